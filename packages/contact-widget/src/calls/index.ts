/** Functions that a page may call, also under the names of the replaced plugin. */
export { type ContactCalls, createCalls } from './dom/createCalls.ts';
export { publishCalls } from './dom/publishCalls.ts';
export { watchOpeners } from './dom/watchOpeners.ts';
