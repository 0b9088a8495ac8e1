/** The panels of a widget: which is open, what stands in its place while its file is on the way. */
export { followPanels, type Panels } from './dom/followPanels.ts';
export { preparePanel } from './loadPanel.ts';
