export { loadPluginEnd, openPluginEvents } from './openPluginEvents.ts';
