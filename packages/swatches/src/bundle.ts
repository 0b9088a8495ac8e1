import './styles/swatches.css';
import { createEnvironment, openRegistry, registerIsland } from '@hadaya/core';
import { swatchesIsland } from './island.ts';
import { installLegacyApi } from './legacy/index.ts';

registerIsland(swatchesIsland);
// Provides the global names that themes call.
installLegacyApi(openRegistry(createEnvironment(window)));
