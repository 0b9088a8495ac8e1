/** The panels of a widget: which is open, what stands in its place while its file is on the way. */
export { keepTyping } from './dom/keepTyping.ts';
export { preparePanel } from './loadPanel.ts';
export { Panels } from './Panels.tsx';
