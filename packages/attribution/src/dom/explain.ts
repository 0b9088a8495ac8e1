import type { PublicData } from '../model/publicData.ts';
import { openCookies } from './cookieAccess.ts';
import type { ShopPage } from './shopPage.ts';

const REASONS = new Map([
  ['utm', 'the address of the landing page names a campaign (rule 2)'],
  ['organic', 'the referrer is a search engine (rule 3)'],
  ['referral', 'a new visit came from another site (rule 4)'],
  ['typein', 'nothing tells where the visitor came from (rule 5)'],
]);

function readHost(url: string): string {
  try {
    return new URL(url).hostname;
  } catch {
    return 'none';
  }
}

/**
 * Says on the console, for `?hadaya_debug=1`, why this source was chosen, which cookies the browser did not take and
 * which were cut. No query, no user agent, no personal data.
 */
export function explain(page: ShopPage, data: () => PublicData | undefined, signal: AbortSignal): void {
  const { document, location, console } = page;
  const say = () => {
    const { current = {}, current_add = {} } = data() ?? {};
    const isKept = !current_add.ep || !location.href.startsWith(current_add.ep);
    const stored = openCookies(page).read();
    const missing = ['current', 'current_add', 'first', 'udata', 'session'].filter(
      (name) => !stored.includes(`sbjs_${name}=`),
    );
    const isCut = !isKept && current_add.ep !== location.href;
    console.info(
      [
        `[hadaya] attribution: ${current.typ} "${current.src}"`,
        `because ${isKept ? 'it is stored and nothing stronger came (rule 6)' : REASONS.get(`${current.typ}`)}`,
        `referrer host: ${readHost(current_add.rf ?? '')}`,
        missing.length > 0 && `cookies that the browser did not take: ${missing.join(', ')}`,
        isCut && 'the entry page is stored shortened or masked',
      ]
        .filter(Boolean)
        .join('; '),
    );
  };
  document.addEventListener('hadaya:attribution:recorded', say, { signal });
}
