/** Unit test helpers with their own vitest hooks. */
export { addMarkup, demoIsland, prepareIslandPage, settle } from './islandPage.ts';
export { startMockServer } from './startMockServer.ts';
