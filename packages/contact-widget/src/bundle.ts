import { registerIsland } from '@hadaya/core';
import { contactIsland } from './island.ts';

registerIsland(contactIsland);
