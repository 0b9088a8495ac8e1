/** Navigation menu and search field, without side effects; `bundle.ts` registers them on a page. */
export { detection } from './detect.ts';
export { menuIsland } from './island.ts';
export type { MenuEvents } from './items/dom/emitChanges.ts';
export { searchIsland } from './search/island.ts';
export { type MenuSettings, menuSettings } from './settings.ts';
