/** What a server prints for the page: its form, its texts, and what widgets and checks go by. */
export { builderData } from './builderData.ts';
export { settingsForm } from './settingsForm.ts';
export { widgetFacts } from './widgetFacts.ts';
