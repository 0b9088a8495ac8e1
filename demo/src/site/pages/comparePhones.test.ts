// @vitest-environment node
import { readdirSync, statSync } from 'node:fs';
import { describe, expect, it } from 'vitest';
import type { RecordedFilm } from '../recordedFilm.ts';
import { filmPhones } from './comparePhones.ts';

const FILM: RecordedFilm = {
  date: '2026-11-29',
  processor: '<CPU>',
  cores: 2,
  browser: 'Chromium 156.0.1.2',
  slower: 4,
  protocol: 'HTTP/1.1',
  path: '/product/mug/',
  connection: { delayMs: 150, megabits: 1.6 },
  width: 390,
  height: 844,
  variants: {
    plugins: { begins: [0, 1800, 2600, 4700], firstPaint: 1790, load: 3884, usable: 4650 },
    react: { begins: [0, 1200, 2000, 2700], firstPaint: 1190, load: 2719, usable: 1950 },
  },
};
const read = (html: string) => html.replace(/<\/?bdi>/g, '');

describe('a recording', () => {
  it('describes where and how it was recorded', () => {
    expect(read(filmPhones(FILM, 'en'))).toContain(
      'Recorded on 29 November 2026 in a copy of a real gift shop (WooCommerce, Elementor and the five plugins): a first visit to /product/mug/, once with the plugins and once with Hadaya. A computer with 2 processor cores (&lt;CPU&gt;) and Chromium 156 simulated a phone: a CPU slowed down 4 times, slow 4G with 150 ms latency and 1.6 Mbit/s, HTTP/1.1.',
    );
    expect(read(filmPhones(FILM, 'ar'))).toContain('سُجّل في 29 نوفمبر 2026 في نسخة');
  });

  it('initially shows the moment when Hadaya’s swatches respond', () => {
    const html = filmPhones(FILM, 'en');
    expect(html).toContain('Both phones after <b>2.0 s</b>');
    expect(html).toMatch(/src="\/assets\/film\/plugins\.webp" width="390" height="3376" [^>]*style="translate:0 -25%"/);
    expect(html).toMatch(/src="\/assets\/film\/react\.webp" [^>]*style="translate:0 -50%"/);
  });

  it('lasts until the last picture or measured time, whichever is later, rounded up to whole steps', () => {
    expect(filmPhones(FILM, 'en')).toContain('min="0" max="4800" step="200" value="2000"');
  });

  it('lists each phone’s times', () => {
    const [plugins = '', react = ''] = filmPhones(FILM, 'en').split('<figcaption>').slice(1);
    expect(plugins).toContain('<dt>Colours respond</dt><dd>4.7 s</dd>');
    expect(react).toContain('<dt>Page loaded</dt><dd>2.7 s</dd>');
  });
});

it('the recording’s files total at most 250 kB', () => {
  const folder = new URL('../../assets/film/', import.meta.url);
  const sizes = readdirSync(folder).map((file) => statSync(new URL(file, folder)).size);
  expect(sizes.reduce((sum, size) => sum + size, 0)).toBeLessThanOrEqual(250_000);
});
