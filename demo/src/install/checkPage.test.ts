import { findReplacedScripts } from '@hadaya/debug/testing/report';
import { checkPage, fillForm, nearestName, readForm, readPageSettings } from '@hadaya/installer/testing';
import { expect, it } from 'vitest';
import { checkFacts, REPLACED } from './checkFacts.ts';
import { settingsForm } from './settingsForm.ts';

const facts = { ...checkFacts, hashes: ['sha384-ours'] };
const TAG =
  '<script defer src="https://cdn.example/hadaya.min.js" integrity="sha384-ours" crossorigin="anonymous"></script>';

function said(html: string): readonly string[] {
  return checkPage(html, facts).findings.map(({ kind, text, values = {} }) =>
    [kind, text, ...Object.values(values)].join(' '),
  );
}

function openForm(): HTMLFormElement {
  const form = document.createElement('form');
  form.innerHTML = settingsForm('en');
  return form;
}

it('an untouched form produces no settings', () => {
  expect(readForm(openForm(), () => {})).toEqual({});
});

it('settings survive a round trip through the form', () => {
  const settings = {
    look: 'hadaya',
    swatches: { selectOnArrow: true, replacePlugin: false, clickableOutOfStock: false },
    gallery: { fit: 'cover', swapFade: 0 },
    contact: { weekendDays: [5, 6], redirectHosts: ['a.example', 'b.example'], phoneCountry: 'OM' },
    http: { timeouts: { read: 5000 } },
  };
  const form = openForm();
  fillForm(form, settings);
  expect(readForm(form, () => {})).toEqual(settings);
  fillForm(form, {});
  expect(readForm(form, () => {})).toEqual({});
});

it('reports and omits a field with an invalid value', () => {
  const form = openForm();
  fillForm(form, { contact: { zIndex: 5 } });
  const field = form.querySelector<HTMLInputElement>('[name="contact.weekendDays"]');
  if (field) field.value = '[5, 6';
  const wrong: string[] = [];
  expect(readForm(form, ({ name }, isUsable) => isUsable || wrong.push(name))).toEqual({ contact: { zIndex: 5 } });
  expect(wrong).toEqual(['contact.weekendDays']);
});

it.each([
  ['window.hadaya.settings={"contact":{"a":{"b":1}}};</', { contact: { a: { b: 1 } } }],
  ['window.hadaya=Object.assign({},{"baseUrl":"x","settings":{"menu":{}}});', { menu: {} }],
  ['window.hadaya.settings={/* settings by island */};', {}],
  ['window.hadaya.settings = { contact: {} };', 'unreadable'],
  ['window.hadaya={q:[]}', undefined],
])('reads the settings from %s', (code, settings) => {
  expect(readPageSettings(code)).toEqual(settings);
});

it.each([
  ['zindex', 'zIndex'],
  ['weekenDays', 'weekendDays'],
  ['hoursmode', 'hoursMode'],
  ['animal', ''],
])('suggests the nearest name for %s: %o', (name, nearest) => {
  expect(nearestName(name, ['zIndex', 'weekendDays', 'hoursMode'])).toBe(nearest);
});

it('reports the islands and settings found on a correct page, and no mistakes', () => {
  const html = `<!doctype html><html lang="ar"><head><meta name="viewport" content="width=device-width">${TAG}</head>
    <body><form class="variations_form"><ul class="variable-items-wrapper"></ul></form>
    <div class="woo-variation-gallery-wrapper"></div><script>var chaty_settings = {};</script></body></html>`;
  const lines = said(html);
  expect(lines.filter((line) => line.startsWith('bad'))).toEqual([]);
  expect(lines).toContain('good integrity');
  expect(lines).toContain('good found gallery 1');
  expect(lines).toContain('good foundSettings contact-widget chaty_settings');
  expect(lines.find((line) => line.startsWith('note absent'))).toContain('menu');
});

it('reports every mistake on a page', () => {
  const settings =
    '<script>window.hadaya={settings:0};hadaya.settings={"contact":{"zindex":5,"animal":1},"galery":{}}</script>';
  const html = `<html><body>${settings}<script src="/x/hadaya.min.js" integrity="sha384-old"></script>
    <script type="text/rocketscript" src="/x/hadaya.min.js"></script>
    <script src="/wp-content/plugins/chaty/js/a.js"></script></body></html>`;
  expect(said(html)).toEqual(
    expect.arrayContaining([
      'bad twoTags 2',
      'bad otherIntegrity',
      'bad noCrossorigin',
      'bad misspelt contact.zindex zIndex',
      'bad unknown contact.animal ',
      'bad misspelt galery gallery',
      'bad noDoctype',
      'bad noViewport',
      'bad noLanguage',
      'note replaced Chaty',
    ]),
  );
});

it('reports a missing tag before anything else', () => {
  expect(said('<main></main>')[0]).toBe('bad noTag');
});

it('checks a pasted tag that has no page around it', () => {
  expect(said(TAG)).toEqual(['good tag https://cdn.example/hadaya.min.js', 'good integrity', 'note onlyTag']);
});

it.each([
  '/wp-content/plugins/woo-variation-gallery-pro/a.js',
  '/wp-content/plugins/woo-variation-swatches/a.js',
  '/wp-content/plugins/chaty-pro/a.js',
  '/assets/js/sourcebuster/sourcebuster.min.js',
  '/assets/js/frontend/order-attribution.js',
  '/wp-content/plugins/header-footer-elementor/a.js',
  '/wp-content/plugins/hadaya/dist/menu.min.js',
])('finds the same replaced plugin for %s as the diagnostics panel', (src) => {
  const panel = findReplacedScripts([{ src, type: '' }]).map(({ plugin }) => plugin);
  expect(REPLACED.filter(([part]) => src.includes(part)).map(([, plugin]) => plugin)).toEqual(panel);
});
