import './style.css';
import '@hadaya/media/video.css';
import { registerIsland } from '@hadaya/core';
import { accordionIsland, toggleIsland } from './accordion/island.ts';
import { counterIsland } from './counter/island.ts';
import { tabsIsland } from './tabs/island.ts';

for (const island of [accordionIsland, toggleIsland, tabsIsland, counterIsland]) registerIsland(island);
// A page without this file keeps its pictures as links, its disclosures as the browser's and its slides in a row.
import('./moreIslands.ts').catch(() => {});
