import { isRecord } from '@hadaya/core';
import { changeTexts } from '../model/changeTexts.ts';
import { chooseLanguage } from '../model/chooseLanguage.ts';

const TEXTS_TEMPLATE = 'template[data-hadaya-texts]';

/** Returns whether the server printed the page's texts for services that translate its HTML. */
export const hasPrintedTexts = (page: Document): boolean => page.querySelector(TEXTS_TEMPLATE) !== null;

/**
 * Returns the printed texts that a translation service has changed, as translations by original text. Skips empty
 * texts, because an empty text was removed in transit rather than translated.
 */
function readPrinted(page: Document): ReadonlyMap<string, string> {
  const found = new Map<string, string>();
  for (const { content } of page.querySelectorAll<HTMLTemplateElement>(TEXTS_TEMPLATE))
    for (const line of content.querySelectorAll<HTMLElement>('[data-text]')) {
      const { text = '', html } = line.dataset;
      const now = html === undefined ? (line.textContent ?? '') : line.innerHTML;
      if (now.trim() !== '' && now !== text) found.set(text, now);
    }
  return found;
}

/** Translates a choice's label and keeps the server's value for submission. */
function translateChoice(choice: unknown, printed: ReadonlyMap<string, string>): unknown {
  const [value, label] = isRecord(choice) ? [choice.value, choice.label] : [choice, choice];
  const text = typeof label === 'string' ? printed.get(label) : undefined;
  return text === undefined ? choice : { value, label: text };
}

/**
 * Returns a page's widgets with their texts in the page's language: the owner's own texts, or a service's translations.
 */
export function readTexts(page: Document, widgets: unknown): unknown {
  const language = page.documentElement.lang;
  const printed = readPrinted(page);
  return changeTexts(widgets, (given, name) => {
    const text = chooseLanguage(given, language);
    if (name === 'options') return Array.isArray(text) ? text.map((one) => translateChoice(one, printed)) : text;
    return (typeof text === 'string' && printed.get(text)) || text;
  });
}
