import type { Locale } from '@hadaya/testing/shop';

/** Response header of development server pages that use the sources. */
export const LIVE_HEADER = 'x-hadaya-sources';

/** Switches in a page's URL; a test can open every combination. */
export interface Switches {
  /** `?dir=rtl` selects the Arabic version. */
  readonly locale: Locale;
  /** `?csp=strict` sends a strict content security policy with a nonce. */
  readonly csp: 'open' | 'strict';
  /** `?js=off` sends no scripts. */
  readonly js: 'on' | 'off';
  /** `?preselect=off` ignores `attribute_*` parameters, as a cached page does. */
  readonly preselect: 'on' | 'off';
  /** `?theme=plain` replaces the shop's own look with the plain rules of an ordinary theme. */
  readonly theme: 'shop' | 'plain';
  /** `?look=plugins` keeps the replaced plugins' look in the shop's theme. */
  readonly look: 'hadaya' | 'plugins';
  /** Style sheets linked in the head: ours, the replaced plugins', or both in either order. */
  readonly sheets: 'ours' | 'theirs' | 'both' | 'late';
  /** `?scripts=theirs` keeps the replaced plugins' scripts next to ours, as on a page with a pasted tag. */
  readonly scripts: 'ours' | 'theirs';
  /** `?loader=off` omits our tag, so the page is as it was before an owner pasted the tag. */
  readonly loader: 'on' | 'off';
  /** `?runtime=light` uses the files built with Preact. */
  readonly runtime: 'react' | 'light';
  /** Source files on a development server, unless the URL requires built files. */
  readonly files: 'sources' | 'built';
  /** `?network=slow` simulates a slow phone network; only the shop supports it. */
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
/** Switches that require built files, as visitors get them, even on a development server. */
const SHOWN_BUILT = ['runtime', 'js', 'csp', 'loader', 'network', 'sheets', 'scripts'];
const SHEETS = ['ours', 'theirs', 'both', 'late'] as const;

/** Unknown values keep the default. */
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

/** Returns the switches in a URL as a query string for links, for example `?dir=rtl`; empty if the URL has none. */
export function switchQuery(query: URLSearchParams): string {
  const kept = new URLSearchParams(
    SWITCH_NAMES.flatMap((name) => {
      const value = query.get(name);
      return value === null ? [] : [[name, value]];
    }),
  );
  return kept.size === 0 ? '' : `?${kept}`;
}
