/** Stores, and a queue for changes made in response to changes. */
export { createReentrancyQueue } from './createReentrancyQueue.ts';
export { createStore, type Store } from './createStore.ts';
