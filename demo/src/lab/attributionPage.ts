import { DEFAULT_FIELDS } from '@hadaya/attribution/fields';
import type { SettingsGlobal } from '@hadaya/testing/shop';
import type { DemoPage, PageContext } from '../page.ts';
import { arrivals, recordRows, attributionTexts as texts } from '../texts/attributionTexts.ts';

/**
 * Simulates a visitor's arrival before the bundle runs: sets the referrer, and deletes the session cookie or all
 * attribution cookies.
 */
const ARRIVE = `<script>(() => {
const query = new URLSearchParams(location.search);
const from = query.get('from');
if (from) Object.defineProperty(document, 'referrer', { value: from });
const over = { over: /^sbjs_session$/, forgotten: /^sbjs_/ }[query.get('session')];
for (const name of over ? document.cookie.split('; ').map((entry) => entry.split('=')[0]) : []) {
  if (over.test(name)) for (const domain of ['', '; domain=.' + location.hostname]) document.cookie = name + '=; path=/; max-age=0' + domain;
}
})()</script>`;

/** Updates the displayed attribution record when it is recorded or erased, and makes the consent buttons work. */
const SHOW = `<script>(() => {
const list = document.querySelector('[data-record]');
const say = (source = {}) => [source.typ, source.src, source.mdm, source.cmp].filter((text) => text && text !== '(none)').join(' · ');
const show = async () => {
  const { current, first, current_add: entry = {}, session = {}, udata = {} } = window.sbjs?.get ?? {};
  const channel = current?.typ ? await window.hadaya.attribution.channel() : {};
  const values = { current: say(current), first: say(first), channel: channel.current, entry: entry.ep, session: session.pgs && session.pgs + ' / ' + udata.vst };
  for (const cell of list.querySelectorAll('input')) cell.value = values[cell.name] || '–';
};
for (const what of ['recorded', 'erased']) document.addEventListener('hadaya:attribution:' + what, show);
document.querySelector('[data-consent]').addEventListener('click', ({ target }) => {
  if (target.value) window.hadaya?.attribution?.setTracking(target.value);
});
})()</script>`;

/** Gives the fields the full width, so that a long value does not shift the page. */
const STYLE = `<style>
.record { display: grid; gap: 0.75rem }
.record label { display: grid; gap: 0.25rem; font-weight: 700 }
.record input { font: inherit; font-weight: 400; padding: 0.4rem 0.6rem; inline-size: 100%; box-sizing: border-box }
</style>`;

function arrivalLinks({ url, locale, link }: PageContext): string {
  const kept = ['dir', 'csp', 'js'].flatMap((name) => {
    const value = url.searchParams.get(name);
    return value === null ? [] : [[name, value]];
  });
  return arrivals
    .map(({ query, label }) => {
      const target = `${new URLSearchParams([...kept, ...Object.entries(query)])}`.replaceAll('&', '&amp;');
      const [path = ''] = link('/attribution/').split('?');
      return `<li><a href="${path}?${target}">${label[locale]}</a></li>`;
    })
    .join('');
}

export const orderSource: SettingsGlobal = {
  name: 'wc_order_attribution',
  value: {
    params: { lifetime: 6, session: 30, base64: false, prefix: 'wc_order_attribution_', allowTracking: true },
    fields: { ...DEFAULT_FIELDS, channel: 'channel.current' },
  },
};

/** Page with the visitor's attribution data, and links that simulate other sources. */
export const attributionPage: DemoPage = {
  path: '/attribution/',
  title: texts.title,
  summary: texts.summary,
  group: 'content',
  settings: () => [orderSource],
  head: () => `${ARRIVE}\n${STYLE}\n`,
  foot: () => SHOW,
  content: (context) => `<article class="prose">
<h1>${texts.title[context.locale]}</h1>
<p>${texts.lead[context.locale]}</p>
<h2>${texts.record[context.locale]}</h2>
<div class="record" data-record>
${recordRows.map(({ key, label }) => `<label>${label[context.locale]} <input name="${key}" dir="auto" value="–" readonly></label>`).join('\n')}
</div>
<h2>${texts.arrivals[context.locale]}</h2>
<ul>${arrivalLinks(context)}</ul>
<h2>${texts.consent[context.locale]}</h2>
<p data-consent><button class="button" type="button" value="yes">${texts.allow[context.locale]}</button>
<button class="button" type="button" value="no">${texts.withdraw[context.locale]}</button></p>
</article>`,
};
