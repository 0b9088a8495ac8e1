/** Counters and progress bars, with numbers as people write them. */
export { counterIsland } from './counterIsland.ts';
export { progressIsland } from './progressIsland.ts';
