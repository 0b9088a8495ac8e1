/** Menu and search field, without side effects; `bundle.ts` registers them on a page. */
export { detection } from './detect.ts';
export type { MenuEvents } from './events.ts';
export { menuIsland } from './island.ts';
export { searchIsland } from './searchIsland.ts';
export { type MenuSettings, menuSettings } from './settings.ts';
