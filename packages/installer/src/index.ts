/** What a server prints for the page of the tag builder, and how it shows a page with what was chosen there. */
export { builderData, settingsForm, widgetFacts } from './facts/index.ts';
export { installTexts } from './texts.ts';
export { allowsPage, completeWidget, publicWidget } from './widget/index.ts';
