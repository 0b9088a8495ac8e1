/** What a server prints for the page of the tag builder, and how it shows a page with what was chosen there. */
export { builderData } from './facts/builderData.ts';
export { settingsForm } from './facts/settingsForm.ts';
export { widgetFacts } from './facts/widgetFacts.ts';
export { installTexts } from './texts.ts';
export { allowsPage } from './widget/pageRules.ts';
export { publicWidget } from './widget/publicWidget.ts';
export { completeWidget } from './widget/widgetValues.ts';
