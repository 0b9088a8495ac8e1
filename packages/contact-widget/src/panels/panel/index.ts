/** What every panel is made of. */
export { type Draft, openDraft } from './dom/openDraft.ts';
export type { ListActions, ListModel, PanelModule, PanelPlace, PanelProps } from './ListModel.ts';
export { listTexts } from './listTexts.ts';
export { CloseDrawing } from './view/CloseDrawing.tsx';
export { createPanel } from './view/createPanel.tsx';
export { useIsOpen, useKeptAddress, useList, usePanelId } from './view/ListContext.ts';
export { OtherWays } from './view/OtherWays.tsx';
export { OwnerText } from './view/OwnerText.tsx';
export { PanelHead } from './view/PanelHead.tsx';
export { useLatest } from './view/useLatest.ts';
