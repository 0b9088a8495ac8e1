/** Public calls, and the names of the replaced plugin. */
export { type ContactCalls, createCalls } from './dom/createCalls.ts';
export { publishCalls } from './dom/publishCalls.ts';
export { watchOpeners } from './dom/watchOpeners.ts';
