import './styles/swatches.css';
import { createEnvironment, openRegistry, registerIsland, VERSION } from '@hadaya/core';
import { swatchesIsland } from './island.ts';
import { installLegacyApi } from './legacy/index.ts';

registerIsland(swatchesIsland);
// The names that themes call.
const registry = openRegistry(createEnvironment(window), VERSION);
if (registry) installLegacyApi(registry);
