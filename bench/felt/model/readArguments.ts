const WORKS = ['load', 'taps', 'visit', 'memory', 'lighthouse', 'film'] as const;
export type Work = (typeof WORKS)[number];

const PROTOCOLS = ['h1', 'h2'] as const;
export type Protocol = (typeof PROTOCOLS)[number];

const CACHES = ['cold', 'warm'] as const;
export type Cache = (typeof CACHES)[number];

/**
 * A front end to compare, selected by a query that is added to the page's URL. The variant `without` is the page
 * without the widgets' scripts.
 */
export interface Variant {
  readonly name: string;
  readonly query: string;
}

export interface ShopPage {
  readonly name: string;
  readonly path: string;
}

export interface Plan {
  /** Origin of the shop; if absent, the demo shop is served and measured. */
  readonly base: string | undefined;
  readonly pages: readonly ShopPage[];
  readonly variants: readonly Variant[];
  readonly rounds: number;
  readonly protocols: readonly Protocol[];
  readonly caches: readonly Cache[];
  readonly works: readonly Work[];
  readonly cpu: number;
  /** Output folder, relative to the repository's root. */
  readonly out: string;
}

const STAND_IN_PAGES: readonly ShopPage[] = [
  { name: 'product', path: '/product/ceramic-mug/' },
  { name: 'content', path: '/corporate-gifts/' },
];

const STAND_IN_VARIANTS: readonly Variant[] = [
  { name: 'react', query: 'theme=plain&runtime=react' },
  { name: 'light', query: 'theme=plain&runtime=light' },
  { name: 'without', query: 'theme=plain' },
];

const USAGE = `npx -y pnpm@12 bench felt [address] [--base=ORIGIN --page=NAME=PATH … --variant=NAME[=QUERY] …]
  [--rounds=5] [--protocol=h1|h2|both] [--cache=cold|warm|both] [--only=${WORKS.join(',')}] [--cpu=4] [--out=FOLDER]`;

function choose<Word extends string>(
  args: readonly Word[],
  given: string | undefined,
  usual: readonly Word[],
): readonly Word[] {
  if (given === undefined) return usual;
  if (given === 'both' || given === 'all') return args;
  const chosen = given.split(',').map((word) => args.find((known) => known === word));
  if (chosen.includes(undefined)) throw new Error(`"${given}" is not one of ${args.join(', ')}\n${USAGE}`);
  return chosen.filter((word) => word !== undefined);
}

function readAmount(name: string, given: string | undefined, usual: number): number {
  const amount = given === undefined ? usual : Number(given);
  if (!(amount >= 1 && amount <= 100)) throw new Error(`--${name} must be a number from 1 to 100\n${USAGE}`);
  return amount;
}

function splitPair(text: string): readonly [name: string, value: string] {
  const at = text.indexOf('=');
  return at < 0 ? [text, ''] : [text.slice(0, at), text.slice(at + 1)];
}

const KNOWN = ['base', 'page', 'variant', 'rounds', 'protocol', 'cache', 'only', 'cpu', 'out'];

/** Throws an error with the usage text for unknown or invalid arguments. */
export function readArguments(args: readonly string[]): Plan {
  const addresses = args.filter((word) => !word.startsWith('--'));
  const options = args.filter((word) => word.startsWith('--')).map((word) => splitPair(word.slice(2)));
  const unknown = options.find(([name]) => !KNOWN.includes(name));
  if (unknown || addresses.length > 1) throw new Error(`unknown argument "${unknown?.[0] ?? addresses[1]}"\n${USAGE}`);
  const all = (requested: string) => options.filter(([name]) => name === requested).map(([, value]) => value);
  const last = (requested: string) => all(requested).at(-1);
  const address = addresses[0] === undefined ? undefined : new URL(addresses[0]);
  const base = last('base') ?? address?.origin;
  const named = all('page')
    .map(splitPair)
    .map(([name, path]) => ({ name, path }));
  const given = address ? [{ name: 'page', path: address.pathname }] : STAND_IN_PAGES;
  const variants = all('variant')
    .map(splitPair)
    .map(([name, query]) => ({ name, query }));
  const own = address ? [{ name: 'shop', query: address.search.slice(1) }] : STAND_IN_VARIANTS;
  return {
    base: base === undefined ? undefined : new URL(base).origin,
    pages: named.length > 0 ? named : given,
    variants: variants.length > 0 ? variants : own,
    rounds: readAmount('rounds', last('rounds'), 5),
    protocols: choose(PROTOCOLS, last('protocol'), ['h1']),
    caches: choose(CACHES, last('cache'), ['cold']),
    works: choose(WORKS, last('only'), WORKS),
    cpu: readAmount('cpu', last('cpu'), 4),
    out: last('out') ?? 'bench/out/felt',
  };
}
