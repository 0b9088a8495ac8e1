import './styles/list.css';
import './styles/item.css';
import './styles/state.css';
import './styles/tooltip.css';
import './styles/notice.css';
import './styles/fallback.css';
import { createEnvironment, openRegistry, registerIsland, VERSION } from '@hadaya/core';
import { swatchesIsland } from './island.ts';

registerIsland(swatchesIsland);
const registry = openRegistry(createEnvironment(window), VERSION);
if (registry)
  import('./installLegacyDoors.ts').then(
    ({ installLegacyDoors }) => installLegacyDoors(registry),
    () => {},
  );
