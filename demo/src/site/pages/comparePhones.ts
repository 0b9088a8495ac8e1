import { escapeHtml, type Locale } from '@hadaya/testing/shop';
import type { RecordedFilm } from '../recordedFilm.ts';
import { siteTexts as texts } from '../siteTexts.ts';

function phone(side: string, caption: string, screen: string): string {
  return `<figure class="compare-phone" data-side="${side}"><figcaption>${caption}</figcaption>
<div class="compare-screen">${screen}</div><p data-result></p></figure>`;
}

/** The shop's page in two frames, which load at the same time on a slow network. */
export function livePhones(locale: Locale): string {
  const frame = (title: string) => `<iframe class="compare-frame" title="${title}"></iframe>`;
  const [before, after] = [texts.withoutScripts[locale], texts.withHadaya[locale]];
  return `<div class="compare-phones">${phone('before', before, frame(before))}${phone('after', after, frame(after))}</div>`;
}

/** A recording of the plugins and Hadaya on one real shop, step by step. */
export function filmPhones({ machine, stepMs, sides }: RecordedFilm, locale: Locale): string {
  const names: Readonly<Record<string, string>> = { plugins: texts.plugins[locale], react: texts.hadaya[locale] };
  const strip = (pictures: readonly string[]) =>
    pictures
      .map((picture) => (picture === '' ? '<i></i>' : `<img src="data:image/jpeg;base64,${picture}" alt="">`))
      .join('');
  const phones = Object.entries(sides).map(([side, pictures]) =>
    phone(side, escapeHtml(names[side] ?? side), strip(pictures)),
  );
  return `<div class="compare-phones" data-film="${stepMs}">${phones.join('')}</div>
<p class="compare-note">${texts.recorded[locale]} <bdi>${escapeHtml(machine)}</bdi></p>`;
}

/** Shows the picture of each step in both phones at once. */
export const FILM_SCRIPT = `(function (words) {
  var phones = document.querySelector('[data-film]');
  var step = Number(phones.getAttribute('data-film'));
  var button = document.querySelector('[data-measure]');
  function show(index) {
    phones.querySelectorAll('.compare-screen').forEach(function (screen) {
      for (var at = 0; at < screen.children.length; at++) screen.children[at].hidden = at !== index;
      screen.nextElementSibling.textContent = words.seconds.replace('{seconds}', ((index + 1) * step / 1000).toFixed(1));
    });
  }
  function play() {
    var index = 0, last = phones.querySelector('.compare-screen').children.length - 1;
    button.disabled = true;
    (function next() {
      show(index);
      if (index++ < last) setTimeout(next, step); else button.disabled = false;
    })();
  }
  show(phones.querySelector('.compare-screen').children.length - 1);
  button.addEventListener('click', play);
})`;

/** Loads both pages at once, never from the browser's cache, and says when each can be used. */
export const LIVE_SCRIPT = `(function (pages, words) {
  var button = document.querySelector('[data-measure]');
  var status = document.querySelector('[data-measured]');
  function tell(side, text) { document.querySelector('[data-side="' + side + '"] [data-result]').textContent = text; }
  function seconds(ms) { return (ms / 1000).toFixed(1); }
  function look(side) {
    return new Promise(function (resolve, reject) {
      var frame = document.querySelector('[data-side="' + side + '"] iframe');
      var limit = setTimeout(reject, 60000);
      tell(side, '');
      frame.parentNode.classList.add('is-started');
      frame.onload = function () {
        var page = frame.contentWindow;
        // The page whose files are being built comes by itself; one whose build failed says why.
        var wait = page.document.documentElement.getAttribute('data-built');
        if (wait === 'later') { status.textContent = words.building; return; }
        if (wait === 'never') return reject();
        status.textContent = words.measuring;
        var load = page.performance.getEntriesByType('navigation')[0].loadEventStart;
        var text = words.loaded.replace('{seconds}', seconds(load));
        tell(side, text);
        (function look() {
          if (side === 'before') tell(side, text + ' ' + words.lists);
          else if (!page.document.querySelector('.variations_form[data-hadaya-state="mounted"] .variable-items-wrapper')) {
            return setTimeout(look, 20);
          } else tell(side, text + ' ' + words.usable.replace('{seconds}', seconds(page.performance.now())));
          // Down to what is compared: the colours and sizes.
          var form = page.document.querySelector('.variations').getBoundingClientRect();
          page.scrollTo(0, page.scrollY + form.bottom + 24 - page.innerHeight);
          clearTimeout(limit);
          resolve();
        })();
      };
      frame.src = pages[side];
    });
  }
  button.addEventListener('click', function () {
    button.disabled = true;
    status.textContent = words.measuring;
    Promise.all([look('before'), look('after')]).then(function () {
      status.textContent = words.measured;
    }, function () { status.textContent = words.notMeasured; }).then(function () { button.disabled = false; });
  });
})`;
