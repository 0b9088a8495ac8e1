/** The React side of the islands; importing it brings the shared runtime along. */
export { ErrorBoundary } from './ErrorBoundary.tsx';
export { type RootPlace, renderIsland } from './renderIsland.tsx';
export { useServerClasses, useServerNode } from './useServerNode.ts';
export { useStore } from './useStore.ts';
