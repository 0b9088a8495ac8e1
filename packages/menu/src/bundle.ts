import './styles/menu.css';
import { registerIsland } from '@hadaya/core';
import { menuIsland } from './island.ts';
import { searchIsland } from './searchIsland.ts';

registerIsland(menuIsland);
registerIsland(searchIsland);
