import { isRecord, type PageWindow, readPageValue } from '@hadaya/core';

/** An explanation for owners, built from the source's name, and the number of the rule that chose the source. */
type Choice = readonly [tell: (name: string) => string, rule: number];

const CHOICES = new Map<unknown, Choice>([
  ['utm', [(name) => `source of the visit: a campaign of "${name}", because the landing page’s URL contains it`, 2]],
  ['organic', [(name) => `source of the visit: the search engine "${name}", because the visitor came from it`, 3]],
  ['referral', [(name) => `source of the visit: the site "${name}", because a new visit came from there`, 4]],
  ['typein', [() => 'source of the visit: direct, because no campaign or referrer is known', 5]],
]);

const KEPT: Choice = [
  (name) => `source of the visit: "${name}" as stored, because the current visit does not override it`,
  6,
];

const RECORDS = ['current', 'current_add', 'first', 'udata', 'session'];

function readHost(url: unknown): string {
  try {
    return new URL(String(url)).hostname;
  } catch {
    return 'none';
  }
}

/** Returns an empty string in a sandboxed frame, where reading cookies throws. */
function readCookies(page: PageWindow): string {
  try {
    return page.document.cookie;
  } catch {
    return '';
  }
}

interface SourceSaid {
  /** Summary for owners: the source, and why it was chosen. */
  readonly summary: string;
  /**
   * Details for developers: type, rule, and the cookies that the browser rejected or truncated. Contains neither the
   * page's query nor personal data.
   */
  readonly exact: string;
}

/** Explains why the recorded source was chosen; returns `undefined` on a page without attribution. */
export function describeSource(page: PageWindow): SourceSaid | undefined {
  const data: unknown = Object(Reflect.get(page, 'sbjs')).get;
  if (!isRecord(data) || !readPageValue(page, 'attribution')) return undefined;
  const { current = {}, current_add: added = {} } = Object(data);
  const { href } = page.location;
  const isKept = !added.ep || !href.startsWith(added.ep);
  const [tell, rule] = (isKept ? undefined : CHOICES.get(current.typ)) ?? KEPT;
  const stored = readCookies(page);
  const missing = RECORDS.filter((name) => !stored.includes(`sbjs_${name}=`));
  const exact = [
    `attribution: ${current.typ} "${current.src}", by rule ${rule}`,
    `referrer host: ${readHost(added.rf)}`,
    missing.length > 0 && `cookies that the browser rejected: ${missing.join(', ')}`,
    !isKept && added.ep !== href && 'the entry page’s URL is stored in shortened or masked form',
  ];
  const name = current.typ === 'typein' ? 'direct' : String(current.src);
  return { summary: tell(name), exact: exact.filter(Boolean).join('; ') };
}

/** Logs the recorded source and why it was chosen, now and after each new record, until the signal aborts. */
export function explainAttribution(page: PageWindow, signal: AbortSignal): void {
  const say = () => {
    const said = describeSource(page);
    if (said) page.console.info(`[hadaya] ${said.summary}`);
  };
  say();
  page.document.addEventListener('hadaya:attribution:recorded', say, { signal });
}
