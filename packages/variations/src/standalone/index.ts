export { watchForStandalone } from './watchForStandalone.ts';
