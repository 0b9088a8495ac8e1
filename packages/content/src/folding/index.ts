/** What folds: titles that open and close panels, one or many, by hand, by a link, by the browser’s search and on paper. */
export { bindTitles, nextFocus } from './dom/bindTitles.ts';
export { createFold, type Foldable, foldPanel, measureBox } from './dom/createFold.ts';
export { createFolding, type FoldingPlan } from './dom/createFolding.ts';
export { holdTitle } from './dom/holdTitle.ts';
export type { FoldRule } from './model/reduceFolding.ts';
