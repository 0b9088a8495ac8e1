import './styles/menu.css';
import { registerIsland } from '@hadaya/core';
import { menuIsland } from './island.ts';
import { searchIsland } from './search/island.ts';

registerIsland(menuIsland);
registerIsland(searchIsland);
