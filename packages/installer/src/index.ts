/** The tag builder's page: the type of the data printed for it, and the preview with the chosen settings. */
export type { CheckFacts } from './check/index.ts';
export type { BuilderData } from './page/index.ts';
export { allowsPage, completeWidget, type Fields, publicWidget, type WidgetFacts } from './widget/index.ts';
