import { readFileSync } from 'node:fs';
import { resolve } from 'node:path';
import { escapeHtml, type Locale, type Localized } from '@hadaya/testing/shop';
import { installTexts as texts } from './installTexts.ts';

/** A setting in `docs/reference/settings.json`, which is derived from the schema. */
interface Setting {
  readonly name: string;
  readonly kind: 'flag' | 'number' | 'text' | 'choice' | 'list' | 'any';
  readonly fallback?: unknown;
  readonly min?: number;
  readonly max?: number;
  readonly choices?: readonly string[];
  readonly from?: string;
  readonly meaning: Localized;
}

interface Part {
  readonly name: string;
  readonly title: Localized;
  readonly settings: readonly Setting[];
}

/** Settings whose value is a function, which JSON cannot represent. */
const FUNCTIONS = ['canLoad'];

export const settingsParts: readonly Part[] = JSON.parse(
  readFileSync(resolve(import.meta.dirname, '../../../docs/reference/settings.json'), 'utf8'),
);

const attribute = (name: string, value: string | number | undefined): string =>
  value === undefined ? '' : ` ${name}="${escapeHtml(String(value))}"`;

const choice = (value: string, text: string, isChosen: boolean): string =>
  `<option value="${escapeHtml(value)}"${isChosen ? ' selected' : ''}>${escapeHtml(text)}</option>`;

function control({ kind, fallback, choices = [], min, max }: Setting, attributes: string, locale: Locale): string {
  if (kind === 'choice')
    return `<select${attributes}>${choices.map((one) => choice(one, one, one === fallback)).join('')}</select>`;
  if (kind === 'flag') {
    const words = [texts.unset, texts.on, texts.off].map((text) => text[locale]);
    const values = ['', 'true', 'false'];
    return `<select${attributes}>${values.map((value, index) => choice(value, words[index] ?? '', value === '')).join('')}</select>`;
  }
  const shown = kind === 'any' || kind === 'list' ? undefined : fallback;
  const hint = attribute('placeholder', shown === undefined ? undefined : String(shown));
  if (kind === 'number')
    return `<input type="number" step="any" dir="ltr"${attributes}${hint}${attribute('min', min)}${attribute('max', max)}>`;
  const help =
    kind === 'any' ? attribute('placeholder', 'JSON') : kind === 'list' ? attribute('placeholder', 'a, b') : hint;
  return `<input type="text" dir="auto" autocomplete="off" spellcheck="false"${attributes}${help}>`;
}

function field(part: Part, setting: Setting, locale: Locale): string {
  const name = `${part.name}.${setting.name}`;
  const isSwitch = setting.kind === 'flag' && typeof setting.fallback === 'boolean';
  const kind = isSwitch ? 'switch' : setting.kind;
  const fallback = setting.fallback === undefined ? '' : JSON.stringify(setting.fallback);
  const attributes = ` name="${name}" data-kind="${kind}" data-fallback="${escapeHtml(fallback)}"`;
  const text = `${escapeHtml(setting.meaning[locale]).replace(/`([^`]+)`/g, '<code>$1</code>')} <code class="install-name">${setting.name}</code>`;
  if (isSwitch) {
    const checked = setting.fallback === true ? ' checked' : '';
    return `<label class="install-check"><input type="checkbox"${attributes}${checked}> <span>${text}</span></label>`;
  }
  return `<label class="install-field"><span>${text}</span>${control(setting, attributes, locale)}</label>`;
}

function partFields(part: Part, locale: Locale): string {
  const known = part.settings.filter(({ name }) => !FUNCTIONS.includes(name));
  const draw = (settings: readonly Setting[]) => settings.map((setting) => field(part, setting, locale)).join('\n');
  const own = draw(known.filter(({ from }) => from === undefined));
  const plugins = draw(known.filter(({ from }) => from !== undefined));
  const more =
    plugins && `<details class="install-more"><summary>${texts.fromPlugin[locale]}</summary>\n${plugins}\n</details>`;
  return `<details class="install-part" data-part="${part.name}">
<summary>${part.title[locale]} <span data-count></span></summary>
<div class="install-fields">${own}${more}</div></details>`;
}

export function settingsForm(locale: Locale): string {
  const looks = choice('', texts.lookPlugin[locale], true) + choice('hadaya', texts.lookHadaya[locale], false);
  const look = `<label class="install-field"><span>${texts.look[locale]}</span><select name="look" data-kind="choice" data-fallback="&quot;&quot;">${looks}</select></label>`;
  return `<fieldset class="install-settings"><legend>${texts.settings[locale]}</legend>
${look}
${settingsParts.map((part) => partFields(part, locale)).join('\n')}</fieldset>`;
}
