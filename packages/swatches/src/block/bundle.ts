import { registerIsland } from '@hadaya/core';
import { blockIsland } from './island.ts';

registerIsland(blockIsland);
