/** Stores, and a queue for changes that respond to other changes. */
export { createReentrancyQueue } from './createReentrancyQueue.ts';
export { createStore, type Store } from './createStore.ts';
