import { drawListButton, make } from './drawAround.ts';

/** A list of countries and what changes it. */
export interface CountryList {
  readonly title: string;
  readonly name: string;
  readonly chosen: readonly unknown[];
  /** Codes that can be chosen. */
  readonly known: readonly string[];
  readonly words: Readonly<Record<string, string>>;
  readonly put: (change: (list: readonly unknown[]) => readonly unknown[]) => void;
}

/** Countries, each of which can be taken out, and a choice that adds one. */
export function drawCountries({ title, name, chosen, known, words, put }: CountryList): HTMLElement {
  const language = document.documentElement.lang || 'en';
  const names = new Intl.DisplayNames(language, { type: 'region', fallback: 'code' });
  const nameOf = (code: unknown) => names.of(String(code)) ?? String(code);
  const { compare } = new Intl.Collator(language);
  const buttons = chosen.map((code) => {
    const out = drawListButton(`${nameOf(code)} ×`, `${name}.${code}.out`, false, () =>
      put((list) => list.filter((other) => other !== code)),
    );
    out.setAttribute('aria-label', `${words.out} (${nameOf(code)})`);
    return out;
  });
  const select = make('select', { name });
  const offered = known
    .filter((code) => !chosen.includes(code))
    .sort((one, other) => compare(nameOf(one), nameOf(other)));
  const options = offered.map((code) => make('option', { value: code }, nameOf(code)));
  select.append(make('option', { value: '' }, '+'), ...options);
  select.addEventListener('change', () => {
    if (select.value !== '') put((list) => [...list, select.value]);
  });
  const field = make('label', { class: 'install-field' }, make('span', {}, title), select);
  return make('div', {}, make('p', { class: 'install-actions' }, ...buttons), field);
}
