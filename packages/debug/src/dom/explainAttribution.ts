import { isRecord, type PageWindow, readPageValue } from '@hadaya/core';

const REASONS = new Map<unknown, string>([
  ['utm', 'the address of the landing page names a campaign (rule 2)'],
  ['organic', 'the referrer is a search engine (rule 3)'],
  ['referral', 'a new visit came from another site (rule 4)'],
  ['typein', 'nothing tells where the visitor came from (rule 5)'],
]);

const RECORDS = ['current', 'current_add', 'first', 'udata', 'session'];

function readHost(url: unknown): string {
  try {
    return new URL(String(url)).hostname;
  } catch {
    return 'none';
  }
}

/** The page's cookies; none in a sandboxed frame, where reading them throws. */
function readCookies(page: PageWindow): string {
  try {
    return page.document.cookie;
  } catch {
    return '';
  }
}

/** Why this source was chosen, which cookies the browser did not take and which were cut; no query, no personal data. */
function describeSource(page: PageWindow, data: unknown): string {
  const { current = {}, current_add: added = {} } = Object(data);
  const { href } = page.location;
  const isKept = !added.ep || !href.startsWith(added.ep);
  const stored = readCookies(page);
  const missing = RECORDS.filter((name) => !stored.includes(`sbjs_${name}=`));
  const parts = [
    `[hadaya] attribution: ${current.typ} "${current.src}"`,
    `because ${isKept ? 'it is stored and nothing stronger came (rule 6)' : REASONS.get(current.typ)}`,
    `referrer host: ${readHost(added.rf)}`,
    missing.length > 0 && `cookies that the browser did not take: ${missing.join(', ')}`,
    !isKept && added.ep !== href && 'the entry page is stored shortened or masked',
  ];
  return parts.filter(Boolean).join('; ');
}

/** Says on the console what attribution has recorded, now and after each record until the signal aborts. */
export function explainAttribution(page: PageWindow, signal: AbortSignal): void {
  const say = () => {
    const data: unknown = Object(Reflect.get(page, 'sbjs')).get;
    if (isRecord(data) && readPageValue(page, 'attribution')) page.console.info(describeSource(page, data));
  };
  say();
  page.document.addEventListener('hadaya:attribution:recorded', say, { signal });
}
