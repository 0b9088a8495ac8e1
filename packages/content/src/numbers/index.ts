/** Counters and progress bars, which accept numbers as people write them. */
export { counterIsland } from './counterIsland.ts';
export { progressIsland } from './progressIsland.ts';
