/** Numbers as people write them: counters and progress bars. */
export { counterIsland } from './counterIsland.ts';
export { progressIsland } from './progressIsland.ts';
