import { describeOptimiser, findOptimiser, type ScriptFacts } from './findOptimiser.ts';
import { findSettingsProblems } from './findSettingsProblems.ts';
import { namePart } from './partNames.ts';

export interface BundleFacts {
  readonly name: string;
  /** CSS selectors and settings globals that load the bundle. */
  readonly wants: readonly string[];
  /**
   * True if the page contains a matching element, one of these globals, the bundle's setting, or an island that mounts
   * on the whole page.
   */
  readonly isNeeded: boolean;
  /** Number of mounted elements; 1 for a running widget without an element of its own. */
  readonly mounted: number;
  /**
   * Reasons why mounted elements are not visible, one entry per element: a summary for the owner and details for
   * developers.
   */
  readonly unseen: readonly { readonly summary: string; readonly exact: string }[];
  readonly failed: number;
  readonly waiting: number;
}

/** Facts that the panel reads from a page; they contain no visitor data. */
export interface PageFacts {
  /** Version of the copy that owns the registry; `undefined` if no bundle has started. */
  readonly version: string | undefined;
  readonly bundles: readonly BundleFacts[];
  /** Value of `window.hadaya.settings`. */
  readonly settings: unknown;
  /** Value of `window.hadaya.baseUrl`. */
  readonly baseUrl: unknown;
  readonly scripts: readonly ScriptFacts[];
  readonly isLoaderLate: boolean;
  /** Elements that overlap a contact widget's launcher: provider (empty if unknown) and element. */
  readonly neighbours: readonly { readonly maker: string; readonly exact: string }[];
  /** URL of the server's report about the page; `undefined` without Hadaya's plugin. */
  readonly serverReport: string | undefined;
  /** True in quirks mode, which browsers use for pages without a doctype. */
  readonly isQuirky: boolean;
  readonly hasViewport: boolean;
  /** `lang` of the document. */
  readonly language: string;
}

/** The panel's report, in sentences for owners except for `details`. */
export interface Report {
  readonly title: string;
  /** One line for each bundle that the page needs. */
  readonly widgets: readonly string[];
  readonly problems: readonly string[];
  readonly notes: readonly string[];
  readonly details: readonly string[];
}

const MOST_NAMES = 3;

const shorten = (names: readonly string[]) =>
  [...names.slice(0, MOST_NAMES), ...(names.length > MOST_NAMES ? ['…'] : [])].join(', ');

function describeBundle({ name, mounted, unseen, failed, waiting }: BundleFacts): string {
  const seen = mounted - unseen.length;
  const parts = [
    seen > 0 && `${seen} working`,
    unseen.length > 0 &&
      `${unseen.length} started, but not visible: ${[...new Set(unseen.map(({ summary }) => summary))].join('; ')}`,
    failed > 0 && `${failed} failed, the page’s own markup is shown instead`,
    waiting > 0 && `${waiting} not started yet, because visitors have not reached them or their file is loading`,
  ].filter((part) => part !== false);
  return `${namePart(name)}: ${parts.join(', ') || 'its file has not loaded yet'}`;
}

function findPageProblems(facts: PageFacts): string[] {
  const { baseUrl, isQuirky, hasViewport, language, neighbours } = facts;
  return [
    ...neighbours.map(({ maker }) =>
      maker === ''
        ? 'another floating button is in the same corner as the contact widget. Move one of them to another corner: the contact widget in Hadaya under "Appearance", or the other button in its own settings'
        : `the button of ${maker} is in the same corner as the contact widget. Deactivate ${maker}, or move one of them to another corner: the contact widget in Hadaya under "Appearance"`,
    ),
    baseUrl !== undefined &&
      typeof baseUrl !== 'string' &&
      'hadaya.baseUrl is not a string. Write the URL of the folder with the files',
    isQuirky && 'the page has no <!doctype html>, so sizes and positions are not reliable. Add it as the first line',
    !hasViewport &&
      'the page has no <meta name="viewport">, so phones show it as a desktop page. Add width=device-width',
    language === '' &&
      'the page has no lang attribute, so Hadaya uses English and screen readers guess the language. Set lang on <html>',
  ].filter((problem) => problem !== false);
}

const REPLACED: readonly (readonly [path: RegExp, bundle: string, plugin: string])[] = [
  [/\/plugins\/woo-variation-gallery(?:-pro)?\//, 'gallery', 'Variation Gallery'],
  [/\/plugins\/woo-variation-swatches(?:-pro)?\//, 'swatches', 'Variation Swatches'],
  [/\/plugins\/chaty(?:-pro)?\//, 'contact-widget', 'Chaty'],
  [/\/sourcebuster(?:\.min)?\.js|\/order-attribution(?:\.min)?\.js/, 'attribution', 'WooCommerce order attribution'],
  [/\/plugins\/header-footer-elementor\//, 'menu', 'Ultimate Addons header and footer'],
];

/** A script that still runs although its plugin is replaced. */
interface ReplacedScript {
  readonly plugin: string;
  readonly bundle: string;
  readonly src: string;
}

export function findReplacedScripts(scripts: readonly ScriptFacts[]): readonly ReplacedScript[] {
  return REPLACED.flatMap(([path, bundle, plugin]) => {
    const script = scripts.find(({ src }) => path.test(src));
    return script ? [{ plugin, bundle, src: script.src }] : [];
  });
}

function findNotes({ scripts, isLoaderLate, serverReport }: PageFacts): string[] {
  return [
    ...findReplacedScripts(scripts).map(
      ({ plugin, bundle, src }) =>
        `the script of ${plugin} is still on the page (${src}). "${namePart(bundle)}" replaces it; remove the script`,
    ),
    ...describeOptimiser(findOptimiser(scripts, isLoaderLate)),
    ...(serverReport ? [`server diagnostics of this page: ${serverReport}`] : []),
  ];
}

function findDetails({ version, bundles, neighbours }: PageFacts): string[] {
  const unseen = bundles.flatMap((bundle) => bundle.unseen.map(({ exact }) => `${bundle.name}: ${exact}`));
  const idle = bundles
    .filter(({ isNeeded }) => !isNeeded)
    .map(({ name, wants }) => `"${name}" does not start on this page, which has no ${shorten(wants)}`);
  return [
    ...(version ? [] : ['no bundle has started, so the version is unknown']),
    ...new Set(unseen),
    ...neighbours.map(({ exact }) => `covering the contact widget: ${exact}`),
    ...idle,
  ];
}

/** Text shown on a page without widgets, on which an empty panel would look broken. */
const NO_WIDGETS =
  'This page has no widgets that Hadaya could start. If one is missing, check that it is turned on in Hadaya and that its plugin prints it on this page';

/** `heard` contains the lines that Hadaya has logged to the console. */
export function readReport(facts: PageFacts, heard: readonly string[]): Report {
  const widgets = facts.bundles.filter(({ isNeeded }) => isNeeded).map(describeBundle);
  return {
    title: `Hadaya ${facts.version ?? ''}`.trim(),
    widgets: widgets.length > 0 ? widgets : [NO_WIDGETS],
    problems: [...findPageProblems(facts), ...findSettingsProblems(facts.settings), ...heard],
    notes: findNotes(facts),
    details: findDetails(facts),
  };
}
