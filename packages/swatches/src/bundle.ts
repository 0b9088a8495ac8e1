import './styles/list.css';
import './styles/item.css';
import './styles/radio.css';
import './styles/state.css';
import './styles/tooltip.css';
import './styles/archive.css';
import './styles/themes.css';
import './styles/notice.css';
import './styles/fallback.css';
import './styles/look.css';
import './styles/lookItem.css';
import './styles/lookState.css';
import { createEnvironment, openRegistry, registerIsland, VERSION } from '@hadaya/core';
import { installLegacyDoors } from './installLegacyDoors.ts';
import { swatchesIsland } from './island.ts';

registerIsland(swatchesIsland);
const registry = openRegistry(createEnvironment(window), VERSION);
if (registry) installLegacyDoors(registry);
