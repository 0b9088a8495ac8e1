import type { Sources } from '../page.ts';

const LOOKS = ['contact-widget', 'content', 'gallery', 'menu', 'swatches'];
const sheet = (island: string, name = island) => `/packages/${island}/src/styles/${name}.css`;

/** Sheets of an island as its bundle imports them. */
const SHEETS: Readonly<Record<string, readonly string[]>> = {
  swatches: [sheet('swatches')],
  gallery: [sheet('gallery')],
  menu: [sheet('menu')],
  content: [sheet('content'), '/packages/media/src/video/video.css'],
  look: LOOKS.map((island) => sheet(island, 'look')),
};

/** Where the development server has the packages' sources. */
export const sources: Sources = {
  script: '/demo/src/dev/startIslands.ts',
  sheetsOf: (name) => SHEETS[name] ?? [],
};
