import { escapeHtml, type Locale, type Localized } from '@hadaya/testing/shop';
import type { FilmedVariant, RecordedFilm } from '../recordedFilm.ts';
import { siteTexts as texts } from '../siteTexts.ts';

const STEP_MS = 200;

const roundUp = (ms: number) => Math.ceil(ms / STEP_MS) * STEP_MS;

const say = (ms: number, locale: Locale) => texts.seconds[locale].replace('{seconds}', (ms / 1000).toFixed(1));

const pictureAt = ({ begins }: FilmedVariant, ms: number) => begins.findLastIndex((begin) => begin <= ms);

function phone(variant: 'plugins' | 'react', film: RecordedFilm, still: number, locale: Locale): string {
  const { begins, firstPaint, load, usable } = film.variants[variant];
  const name = variant === 'react' ? texts.hadaya : texts.plugins;
  const rows: readonly (readonly [Localized, number])[] = [
    [texts.firstPaint, firstPaint],
    [texts.usable, usable],
    [texts.load, load],
  ];
  const times = rows.map(([label, ms]) => `<div><dt>${label[locale]}</dt><dd>${say(ms, locale)}</dd></div>`);
  const shift = (pictureAt(film.variants[variant], still) / begins.length) * 100;
  return `<figure class="compare-phone" data-begins="${begins.join(' ')}"><figcaption>${name[locale]}</figcaption>
<div class="compare-screen" style="aspect-ratio:${film.width}/${film.height}"><img src="/assets/film/${variant}.webp" width="${film.width}" height="${film.height * begins.length}" alt="${texts.screen[locale]}" style="translate:0 -${shift}%"></div>
<dl>${times.join('')}</dl></figure>`;
}

/** Describes the date, machine and settings of the recording. */
function origin(film: RecordedFilm, locale: Locale): string {
  const date = new Intl.DateTimeFormat(locale === 'ar' ? 'ar-u-nu-latn' : 'en-GB', {
    dateStyle: 'long',
    timeZone: 'UTC',
  });
  const facts: Readonly<Record<string, string>> = {
    date: date.format(new Date(film.date)),
    page: film.path,
    cores: String(film.cores),
    processor: film.processor,
    browser: film.browser.replace(/(\d+)\.[\d.]+/, '$1'),
    slower: String(film.slower),
    delay: String(film.connection.delayMs),
    megabits: String(film.connection.megabits),
    protocol: film.protocol,
  };
  return texts.recorded[locale].replace(
    /\{(\w+)\}/g,
    (_, name: string) => `<bdi>${escapeHtml(facts[name] ?? '')}</bdi>`,
  );
}

/**
 * Renders the recording of one real shop, with the plugins and with Hadaya. Before playback, and without scripts, it
 * shows the moment when Hadaya's colour swatches respond.
 */
export function filmPhones(film: RecordedFilm, locale: Locale): string {
  const { plugins, react } = film.variants;
  const last = roundUp(Math.max(...[plugins, react].flatMap(({ begins, load, usable }) => [...begins, load, usable])));
  const still = roundUp(react.usable);
  return `<div class="compare-film" data-film>
<p class="compare-controls"><button class="button" type="button" data-play>${texts.play[locale]}</button>
<input type="range" min="0" max="${last}" step="${STEP_MS}" value="${still}" aria-label="${texts.time[locale]}" aria-valuetext="${say(still, locale)}" data-time></p>
<p class="compare-now">${texts.shownAt[locale]} <b>${say(still, locale)}</b></p>
<div class="compare-phones">${phone('plugins', film, still, locale)}${phone('react', film, still, locale)}</div>
<p class="compare-note">${origin(film, locale)}</p></div>`;
}

/** Script that shows both phones at the slider's time and plays the recording at its original speed. */
export const FILM_SCRIPT = `(function (words) {
  var film = document.querySelector('[data-film]');
  var time = film.querySelector('[data-time]');
  var now = film.querySelector('.compare-now b');
  var playing = 0;
  function show(ms) {
    var text = words.replace('{seconds}', (ms / 1000).toFixed(1));
    time.setAttribute('aria-valuetext', text);
    now.textContent = text;
    film.querySelectorAll('[data-begins]').forEach(function (phone) {
      var begins = phone.getAttribute('data-begins').split(' ');
      var shown = begins.filter(function (begin) { return Number(begin) <= ms; }).length - 1;
      phone.querySelector('img').style.translate = '0 ' + -100 * shown / begins.length + '%';
    });
  }
  time.addEventListener('input', function () {
    cancelAnimationFrame(playing);
    show(Number(time.value));
  });
  film.querySelector('[data-play]').addEventListener('click', function () {
    var start = performance.now();
    cancelAnimationFrame(playing);
    (function next() {
      var ms = Math.min(performance.now() - start, Number(time.max));
      time.value = ms;
      show(ms);
      if (ms < Number(time.max)) playing = requestAnimationFrame(next);
    })();
  });
})`;
