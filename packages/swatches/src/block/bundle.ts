import { createEnvironment, openRegistry, registerIsland, VERSION } from '@hadaya/core';
import { blockIsland } from './island.ts';

registerIsland(blockIsland);
openRegistry(createEnvironment(window), VERSION);
