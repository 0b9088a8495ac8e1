import { phpJson } from '@hadaya/testing/shop';
import type { DemoPage, PageContext } from '../../page.ts';
import { siteTexts as texts } from '../siteTexts.ts';

/** The plugins' front ends and ours on a real shop, on a phone with slow 4G; docs/speed.md explains the measurement. */
const REAL_SHOP = [
  { label: texts.usable, plugins: '4,821', hadaya: '2,098' },
  { label: texts.menuUsable, plugins: '4,671', hadaya: '2,218' },
  { label: texts.load, plugins: '3,829', hadaya: '2,650' },
] as const;

const PRODUCT = '/product/ceramic-mug/';

const ROWS = [
  { key: 'usable', label: texts.usable },
  { key: 'kilobytes', label: texts.scriptWeight },
  { key: 'requests', label: texts.requests },
  { key: 'load', label: texts.load },
] as const;

/**
 * Loads the pages one after the other in a phone-sized frame, bypassing the cache, and reads the browser's metrics. A colour works
 * once its list is mounted.
 */
const SCRIPT = `(function (pages, words) {
  var frame = document.querySelector('.compare-frame');
  var button = document.querySelector('[data-measure]');
  var status = document.querySelector('[data-measured]');
  function look(name, address) {
    return new Promise(function (resolve, reject) {
      var limit, usable = 0;
      frame.onload = function () {
        var page = frame.contentWindow, since = performance.now();
        clearTimeout(limit);
        // The page whose files are being built comes by itself; one whose build failed says why.
        var wait = page.document.documentElement.getAttribute('data-built');
        if (wait === 'later') { status.textContent = words.building; return; }
        if (wait === 'never') return reject();
        status.textContent = words.measuring;
        limit = setTimeout(reject, 20000);
        (function look() {
          if (!usable && page.document.querySelector('.variations_form[data-hadaya-state="mounted"] .variable-items-wrapper')) {
            usable = page.performance.now();
          }
          if (performance.now() - since < (usable ? 2500 : 4000)) return setTimeout(look, 20);
          clearTimeout(limit);
          var entries = page.performance.getEntriesByType('resource').filter(function (entry) {
            return /\\.js(\\?|$)/.test(entry.name) && (!usable || entry.startTime < usable);
          });
          var navigation = page.performance.getEntriesByType('navigation')[0];
          var bytes = entries.reduce(function (sum, entry) { return sum + entry.encodedBodySize; }, 0);
          resolve({ kilobytes: (bytes / 1000).toFixed(1), requests: entries.length,
            load: Math.round(navigation.loadEventStart), usable: usable ? Math.round(usable) : words.never });
        })();
      };
      frame.src = address;
    }).then(function (found) {
      Object.keys(found).forEach(function (key) {
        document.querySelector('[data-cell="' + name + '.' + key + '"]').textContent = found[key];
      });
    });
  }
  button.addEventListener('click', function () {
    button.disabled = true;
    status.textContent = words.measuring;
    look('before', pages.before).then(function () { return look('after', pages.after); }).then(function () {
      status.textContent = words.measured;
    }, function () { status.textContent = words.notMeasured; }).then(function () { button.disabled = false; });
  });
})`;

function addressesOf({ link, locale, url }: PageContext) {
  const address = (more: Readonly<Record<string, string>>) => {
    const query = new URLSearchParams({ ...(locale === 'ar' ? { dir: 'rtl' } : {}), ...more });
    // Set explicitly, as a development server would use the sources, whose size no visitor gets.
    query.set('runtime', url.searchParams.get('runtime') ?? 'react');
    return `${link(PRODUCT).split('?')[0]}${query.size === 0 ? '' : `?${query}`}`;
  };
  return { before: address({ loader: 'off' }), after: address({}) };
}

/** The same page without and with Hadaya, measured in the visitor's own browser. */
export const comparePage: DemoPage = {
  path: '/compare/',
  title: texts.compareTitle,
  summary: texts.compareSummary,
  foot: (context) => {
    const { locale } = context;
    const words = {
      measuring: texts.measuring[locale],
      building: texts.building[locale],
      measured: texts.measured[locale],
      notMeasured: texts.notMeasured[locale],
      never: texts.never[locale],
    };
    return `<script>${SCRIPT}(${phpJson(addressesOf(context))}, ${phpJson(words)});</script>\n`;
  },
  content: ({ locale }) => `<h1>${texts.compareTitle[locale]}</h1>
<p class="compare-lead">${texts.compareLead[locale]}</p>
<p class="home-actions"><button class="button" type="button" data-measure>${texts.measure[locale]}</button> <span role="status" data-measured></span></p>
<div class="compare"><div><table class="compare-table"><thead><tr><td></td>
<th scope="col">${texts.withoutScripts[locale]}</th><th scope="col">${texts.withHadaya[locale]}</th></tr></thead>
<tbody>${ROWS.map(({ key, label }) => `<tr><th scope="row">${label[locale]}</th><td data-cell="before.${key}">–</td><td data-cell="after.${key}">–</td></tr>`).join('\n')}</tbody></table>
<h2>${texts.realShop[locale]}</h2>
<p>${texts.realShopLead[locale]}</p>
<table class="compare-table"><thead><tr><td></td><th scope="col">${texts.plugins[locale]}</th><th scope="col">${texts.hadaya[locale]}</th></tr></thead>
<tbody>${REAL_SHOP.map(({ label, plugins, hadaya }) => `<tr><th scope="row">${label[locale]}</th><td>${plugins}</td><td>${hadaya}</td></tr>`).join('\n')}</tbody></table></div>
<iframe class="compare-frame" title="${texts.compareTitle[locale]}"></iframe></div>`,
};
