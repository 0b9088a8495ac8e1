/** Helpers of unit tests that bring their own vitest hooks. */
export { addMarkup, demoIsland, prepareIslandPage, settle } from './islandPage.ts';
export { startMockServer } from './startMockServer.ts';
