import type { Locale } from '@hadaya/testing/shop';
import { installTexts } from '../texts/installTexts.ts';
import { checkFacts } from './checkFacts.ts';
import * as check from './checkPage.ts';
import * as values from './formValues.ts';
import * as builder from './tagBuilder.ts';

const inScript = (value: unknown): string => JSON.stringify(value).replaceAll('<', '\\u003c');

/** The page's script: the functions' own text, in one scope, with the texts of the page's language. */
export function builderScript(locale: Locale): string {
  const texts = Object.fromEntries(Object.entries(installTexts).map(([name, text]) => [name, text[locale]]));
  const functions = [values, check, builder]
    .flatMap((module) => Object.values(module))
    .map(String)
    .join('\n');
  const { name } = builder.startTagBuilder;
  return `<script>(() => {
${functions.replaceAll('</', '<\\/')}
${name}(${inScript(texts)}, ${inScript(checkFacts)}, { readForm, fillForm, checkPage });
})()</script>`;
}
