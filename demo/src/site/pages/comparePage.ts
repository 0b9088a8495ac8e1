import { phpJson } from '@hadaya/testing/shop';
import type { DemoPage } from '../../page.ts';
import { readFilm } from '../recordedFilm.ts';
import { siteTexts as texts } from '../siteTexts.ts';
import { FILM_SCRIPT, filmPhones } from './comparePhones.ts';

/**
 * Times in milliseconds measured on a real shop, on a phone with slow 4G, with the plugins' front ends and with ours;
 * docs/speed.md describes the measurement.
 */
const REAL_SHOP = [
  { label: texts.usable, plugins: 4765, hadaya: 2043 },
  { label: texts.menuUsable, plugins: 4806, hadaya: 2202 },
  { label: texts.load, plugins: 3884, hadaya: 2719 },
] as const;

const LONGEST_MS = Math.max(...REAL_SHOP.flatMap(({ plugins, hadaya }) => [plugins, hadaya]));

const bar = (ms: number) =>
  `<td><span class="compare-bar" style="inline-size:${Math.round((ms / LONGEST_MS) * 100)}%"></span> ${(ms / 1000).toFixed(1)}</td>`;

/**
 * Page that compares a real shop with the plugins and with Hadaya: a recording of two phones side by side, and measured
 * times.
 */
export const comparePage: DemoPage = {
  path: '/compare/',
  title: texts.compareTitle,
  summary: texts.compareSummary,
  foot: ({ locale }) => `<script>${FILM_SCRIPT}(${phpJson(texts.seconds[locale])});</script>\n`,
  content: ({ locale }) => `<h1>${texts.compareTitle[locale]}</h1>
<p class="compare-lead">${texts.compareLead[locale]}</p>
${filmPhones(readFilm(), locale)}
<section class="compare-shop"><h2>${texts.realShop[locale]}</h2>
<p>${texts.realShopLead[locale]}</p>
<table class="compare-table"><thead><tr><td></td><th scope="col">${texts.plugins[locale]}</th><th scope="col">${texts.hadaya[locale]}</th></tr></thead>
<tbody>${REAL_SHOP.map(({ label, plugins, hadaya }) => `<tr><th scope="row">${label[locale]}</th>${bar(plugins)}${bar(hadaya)}</tr>`).join('\n')}</tbody></table></section>`,
};
