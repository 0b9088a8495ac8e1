import { registerIsland } from '@hadaya/core';
import { startLegacyApi } from './dom/legacy/startLegacyApi.ts';
import { galleryIsland } from './island.ts';
import './styles/frame.css';
import './styles/slides.css';
import './styles/states.css';
import './styles/strip.css';
import './styles/thumbnails.css';
import './styles/trigger.css';
import './styles/look.css';

registerIsland(galleryIsland);
startLegacyApi();
