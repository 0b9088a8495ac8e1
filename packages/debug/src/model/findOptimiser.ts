import names from './optimisers.json' with { type: 'json' };

export interface ScriptFacts {
  readonly src: string;
  readonly type: string;
  /**
   * `id` of the tag. If the plugin prints the loader's tag, its id is `hadaya-js`, even when an optimiser has changed
   * the URL.
   */
  readonly id?: string;
}

/**
 * Script types that browsers run or recognise. Any other type with a script-like name belongs to a script that an
 * optimiser delays.
 */
const RUN = /^(?:(?:text|application)\/(?:x-)?(?:java|ecma)script|module)?$/i;

/** Matches the prefix that Cloudflare adds to each script type. */
const NUMBERED = /^[\da-f]{8,40}-/;

/**
 * Types that browsers do not run also occur on templates and data, so only types with a script-like name count as
 * delayed scripts; for the loader's own tag, every such type counts.
 */
const isWaiting = ({ type, id }: ScriptFacts) =>
  !RUN.test(type) && (id === 'hadaya-js' || /script|wpmeteor|psajs|phast|js-lzl/i.test(type));

function nameOf({ type, src }: ScriptFacts): string | undefined {
  const named = (signs: Readonly<Record<string, string>>, text: string) =>
    Object.entries(signs).find(([marker]) => text.toLowerCase().includes(marker))?.[1];
  const byType = named(names.types, type);
  return byType ?? named(names.paths, src) ?? (NUMBERED.test(type) ? 'Cloudflare Rocket Loader' : undefined);
}

/** The effect of another plugin or service on the page's scripts, as seen in the page's HTML. */
export interface Optimiser {
  /** True if scripts are delayed, or the loader was requested only after the load event. */
  readonly isLate: boolean;
  /** URL of the optimiser's copy of the loader, if the loader's tag points to one. */
  readonly copy?: string;
  readonly name?: string;
  /** The optimiser's setting with which an owner excludes a script, if known. */
  readonly setting?: string;
}

export function findOptimiser(scripts: readonly ScriptFacts[], isLoaderLate = false): Optimiser | undefined {
  const waiting = scripts.find(isWaiting);
  const copied = scripts.find(
    ({ id, src }) => id === 'hadaya-js' && src !== '' && !/\/hadaya(?:\.min)?\.js$|\/hadaya\/dist\//.test(src),
  );
  if (!waiting && !copied && !isLoaderLate) return undefined;
  const name = [waiting, copied].flatMap((script) => (script && nameOf(script)) ?? [])[0];
  const switches: Readonly<Record<string, string>> = names.switches;
  const setting = name === undefined ? undefined : switches[name];
  return {
    isLate: waiting !== undefined || isLoaderLate,
    ...(copied && { copy: copied.src }),
    ...(name !== undefined && { name }),
    ...(setting !== undefined && { setting }),
  };
}

export function describeOptimiser(optimiser: Optimiser | undefined): readonly string[] {
  if (!optimiser) return [];
  const { isLate, copy, name = 'an optimiser', setting } = optimiser;
  return [
    isLate &&
      `${name} delays the scripts of this page. If widgets start only after the first touch, exclude hadaya.min.js from the delay${setting ? `: ${setting}` : ''}`,
    copy && `${name} serves a copy of the loader (${copy}). No action is needed`,
  ].filter((line) => typeof line === 'string');
}
