/**
 * The most that each built file may weigh, in bytes after gzip, by its name in the manifest.
 * A budget is a promise to the visitor: raise one only with the reason beside it.
 */
export const BUDGETS: Readonly<Record<string, number>> = {
  // Hashes of the files that are needed at once are 1,000 of it, for pages that pin our files.
  hadaya: 4_300,
  // With the retry of lost files, a page object that need not be writable, and the containment of errors.
  core: 7_100,
  // Ajax with typed answers; loaded by the islands that ask a server.
  http: 5_300,
  runtime: 69_000,
  variations: 5_200,
  // With the first gesture on a form, a preselection, or ajax mode.
  'variations/startCompanion': 7_700,
  // On pages without WooCommerce's script.
  'variations/startEngine': 3_800,
  // The plugin's own doors (jQuery API, early clicks, middleware) included, which were a file of their own beside it; what
  // comes with the first gesture is `swatches/companion`.
  swatches: 7_100,
  'swatches/companion': 5_300,
  // Three kibibytes.
  'swatches.css': 6_000,
  // One line, since lazy files must not import the entry; `gallery/base` holds the rest.
  gallery: 150,
  'gallery/base': 11_150,
  'gallery.css': 4_000,
  slider: 30_000,
  lightbox: 24_000,
  // One file: what a checkout, the owner's settings and every option of `init` need must be there in the task of the first
  // page view, so nothing of it is fetched later.
  attribution: 10_000,
  // All that finds and starts the builder's widgets, in one turn: a second file came after the builder's own start.
  content: 9_950,
  'content/base': 3_750,
  // Loaded on play.
  video: 3_600,
  // One line, since lazy files must not import the entry; `contact-widget/base` holds the rest.
  'contact-widget': 150,
  'contact-widget/formPanel': 10_900,
  'contact-widget/judgePhone': 20_000,
  'contact-widget/suggestMail': 3_000,
  'contact-widget/WhatsappPanel': 4_300,
  // All that a menu does without React, in one file.
  menu: 10_000,
  'menu/startSuggestions': 5_000,
  // With the Hadaya look, which is a third of it.
  'menu.css': 4_400,
  // Only with `?hadaya_debug=1`.
  debug: 4_500,
};

/** What several files may weigh together. */
export interface Total {
  /** When a visitor pays it, in words. */
  readonly name: string;
  /** Names in the manifest; what they import counts too. */
  readonly files: readonly string[];
  /** Names that others answer for: they and what they import do not count. */
  readonly beyond: readonly string[];
  /** Bytes after gzip, the sum over the files. */
  readonly limit: number;
}

/** The promises that one file alone does not show. */
export const TOTALS: readonly Total[] = [
  {
    name: 'all content widgets before one needs React, Swiper or the lightbox',
    files: ['content'],
    beyond: ['core'],
    limit: 14_000,
  },
  {
    name: 'the whole menu, in-page links, flyout and search field included',
    files: ['menu', 'menu/drawMenu'],
    beyond: ['core', 'react-islands'],
    limit: 10_400,
  },
  {
    name: 'sliders and carousels beyond Swiper',
    files: ['content/startSlider', 'content/drawControls'],
    beyond: ['content', 'slider', 'react-islands'],
    limit: 5_000,
  },
  {
    name: 'videos before they are played',
    files: ['content/drawFacade'],
    beyond: ['content', 'react-islands'],
    limit: 3_000,
  },
  {
    // The page's calls and openers, which a lost file once swallowed, and the plain links that stand in for lost files.
    name: 'the contact widget before it is active',
    files: ['contact-widget'],
    beyond: ['core'],
    limit: 10_300,
  },
  {
    // Records of visits and events for the page follow by themselves (`followDrawing`); nothing that is seen waits for them.
    name: 'the contact widget with launcher and list, beyond what ran before',
    files: ['contact-widget/drawWidget'],
    beyond: ['contact-widget', 'core', 'react-islands', 'runtime'],
    limit: 13_900,
  },
  {
    name: 'every style sheet of launcher, list and chat view',
    files: ['contact-widget/widgetCss', 'contact-widget/effectsCss'],
    beyond: [],
    limit: 6_000,
  },
  {
    name: 'the contact widget that its hours or countries keep away, without React',
    files: ['contact-widget/judgeWidget'],
    beyond: ['contact-widget', 'core'],
    limit: 4_100,
  },
  {
    name: 'the gallery',
    files: ['gallery'],
    beyond: ['core', 'variations', 'react-islands'],
    limit: 11_250,
  },
  {
    name: 'the swatches',
    files: ['swatches'],
    beyond: ['core', 'variations', 'react-islands'],
    limit: 7_100,
  },
];
