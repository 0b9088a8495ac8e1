export * from '../backend/index.ts';
export { type RunningServer, type ServerOptions, startServer } from './startServer.ts';
