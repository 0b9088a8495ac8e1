/** Islands: their definitions, the registry of a page, mounts and commands. */
export type { Command } from './createCommandQueue.ts';
export {
  defineIsland,
  type Hydration,
  type IslandContext,
  type IslandDefinition,
  type IslandDetection,
  type MountRecord,
} from './defineIsland.ts';
export { hydrate } from './hydrate.ts';
export { createOwnRoot, markOwnRoot } from './mountIsland.ts';
export { openRegistry, type Registry, registerIsland } from './registry.ts';
