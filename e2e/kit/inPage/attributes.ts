import { isBlank, scopeOf } from './elementFacts.ts';

/** Attributes that matter to assistive technology. */
const TELLING =
  /^(role|type|tabindex|alt|title|placeholder|lang|xml:lang|hidden|disabled|inert|href|for|autocomplete|accesskey|scope|headers|contenteditable|autoplay|muted|controls|multiple|size|aria-.+)$/;
/** Attributes that reference other elements. They do not affect axe's result as long as their target exists. */
const REFERENCES = /^(for|aria-(controls|labelledby|describedby|details|owns|activedescendant|errormessage|flowto))$/;
const TEXTS = /^(alt|title|placeholder|aria-(label|roledescription|valuetext|placeholder|braille.+))$/;
/** Attributes for which axe treats all numbers alike. */
const NUMBERS = /^aria-(value(now|min|max)|posinset|setsize|(row|col)(index|count|span))$/;
/** Attributes for which axe treats all valid values alike. */
const TOKENS = /^aria-(atomic|busy|checked|expanded|invalid|multiselectable|pressed|readonly|required|selected)$/;
const TOKEN = /^(true|false|mixed)$/;

function describeLink(element: Element, value: string): string {
  if (!/^\/?#/.test(value)) return value === '' ? 'empty' : 'away';
  const id = value.replace(/^\/?#/, '');
  return id === '' || scopeOf(element).getElementById(id) ? 'inside' : 'nowhere';
}

function describeReference(element: Element, name: string, value: string): string {
  const ends = value
    .trim()
    .split(/\s+/)
    .map((id) => scopeOf(element).getElementById(id));
  const isWhole = ends.every((end) => end !== null);
  if (name === 'aria-labelledby') return `${name}:${isWhole} ${ends.some((end) => !isBlank(end?.textContent))}`;
  if (isWhole) return name === 'aria-describedby' ? '' : name;
  return `${name} nowhere ${element.ariaExpanded} ${element.getAttribute('aria-selected')}`;
}

/**
 * Describes an attribute only as far as axe distinguishes its values, for example blank from other text. Returns an
 * empty string for attributes that do not matter to assistive technology.
 */
export function describeAttribute(element: Element, { name, value }: Attr): string {
  if (!TELLING.test(name) || name === 'aria-description') return '';
  if (TEXTS.test(name)) return `${name}:${!isBlank(value)}`;
  if (name === 'href') return `href:${describeLink(element, value)}`;
  if (NUMBERS.test(name)) return `${name}:${value === '' ? 'empty' : !Number.isNaN(Number(value))}`;
  if (name === 'aria-checked' && element instanceof HTMLInputElement) return `${name}=${value} ${element.checked}`;
  if (TOKENS.test(name) && TOKEN.test(value)) return name;
  return REFERENCES.test(name) ? describeReference(element, name, value) : `${name}=${value}`;
}
