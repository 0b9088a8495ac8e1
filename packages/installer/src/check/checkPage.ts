/** Checks the HTML of a shop's page and the tag on it as Hadaya would read them. */

/** Data about this version that the check needs. */
export interface CheckFacts {
  readonly bundles: readonly {
    readonly name: string;
    readonly selectors: readonly string[];
    readonly globals?: readonly string[];
  }[];
  /** Setting names, keyed by feature. */
  readonly settings: Readonly<Record<string, readonly string[]>>;
  /** For each replaced plugin: a part of its files' URLs, and its name. */
  readonly replaced: readonly (readonly [part: string, plugin: string])[];
  /** Hashes of this version's loaders. */
  readonly hashes: readonly string[];
}

export interface Finding {
  readonly kind: 'good' | 'bad' | 'note';
  /** Name of the message, and the values for its placeholders. */
  readonly text: string;
  readonly values?: Readonly<Record<string, string | number>>;
}

/**
 * Returns the object assigned to `settings` in inline scripts; `undefined` if there is none, `'unreadable'` if it is
 * invalid.
 */
export function readPageSettings(code: string): unknown {
  const start = /(?:\bsettings\s*=\s*|"settings"\s*:\s*)(?=\{)/.exec(code);
  if (!start) return undefined;
  const source = code.slice(start.index + start[0].length);
  for (let end = source.indexOf('}'); end >= 0; end = source.indexOf('}', end + 1)) {
    try {
      return JSON.parse(source.slice(0, end + 1));
    } catch {
      // If this brace closes only an inner object, parsing fails and the next brace is tried.
    }
  }
  return /^\{\s*(\/\*.*?\*\/\s*)?\}/s.test(source) ? {} : 'unreadable';
}

/**
 * Suggests a name for a misspelt one: the same letters in another case, or a name with the same beginning and end.
 * Returns `''` if there is none.
 */
export function nearestName(name: string, names: readonly string[]): string {
  const plain = (text: string) => text.toLowerCase().replace(/[^a-z]/g, '');
  const given = plain(name);
  const isNear = (one: string) => {
    const other = plain(one);
    let same = 0;
    while (same < other.length && other[same] === given[same]) same += 1;
    const rest = other.slice(same);
    let tail = 0;
    while (tail < rest.length && rest.at(-1 - tail) === given.at(-1 - tail)) tail += 1;
    return same + tail >= Math.max(other.length, given.length) - 2;
  };
  return names.find((one) => plain(one) === given) ?? names.find(isNear) ?? '';
}

function checkNames(settings: unknown, facts: CheckFacts): Finding[] {
  if (settings === 'unreadable') return [{ kind: 'bad', text: 'unreadable' }];
  const judge = (path: string, name: string, names: readonly string[]): Finding[] => {
    if (names.includes(name)) return [];
    const nearest = nearestName(name, names);
    const values = { path, nearest };
    return [nearest ? { kind: 'bad', text: 'misspelt', values } : { kind: 'bad', text: 'unknown', values }];
  };
  return Object.entries(Object(settings)).flatMap(([part, inner]) => [
    ...judge(part, part, [...Object.keys(facts.settings), 'look']),
    ...Object.keys(facts.settings[part] ? Object(inner) : {}).flatMap((name) =>
      judge(`${part}.${name}`, name, facts.settings[part] ?? []),
    ),
  ]);
}

function checkTags(scripts: readonly HTMLScriptElement[], facts: CheckFacts): Finding[] {
  const tags = scripts.filter(({ attributes }) =>
    /\/hadaya(\.min)?\.js(\?|$)/.test(attributes.getNamedItem('src')?.value ?? ''),
  );
  const [tag] = tags;
  if (!tag) return [{ kind: 'bad', text: 'noTag' }];
  const integrity = tag.getAttribute('integrity');
  const isLate = /^(?!module|text\/javascript|application\/javascript)./.test(tag.type);
  return [
    { kind: 'good', text: 'tag', values: { src: tag.getAttribute('src') ?? '' } },
    ...(tags.length > 1 ? [{ kind: 'bad' as const, text: 'twoTags', values: { count: tags.length } }] : []),
    ...(isLate ? [{ kind: 'note' as const, text: 'delayed', values: { type: tag.type } }] : []),
    ...(integrity === null
      ? [{ kind: 'note' as const, text: 'noIntegrity' }]
      : facts.hashes.includes(integrity)
        ? [{ kind: 'good' as const, text: 'integrity' }]
        : [{ kind: 'bad' as const, text: 'otherIntegrity' }]),
    ...(integrity !== null && !tag.hasAttribute('crossorigin')
      ? [{ kind: 'bad' as const, text: 'noCrossorigin' }]
      : []),
  ];
}

function isAssigned(name: string, code: string): boolean {
  const pieces = code.split(name);
  return pieces.slice(1).some((after, at) => /^\s*=/.test(after) && !/[\w$]$/.test(pieces[at] ?? ''));
}

/** Bundles without a match share one line. */
function checkParts(page: Document, code: string, { bundles }: CheckFacts): Finding[] {
  const absent: string[] = [];
  const found = bundles.flatMap(({ name, selectors, globals = [] }): Finding[] => {
    const count = page.querySelectorAll(selectors.join(',') || 'no-selector').length;
    const named = globals.filter((one) => isAssigned(one, code));
    if (count > 0) return [{ kind: 'good', text: 'found', values: { name, count } }];
    if (named.length > 0) return [{ kind: 'good', text: 'foundSettings', values: { name, global: named.join(', ') } }];
    absent.push(name);
    return [];
  });
  return absent.length > 0 ? [...found, { kind: 'note', text: 'absent', values: { names: absent.join(', ') } }] : found;
}

/** Checks only a whole page, not a pasted tag. */
function checkDocument(html: string, page: Document): Finding[] {
  if (!/<html|<head/i.test(html)) return [];
  return [
    ...(/<!doctype html/i.test(html) ? [] : [{ kind: 'bad' as const, text: 'noDoctype' }]),
    ...(page.querySelector('meta[name="viewport"]') ? [] : [{ kind: 'bad' as const, text: 'noViewport' }]),
    ...(page.documentElement.lang ? [] : [{ kind: 'bad' as const, text: 'noLanguage' }]),
  ];
}

export function checkPage(html: string, facts: CheckFacts): { findings: Finding[]; settings: unknown } {
  const page = new DOMParser().parseFromString(html, 'text/html');
  const scripts = [...page.querySelectorAll('script')];
  const code = scripts.flatMap((script) => (script.src ? [] : (script.textContent ?? ''))).join('\n');
  const own = scripts.map(({ textContent }) => textContent ?? '').filter((text) => /\bhadaya\b/.test(text));
  const settings = readPageSettings(own.join('\n'));
  const isPage = /<body|<main|<div/i.test(html);
  const replaced = facts.replaced.flatMap(([part, plugin]) =>
    scripts.some((script) => script.getAttribute('src')?.includes(part)) ? [plugin] : [],
  );
  const onPage: Finding[] = [
    ...checkDocument(html, page),
    ...checkParts(page, code, facts),
    ...[...new Set(replaced)].map((plugin): Finding => ({ kind: 'note', text: 'replaced', values: { plugin } })),
  ];
  return {
    settings,
    findings: [
      ...checkTags(scripts, facts),
      ...checkNames(settings, facts),
      ...(isPage ? onPage : [{ kind: 'note' as const, text: 'onlyTag' }]),
    ],
  };
}
