/** The React side of the islands; importing it loads the shared runtime. */

export { Placed, type PlacedProps } from './Placed.tsx';
export { renderIsland } from './renderIsland.tsx';
export { useLazyPart } from './useLazyPart.ts';
export { ServerNode, type ServerNodeValues, useServerNode } from './useServerNode.ts';
export { useStore, useStoreSync } from './useStore.ts';
