/** The panels of a widget: which is open, its placeholder while the file loads. */
export { keepTyping } from './dom/keepTyping.ts';
export { preparePanel } from './loadPanel.ts';
export { Panels } from './Panels.tsx';
