/** The panels of a widget, and a placeholder while the open panel's file loads. */
export { keepTyping } from './dom/keepTyping.ts';
export { preparePanel } from './loadPanel.ts';
export { Panels } from './Panels.tsx';
