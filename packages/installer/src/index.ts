/** The page of the tag builder: what a server prints for it, and how it shows a page with what was chosen there. */
export type { CheckFacts } from './check/index.ts';
export type { BuilderData } from './page/index.ts';
export { allowsPage, completeWidget, type Fields, publicWidget, type WidgetFacts } from './widget/index.ts';
