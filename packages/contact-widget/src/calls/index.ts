/** Functions that a page may call, also under the replaced plugin's names. */
export { type ContactCalls, createCalls } from './dom/createCalls.ts';
export { publishCalls } from './dom/publishCalls.ts';
export { watchOpeners } from './dom/watchOpeners.ts';
