import './style.css';
import '@hadaya/media/video.css';
import { registerIsland } from '@hadaya/core';
import { accordionIsland, toggleIsland } from './accordion/island.ts';
import { backdropIsland } from './backdrop/island.ts';
import { counterIsland } from './counter/island.ts';
import { lightboxIsland } from './lightbox/island.ts';
import { nestedAccordionIsland } from './nestedAccordion/island.ts';
import { nestedTabsIsland } from './nestedTabs/island.ts';
import { progressIsland } from './progress/island.ts';
import { sliderIsland } from './slider/island.ts';
import { tabsIsland } from './tabs/island.ts';
import { videoIsland } from './video/island.ts';

// All in one turn: between two of them the builder's script could start the widgets of the second.
for (const island of [sliderIsland, accordionIsland, toggleIsland, tabsIsland, nestedAccordionIsland, nestedTabsIsland])
  registerIsland(island);
for (const island of [counterIsland, progressIsland, videoIsland]) registerIsland(island);
registerIsland(lightboxIsland);
registerIsland(backdropIsland);
