import { startDebug } from './startDebug.ts';

startDebug(window);
