import './styles/content.css';
import '@hadaya/media/video.css';
import { registerIsland } from '@hadaya/core';
import { backdropIsland } from './backdrop/backdropIsland.ts';
import {
  accordionIsland,
  atomicTabsIsland,
  nestedAccordionIsland,
  nestedTabsIsland,
  tabsIsland,
  toggleIsland,
} from './folding/index.ts';
import { lightboxIsland } from './lightbox/lightboxIsland.ts';
import { counterIsland, progressIsland } from './numbers/index.ts';
import { sliderIsland } from './slider/sliderIsland.ts';
import { videoIsland } from './video/videoIsland.ts';

// Registers all islands in one task; otherwise, the builder's script could start some of the widgets before Hadaya
// does.
for (const island of [sliderIsland, accordionIsland, toggleIsland, tabsIsland, nestedAccordionIsland, nestedTabsIsland])
  registerIsland(island);
for (const island of [counterIsland, progressIsland, videoIsland, atomicTabsIsland]) registerIsland(island);
registerIsland(lightboxIsland);
registerIsland(backdropIsland);
