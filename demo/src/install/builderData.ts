import type { BuilderData } from '@hadaya/installer';
import type { Locale } from '@hadaya/testing/shop';
import { checkFacts } from './checkFacts.ts';
import { installTexts } from './installTexts.ts';
import { widgetFacts, widgetSchema } from './widgetFacts.ts';

export function builderData(locale: Locale): BuilderData {
  const texts = Object.fromEntries(Object.entries(installTexts).map(([name, text]) => [name, text[locale]]));
  return { texts, facts: checkFacts, widget: { schema: widgetSchema(locale), facts: widgetFacts(locale) } };
}
