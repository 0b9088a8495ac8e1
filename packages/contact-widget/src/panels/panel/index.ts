/** Components, hooks and types that all panels share. */
export { answerText } from './answerText.ts';
export { type Draft, openDraft } from './dom/openDraft.ts';
export type { ListActions, ListModel, PanelModule, PanelProps } from './ListModel.ts';
export { listTexts } from './listTexts.ts';
export { ConsentBox } from './view/ConsentBox.tsx';
export { default as consentCss } from './view/consentBox.css?inline';
export { ListContext } from './view/ListContext.ts';
export { OtherWays } from './view/OtherWays.tsx';
export { PanelHead } from './view/PanelHead.tsx';
export {
  useChatRequest,
  useIsOpen,
  useKeptAddress,
  useLatest,
  useList,
  usePanelId,
  useWidgetState,
} from './view/useList.ts';
