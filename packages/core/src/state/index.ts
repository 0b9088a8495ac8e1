/** Stores, and changes that answer changes. */
export { createReentrancyQueue } from './createReentrancyQueue.ts';
export { createStore, type Store } from './createStore.ts';
