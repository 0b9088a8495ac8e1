import { createStrings, type Environment, HadayaError } from '@hadaya/core';
import { renderIsland } from '@hadaya/core/react';
import { mostSide, type ShownPicture } from '../items/index.ts';
import styles from '../styles/dialog.css?inline';
import { createPreview, readPreview } from './createPreview.ts';
import { DialogView } from './DialogView.tsx';
import { createDialogStore } from './dialogState.ts';

const TABLES = {
  en: { close: 'Close (Esc)', loading: 'Loading the picture' },
  ar: { close: 'إغلاق (Esc)', loading: 'جارٍ تحميل الصورة' },
} as const;

export interface DialogNodes {
  /** Child of the body; hosts the shadow root. */
  readonly root: HTMLElement;
  readonly shadow: ShadowRoot;
  readonly element: HTMLDialogElement;
  /** Node that fills the dialog. It goes full screen, because a dialog element cannot do so. */
  readonly frame: HTMLElement;
  readonly stage: HTMLElement;
  readonly close: HTMLElement;
}

export interface DialogOptions {
  readonly label: string;
  /** Element that determines the language and receives focus on close. */
  readonly opener: HTMLElement;
  /** The picture on the page with which the dialog opens. */
  readonly picture: HTMLImageElement | null | undefined;
  /** The large picture, requested immediately; absent for a video. */
  readonly large: ShownPicture | undefined;
  /** Attributes of the outermost node, with the names that themes look for. */
  readonly rootAttributes: Readonly<Record<string, string>>;
  /** Duration of the opening animation in milliseconds; by default and with reduced motion there is no animation. */
  readonly showDuration?: number;
  readonly environment: Environment;
  /** Called when the dialog has closed and focus has returned. */
  readonly onClose: () => void;
  /** When this signal aborts, the dialog closes without an animation. */
  readonly signal: AbortSignal;
}

function readLanguage(opener: Element) {
  const read = (name: string) => opener.closest(`[${name}]`)?.getAttribute(name) || null;
  return { lang: read('lang'), dir: read('dir') };
}

/**
 * Renders the nodes and the picture into a shadow root that is not in the page yet. Calls `ask` when the dialog must
 * close because the visitor pressed Close or rendering failed.
 */
export function createNodes(
  options: DialogOptions,
  ask: () => void,
  { signal, drawn }: { readonly signal: AbortSignal; readonly drawn: AbortSignal },
) {
  const { environment, opener, picture, label, large, rootAttributes } = options;
  const texts = createStrings(TABLES, opener);
  const store = createDialogStore(readPreview(picture));
  const host = { island: 'lightbox', element: opener, signal: drawn, fail: ask, environment };
  const view = <DialogView store={store} label={label} closeLabel={texts.close} onClose={ask} />;
  const into = environment.document.createDocumentFragment();
  const attributes = { ...rootAttributes, ...readLanguage(opener), 'data-lightbox': '' };
  renderIsland(host, view, { into, attributes, sheet: styles, isSync: true });
  const root = into.querySelector('div');
  const shadow = root?.shadowRoot;
  const element = shadow?.querySelector('dialog');
  const [frame, stage, close] = ['.frame', '.stage', '.close'].map((name) => shadow?.querySelector<HTMLElement>(name));
  if (!root || !shadow || !element || !frame || !stage || !close)
    throw new HadayaError('lightbox_incomplete', 'the lightbox could not be rendered');
  const most = large ? mostSide(large) : Number.POSITIVE_INFINITY;
  if (Number.isFinite(most)) root.style.setProperty('--most', `${most}px`);
  const nodes: DialogNodes = { root, shadow, element, frame, stage, close };
  const preview = createPreview({ store, stage, text: texts.loading, clock: environment.clock, signal });
  return { nodes, preview, describe: () => store.dispatch({ isFilled: true }) };
}
