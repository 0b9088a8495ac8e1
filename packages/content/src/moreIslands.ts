import { registerIsland } from '@hadaya/core';
import { backdropIsland } from './backdrop/island.ts';
import { lightboxIsland } from './lightbox/island.ts';
import { nestedAccordionIsland } from './nestedAccordion/island.ts';
import { nestedTabsIsland } from './nestedTabs/island.ts';
import { sliderIsland } from './slider/island.ts';
import { videoIsland } from './video/island.ts';

/** The islands that bring files of their own: here stands only what finds them and loads those files. */
for (const island of [nestedAccordionIsland, nestedTabsIsland, sliderIsland, videoIsland]) registerIsland(island);
registerIsland(lightboxIsland);
registerIsland(backdropIsland);
