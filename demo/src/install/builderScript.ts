import type { Locale } from '@hadaya/testing/shop';
import * as cleaning from '../../../packages/contact-widget/src/channels/model/cleanValue.ts';
import * as names from '../../../packages/contact-widget/src/channels/model/findName.ts';
import * as numbers from '../../../packages/contact-widget/src/channels/model/findNumber.ts';
import * as judging from '../../../wordpress/admin/src/model/findRefused.ts';
import { hasEffect, moveItem, newItem } from '../../../wordpress/admin/src/model/schema.ts';
import { installTexts } from '../texts/installTexts.ts';
import * as onPage from './builderPage.ts';
import { checkFacts } from './checkFacts.ts';
import * as check from './checkPage.ts';
import * as drawing from './drawAround.ts';
import * as countries from './drawCountries.ts';
import * as fields from './fieldValues.ts';
import * as values from './formValues.ts';
import * as rules from './pageRules.ts';
import * as publicWidgets from './publicWidget.ts';
import * as checking from './runCheck.ts';
import * as builder from './tagBuilder.ts';
import { widgetFacts, widgetSchema } from './widgetFacts.ts';
import * as widget from './widgetForm.ts';
import * as records from './widgetValues.ts';

const inScript = (value: unknown): string => JSON.stringify(value).replaceAll('<', '\\u003c');

/** The page's script: the functions' own text, in one scope, with the texts of the page's language. */
export function builderScript(locale: Locale): string {
  const texts = Object.fromEntries(Object.entries(installTexts).map(([name, text]) => [name, text[locale]]));
  const functions = [
    onPage,
    values,
    check,
    numbers,
    names,
    cleaning,
    fields,
    records,
    publicWidgets,
    drawing,
    countries,
    widget,
    rules,
    checking,
    builder,
    judging,
    { hasEffect, moveItem, newItem },
  ]
    .flatMap((module) => Object.values(module))
    .map(String)
    .join('\n');
  const { name } = builder.startTagBuilder;
  const known = inScript({ schema: widgetSchema(locale), facts: widgetFacts(locale) });
  return `<script>(() => {
${functions.replaceAll('</', '<\\/')}
${name}(${inScript(texts)}, ${inScript(checkFacts)}, { readForm, fillForm, checkPage, drawWidgetForm, allowsPage,
  records: { completeWidget, leanWidget, plainLinks, publicWidget, staffHours } },
  Object.assign(${known}, { tools: { findRefused, hasEffect, moveItem, newItem, usableValue } }));
})()</script>`;
}
