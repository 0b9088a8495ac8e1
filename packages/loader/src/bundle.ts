import { startLoader } from './startLoader.ts';

startLoader(window);
