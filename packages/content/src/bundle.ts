import './styles/content.css';
import '@hadaya/media/video.css';
import { registerIsland } from '@hadaya/core';
import { backdropIsland } from './backdrop/island.ts';
import { accordionIsland, toggleIsland } from './folding/accordion/island.ts';
import { nestedAccordionIsland } from './folding/nestedAccordion/island.ts';
import { nestedTabsIsland } from './folding/nestedTabs/island.ts';
import { atomicTabsIsland } from './folding/tabs/atomicTabsIsland.ts';
import { tabsIsland } from './folding/tabs/island.ts';
import { lightboxIsland } from './lightbox/island.ts';
import { counterIsland } from './numbers/counterIsland.ts';
import { progressIsland } from './numbers/progressIsland.ts';
import { sliderIsland } from './slider/island.ts';
import { videoIsland } from './video/island.ts';

// All in one turn: between two of them the builder's script could start the widgets of the second.
for (const island of [sliderIsland, accordionIsland, toggleIsland, tabsIsland, nestedAccordionIsland, nestedTabsIsland])
  registerIsland(island);
for (const island of [counterIsland, progressIsland, videoIsland, atomicTabsIsland]) registerIsland(island);
registerIsland(lightboxIsland);
registerIsland(backdropIsland);
