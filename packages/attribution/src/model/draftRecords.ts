import { classifyVisit } from './classifyVisit.ts';
import { decodeText } from './encoding.ts';
import { type Draft, SOURCE_KEYS, toText } from './records.ts';
import type { SourcePolicy } from './sourcePolicy.ts';
import type { TrackerOptions } from './trackerOptions.ts';
import type { Visit } from './visit.ts';

/** What an address must hold for one of its values to look personal. */
const MAYBE_PERSONAL = /@|=\s*(\+|00)[\s().-]*\d/;

/** A counter, the first pair of its record, that goes up by `step`, or starts at 1 where there is no record. */
function count(text: string, key: string, step: number): string {
  return text ? `${(parseInt(text.replace(`${key}=`, ''), 10) || 1) + step}` : '1';
}

/**
 * The records that a page view writes, in the order of their writing. First touch is written once. A lost current
 * source comes back from the first one. Every new visit renews the extra record of a kept source, so that it lives as
 * long as the source. `read` gives the text of a record, empty when there is none.
 */
export function draftRecords(
  visit: Visit,
  read: (name: string) => string,
  options: TrackerOptions,
  policy: SourcePolicy,
): readonly Draft[] {
  const { lifetime, promo } = options;
  const isSuspect = policy.mask && MAYBE_PERSONAL.test(decodeText(`${visit.entry} ${visit.referrer} ${visit.url}`));
  const parts = isSuspect ? policy.parts() : undefined;
  const mask = parts?.maskUrl ?? String;
  // A source or extra record counts only if it holds a pair at all.
  const [current = '', currentAdd = '', first = '', firstAdd = ''] = ['current', 'current_add', 'first', 'first_add']
    .map(read)
    .map((text) => (text.includes('=') ? text : ''));
  const session = read('session');
  const source = classifyVisit(
    visit,
    { hasSession: session !== '', hasSource: Boolean(current || first) },
    options,
    policy,
  );
  const entry = source
    ? toText('fd ep rf', [visit.timestamp(), mask(visit.entry), mask(visit.referrer) || undefined])
    : currentAdd || (current ? '' : firstAdd);
  const isEntryKept = !source && currentAdd && (session || lifetime <= 0);
  const text = source ? toText(SOURCE_KEYS, parts?.maskSource(source) ?? source) : current || first;
  const visits = count(read('udata'), 'vst', session ? 0 : 1);
  const drafts: readonly Draft[] = [
    ['current_add', isEntryKept ? '' : entry, lifetime],
    ['first_add', !firstAdd && (source || !first) ? entry : '', lifetime],
    ['current', text, lifetime],
    ['first', first ? '' : text, lifetime],
    ['udata', toText('vst uip uag', [visits, options.ip, visit.userAgent]), lifetime],
    ['session', toText('pgs cpg', [count(session, 'pgs', visit.newPages), mask(visit.url)]), options.session],
    ['promo', promo && !read('promo') ? toText('code', [promo(visit.random())]) : '', lifetime],
  ];
  return drafts.filter(([, content]) => content);
}
