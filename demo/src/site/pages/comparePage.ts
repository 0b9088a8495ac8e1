import { phpJson } from '@hadaya/testing/shop';
import type { DemoPage, PageContext } from '../../page.ts';
import { readFilm } from '../recordedFilm.ts';
import { siteTexts as texts } from '../siteTexts.ts';
import { FILM_SCRIPT, filmPhones, LIVE_SCRIPT, livePhones } from './comparePhones.ts';

/** The plugins' front ends and ours on a real shop, a phone on a slow 4G network; docs/speed.md describes the measurement. */
const REAL_SHOP = [
  { label: texts.usable, plugins: 4765, hadaya: 2043 },
  { label: texts.menuUsable, plugins: 4806, hadaya: 2202 },
  { label: texts.load, plugins: 3884, hadaya: 2719 },
] as const;

const LONGEST_MS = Math.max(...REAL_SHOP.flatMap(({ plugins, hadaya }) => [plugins, hadaya]));

const PRODUCT = '/product/ceramic-mug/';

function addressesOf({ link, locale, url }: PageContext) {
  const address = (more: Readonly<Record<string, string>>) => {
    const query = new URLSearchParams({ ...(locale === 'ar' ? { dir: 'rtl' } : {}), network: 'slow', ...more });
    // Named, also where a development server would take the sources: those weigh what no visitor gets.
    query.set('runtime', url.searchParams.get('runtime') ?? 'react');
    return `${link(PRODUCT).split('?')[0]}?${query}`;
  };
  return { before: address({ loader: 'off' }), after: address({}) };
}

/** The page's script, called with what it needs. */
function script(context: PageContext, isFilm: boolean): string {
  const { locale } = context;
  const strings = {
    seconds: texts.seconds[locale],
    measuring: texts.measuring[locale],
    building: texts.building[locale],
    measured: texts.measured[locale],
    notMeasured: texts.notMeasured[locale],
    loaded: texts.loadedAfter[locale],
    lists: texts.staysLists[locale],
    usable: texts.answersAfter[locale],
  };
  return isFilm
    ? `${FILM_SCRIPT}(${phpJson(strings)})`
    : `${LIVE_SCRIPT}(${phpJson(addressesOf(context))}, ${phpJson(strings)})`;
}

const bar = (ms: number) =>
  `<td><span class="compare-bar" style="inline-size:${Math.round((ms / LONGEST_MS) * 100)}%"></span> ${(ms / 1000).toFixed(1)}</td>`;

/** Two phones side by side: a recording of a real shop, or this shop without and with Hadaya. */
export const comparePage: DemoPage = {
  path: '/compare/',
  title: texts.compareTitle,
  summary: texts.compareSummary,
  foot: (context) => `<script>${script(context, readFilm() !== undefined)};</script>\n`,
  content: ({ locale }) => {
    const film = readFilm();
    return `<h1>${texts.compareTitle[locale]}</h1>
<p class="compare-lead">${(film ? texts.filmLead : texts.compareLead)[locale]}</p>
<p class="home-actions"><button class="button" type="button" data-measure>${(film ? texts.play : texts.measure)[locale]}</button> <span role="status" data-measured></span></p>
${film ? filmPhones(film, locale) : livePhones(locale)}
<section class="compare-shop"><h2>${texts.realShop[locale]}</h2>
<p>${texts.realShopLead[locale]}</p>
<table class="compare-table"><thead><tr><td></td><th scope="col">${texts.plugins[locale]}</th><th scope="col">${texts.hadaya[locale]}</th></tr></thead>
<tbody>${REAL_SHOP.map(({ label, plugins, hadaya }) => `<tr><th scope="row">${label[locale]}</th>${bar(plugins)}${bar(hadaya)}</tr>`).join('\n')}</tbody></table></section>`;
  },
};
