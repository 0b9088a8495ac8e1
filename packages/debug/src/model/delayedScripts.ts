import type { ScriptFacts } from './PageFacts.ts';

/** Script types under which optimisers print what they run later. */
const DELAYED_TYPES: Readonly<Record<string, string>> = {
  rocketlazyloadscript: 'WP Rocket',
  'litespeed/javascript': 'LiteSpeed Cache',
  'text/rocketscript': 'Cloudflare Rocket Loader',
  'text/perfmatters': 'Perfmatters',
};

/** Name of the optimiser that runs scripts of this page late, or `undefined`. */
export function findOptimiser(scripts: readonly ScriptFacts[]): string | undefined {
  const type = scripts
    .map((script) => script.type.replace(/^[\da-f]+-/, ''))
    .find((one) => Object.hasOwn(DELAYED_TYPES, one));
  return type && DELAYED_TYPES[type];
}
