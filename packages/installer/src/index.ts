/** The tag builder's page: the types of its printed data, and the functions that its preview uses. */
export type { CheckFacts } from './check/index.ts';
export type { BuilderData } from './page/index.ts';
export { allowsPage, completeWidget, type Fields, publicWidget, type WidgetFacts } from './widget/index.ts';
