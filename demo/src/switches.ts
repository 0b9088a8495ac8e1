import type { Locale } from '@hadaya/testing/shop';

/** Tells a development server that a page takes the sources. */
export const LIVE_HEADER = 'x-hadaya-sources';

/** What a page's address switches: every combination is a page of its own for a test to open. */
export interface Switches {
  /** `?dir=rtl` gives the Arabic twin. */
  readonly locale: Locale;
  /** `?csp=strict` sends a strict content security policy with a nonce. */
  readonly csp: 'open' | 'strict';
  /** `?js=off` sends no script at all. */
  readonly js: 'on' | 'off';
  /** `?preselect=off` ignores `attribute_*` parameters, as a page from a cache does. */
  readonly preselect: 'on' | 'off';
  /** `?theme=plain` swaps the shop's own look for an ordinary theme's plain rules. */
  readonly theme: 'shop' | 'plain';
  /** `?look=plugins` keeps the looks of the replaced plugins in the shop's own theme. */
  readonly look: 'hadaya' | 'plugins';
  /** Which style sheets the head links: ours, those of the replaced plugins, or both in either order. */
  readonly sheets: 'ours' | 'theirs' | 'both' | 'late';
  /** `?scripts=theirs` lets the replaced plugins' scripts stay beside ours, as a pasted tag meets them. */
  readonly scripts: 'ours' | 'theirs';
  /** `?loader=off` leaves our tag out: the page as it was before an owner pasted it. */
  readonly loader: 'on' | 'off';
  /** `?runtime=light` takes the files that are built against Preact. */
  readonly runtime: 'react' | 'light';
  /** Live sources where a development server has them, unless the address asks for what only the built files show. */
  readonly files: 'sources' | 'built';
  /** `?network=slow` sends everything as a slow phone network does; only the shop itself knows it. */
  readonly network: 'as it is' | 'slow';
}

const SWITCH_NAMES = [
  'dir',
  'csp',
  'js',
  'theme',
  'look',
  'sheets',
  'scripts',
  'loader',
  'runtime',
  'network',
] as const;
/** What is measured, or is without our scripts, is shown on the files that a visitor gets. */
const SHOWN_BUILT = ['runtime', 'js', 'csp', 'loader', 'network', 'sheets', 'scripts'];
const SHEETS = ['ours', 'theirs', 'both', 'late'] as const;

/** Reads the switches of an address; unknown words leave the default. */
export function readSwitches(query: URLSearchParams): Switches {
  return {
    locale: query.get('dir') === 'rtl' ? 'ar' : 'en',
    csp: query.get('csp') === 'strict' ? 'strict' : 'open',
    js: query.get('js') === 'off' ? 'off' : 'on',
    preselect: query.get('preselect') === 'off' ? 'off' : 'on',
    theme: query.get('theme') === 'plain' ? 'plain' : 'shop',
    look: query.get('look') === 'plugins' ? 'plugins' : 'hadaya',
    sheets: SHEETS.find((word) => word === query.get('sheets')) ?? 'ours',
    scripts: query.get('scripts') === 'theirs' ? 'theirs' : 'ours',
    loader: query.get('loader') === 'off' ? 'off' : 'on',
    runtime: query.get('runtime') === 'light' ? 'light' : 'react',
    files: SHOWN_BUILT.some((name) => query.has(name)) ? 'built' : 'sources',
    network: query.get('network') === 'slow' ? 'slow' : 'as it is',
  };
}

/** The switches as a query string that links carry on, for example `?dir=rtl`; empty when all are at their default. */
export function switchQuery(query: URLSearchParams): string {
  const kept = new URLSearchParams(
    SWITCH_NAMES.flatMap((name) => {
      const value = query.get(name);
      return value === null ? [] : [[name, value]];
    }),
  );
  return kept.size === 0 ? '' : `?${kept}`;
}
