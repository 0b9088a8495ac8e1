import type { TrackerOptions } from '../options/trackerOptions.ts';
import { classifyVisit } from '../source/classifyVisit.ts';
import type { SourcePolicy, Visit } from '../source/source.ts';
import { cutValue } from './fitBudget.ts';
import { maskSource, maskUrl } from './isPersonal.ts';
import { type Draft, EXTRA_KEYS, SOURCE_KEYS, toText } from './records.ts';

/** Maximum length of the stored user agent, in its encoded form. */
const USER_AGENT_MAX = 600;

/** Returns the counter in a record's first pair (`pgs=` or `vst=`), increased by `step`; 1 if there is no record. */
function count(text: string, step: number): string {
  return String(text ? (parseInt(text.slice(4), 10) || 1) + step : 1);
}

/**
 * Returns the records that a page view writes, in order. First touch is written once. A lost current source is restored
 * from the first one. Every new visit renews the extra record of a kept source, so that both records expire together.
 * `read` returns the text of a record, empty when there is none.
 */
export function draftRecords(
  visit: Visit,
  read: (name: string) => string,
  options: TrackerOptions,
  policy: SourcePolicy,
): readonly Draft[] {
  const { lifetime, promo } = options;
  const mask = (url: string) => maskUrl(url, policy.isHidden);
  // A source or extra record counts only if it contains at least one pair.
  const readPairs = (name: string) => {
    const text = read(name);
    return text.includes('=') ? text : '';
  };
  const current = readPairs('current');
  const currentAdd = readPairs('current_add');
  const first = readPairs('first');
  const firstAdd = readPairs('first_add');
  const session = read('session');
  const source = classifyVisit(visit, { session, source: current || first }, options, policy);
  const entry = source
    ? toText(EXTRA_KEYS, [visit.readTime(), mask(visit.entry), mask(visit.referrer) || undefined])
    : currentAdd || (current ? '' : firstAdd);
  const isEntryKept = !source && currentAdd && (session || lifetime <= 0);
  const text = source ? toText(SOURCE_KEYS, maskSource(source, policy.isHidden)) : current || first;
  const visits = count(read('udata'), session ? 0 : 1);
  const drafts: readonly Draft[] = [
    ['current_add', isEntryKept ? '' : entry, lifetime],
    ['first_add', !firstAdd && (source || !first) ? entry : '', lifetime],
    ['current', text, lifetime],
    ['first', first ? '' : text, lifetime],
    ['udata', toText('vst uip uag', [visits, options.ip, cutValue(visit.userAgent, USER_AGENT_MAX)]), lifetime],
    ['session', toText('pgs cpg', [count(session, visit.newPages), mask(visit.url)]), options.session],
    ['promo', promo && !read('promo') ? toText('code', [promo(visit.random)]) : '', lifetime],
  ];
  return drafts.filter(([, content]) => content);
}
