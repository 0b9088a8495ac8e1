import {
  createStrings,
  type Environment,
  HadayaError,
  listen,
  markOwnRoot,
  type PageWindow,
  prefersReducedMotion,
} from '@hadaya/core';
import { keepScroll, lockScroll } from '@hadaya/core/overlay';
import { renderIsland } from '@hadaya/core/react';
import { mostSide, type ShownPicture } from '../items/index.ts';
import styles from '../styles/dialog.css?inline';
import { addStyles } from './addStyles.ts';
import { askPicture } from './askPicture.ts';
import { closeOnBack } from './closeOnBack.ts';
import { createPreview, type Preview, readPreview } from './createPreview.ts';
import { DialogView } from './DialogView.tsx';
import { createDialogStore } from './dialogState.ts';

const TABLES = {
  en: { close: 'Close (Esc)', loading: 'Loading the picture' },
  ar: { close: 'إغلاق (Esc)', loading: 'جارٍ تحميل الصورة' },
} as const;

/** The nodes of a lightbox. */
export interface DialogNodes {
  /** Child of the body; carries the shadow root. */
  readonly root: HTMLElement;
  readonly shadow: ShadowRoot;
  readonly element: HTMLDialogElement;
  /** Fills the dialog; the node that goes full screen, which a dialog itself may not. */
  readonly frame: HTMLElement;
  /** Holds the pictures. */
  readonly stage: HTMLElement;
  readonly close: HTMLElement;
}

/** Options of the dialog. */
export interface DialogOptions {
  /** Name of the dialog. */
  readonly label: string;
  /** Element that gives the language and gets the focus back. */
  readonly opener: HTMLElement;
  /** The picture on the page that it opens with. */
  readonly picture: HTMLImageElement | null | undefined;
  /** The large picture, requested at once; a video has none. */
  readonly large: ShownPicture | undefined;
  /** Attributes of the outermost node, for the names that themes look for. */
  readonly rootAttributes: Readonly<Record<string, string>>;
  /** Milliseconds of opening; at once by default and with reduced motion. */
  readonly showDuration?: number;
  readonly environment: Environment;
  /** It is gone, the focus is back. */
  readonly onClose: () => void;
  /** Closes it at once. */
  readonly signal: AbortSignal;
}

/** An open dialog, empty but for the picture; `openLightbox` fills it. */
export interface LightboxDialog extends DialogNodes {
  readonly language: HTMLElement;
  readonly preview: Preview;
  /** Its controls have come: they say where the visitor is, and what he sees. */
  describe(): void;
  /** Resolves once it has been seen and is modal, with the focus inside; never when it is gone before. */
  readonly settled: Promise<void>;
  /** Aborts when it is gone. */
  readonly signal: AbortSignal;
  /** From now on somebody else answers to keys, and closes it in this way. Returns the keys that were pressed meanwhile. */
  handOver(close: () => void): readonly string[];
  /** Removes it at once; resolves when the history is as it was. */
  leave(): Promise<void>;
}

/** More than a hand presses while it waits: a key that is held down repeats itself. */
const MOST_KEYS = 20;

/**
 * Keys and presses until somebody else answers to them: Escape and a press beside the picture close, Tab stays, and other keys
 * are kept for whoever answers then. Until the dialog is modal the focus is on the page, and its keys are heard there.
 */
function watchWaiting(
  { element, stage }: DialogNodes,
  { close, page, settling }: { readonly close: () => void; readonly page: Document; readonly settling: AbortSignal },
  signal: AbortSignal,
): readonly string[] {
  const kept: string[] = [];
  const onKey = (event: KeyboardEvent) => {
    // The page's own key listeners are behind a modal dialog and have no part in this.
    event.stopPropagation();
    if (event.ctrlKey || event.metaKey || event.altKey) return;
    if (!['Escape', 'Tab'].includes(event.key)) {
      if (kept.length < MOST_KEYS) kept.push(event.key);
      return;
    }
    event.preventDefault();
    if (event.key === 'Escape') close();
  };
  listen(element, 'keydown', onKey, { signal });
  listen(page, 'keydown', onKey, { signal: settling, capture: true });
  // The second click of two was meant for what opened it.
  const onClick = ({ target, detail }: MouseEvent) => {
    if (detail < 2 && !(target instanceof HTMLImageElement)) close();
  };
  listen(stage, 'click', onClick, { signal });
  return kept;
}

/** The system's own gesture for closing. */
function watchClosing({ element }: DialogNodes, close: () => void, signal: AbortSignal): void {
  const onCancel = (event: Event) => {
    event.preventDefault();
    close();
  };
  listen(element, 'cancel', onCancel, { signal });
}

function removeDialog({ root, element }: DialogNodes): void {
  const page = root.ownerDocument;
  if (page.fullscreenElement === root) page.exitFullscreen().catch(() => {});
  element.close();
  root.remove();
}

/**
 * Puts the dialog on the page, over all else. It is not modal yet: that makes the browser work out the styles of the whole page
 * anew, and the picture shall be seen in the frame of the press.
 */
function showDialog({ root, frame }: DialogNodes, page: PageWindow, duration: number): void {
  page.document.body.append(root);
  if (duration > 0 && !prefersReducedMotion(page)) frame.animate({ opacity: [0, 1] }, duration);
}

/** Makes the dialog that is seen a modal one, with the focus on Close. */
function makeModal({ element, shadow, close }: DialogNodes): void {
  element.removeAttribute('open');
  element.showModal();
  if (shadow.activeElement !== close) close.focus({ preventScroll: true });
}

/** True if locking the page's scrolling would change its layout and move the picture. */
const hasScrollBar = ({ innerWidth, document }: PageWindow) => innerWidth > document.documentElement.clientWidth;

/** Does something once the next frame is painted, behind all else that waits for it; rejects with what it throws. */
function oncePainted(clock: Environment['clock'], signal: AbortSignal, act: () => void): Promise<void> {
  return new Promise((resolve, reject) => {
    const attempt = () => {
      try {
        act();
        resolve();
      } catch (cause) {
        reject(cause);
      }
    };
    clock.frame(() => clock.after(0, attempt, signal), signal);
  });
}

function copyLanguage(root: HTMLElement, language: Element): void {
  for (const name of ['lang', 'dir']) {
    const value = language.closest(`[${name}]`)?.getAttribute(name);
    if (value) root.setAttribute(name, value);
  }
}

/** The node that carries the dialog, in a shadow root, out of reach of the page's styles. It is not in the page yet. */
function createRoot({ environment, opener, large, rootAttributes }: DialogOptions) {
  const root = environment.document.createElement('div');
  for (const [name, value] of Object.entries(rootAttributes)) root.setAttribute(name, value);
  copyLanguage(root, opener);
  markOwnRoot(root, 'lightbox');
  root.setAttribute('data-lightbox', '');
  const most = large ? mostSide(large) : Number.POSITIVE_INFINITY;
  if (Number.isFinite(most)) root.style.setProperty('--most', `${most}px`);
  const shadow = root.attachShadow({ mode: 'open' });
  addStyles(shadow, styles);
  return { root, shadow };
}

/** The nodes with the picture in them, not in the page yet. `ask` closes it. */
function prepareNodes(
  options: DialogOptions,
  ask: () => void,
  { signal, drawn }: { readonly signal: AbortSignal; readonly drawn: AbortSignal },
) {
  const { environment, opener, picture, label } = options;
  const texts = createStrings(TABLES, opener);
  const { root, shadow } = createRoot(options);
  const store = createDialogStore(readPreview(picture));
  const place = { island: 'lightbox', element: root, signal: drawn, fail: ask, environment };
  const view = <DialogView store={store} label={label} closeLabel={texts.close} onClose={ask} />;
  renderIsland(place, view, { into: shadow, isAtOnce: true });
  const element = shadow.querySelector('dialog');
  const [frame, stage, close] = ['.frame', '.stage', '.close'].map((name) => shadow.querySelector<HTMLElement>(name));
  if (!element || !frame || !stage || !close)
    throw new HadayaError('lightbox_incomplete', 'the lightbox could not be rendered');
  const nodes: DialogNodes = { root, shadow, element, frame, stage, close };
  const preview = createPreview({ store, stage, text: texts.loading, clock: environment.clock, signal });
  return { nodes, preview, describe: () => store.dispatch({ isFilled: true }) };
}

/**
 * Opens the dialog of a lightbox with what is there already: the picture of the page at its place, a dark ground, Close.
 * It closes by its button, Escape, Back on a phone, a press beside the picture, or the signal; the focus then returns.
 */
export function openDialog(options: DialogOptions): LightboxDialog {
  const { environment, opener, large, showDuration = 0 } = options;
  const { document, window: page } = environment;
  const life = new AbortController();
  const waiting = new AbortController();
  const settling = new AbortController();
  const { signal } = life;
  // What this measures is clean as long as nothing was written.
  const isWide = hasScrollBar(page);
  if (isWide) lockScroll(document, signal);
  let takeBack = async () => {};
  let close = () => {};
  const ask = () => close();
  const drawing = new AbortController();
  const { nodes, preview, describe } = prepareNodes(options, ask, { signal, drawn: drawing.signal });
  const leave = async () => {
    if (signal.aborted) return;
    life.abort();
    waiting.abort();
    settling.abort();
    removeDialog(nodes);
    drawing.abort();
    const isBack = takeBack();
    if (!options.signal.aborted) opener.focus({ preventScroll: true });
    options.onClose();
    await isBack;
  };
  close = leave;
  options.signal.addEventListener('abort', leave, { once: true, signal });
  watchClosing(nodes, ask, signal);
  keepScroll(nodes.root, signal);
  const keys = watchWaiting(nodes, { close: ask, page: document, settling: settling.signal }, waiting.signal);
  showDialog(nodes, page, showDuration);
  const settled = oncePainted(environment.clock, signal, () => {
    settling.abort();
    if (!isWide) lockScroll(document, signal);
    makeModal(nodes);
    takeBack = closeOnBack(page, ask, signal);
  });
  preview.setLoading(true);
  if (large) preview.showLarge(askPicture(large, page));
  const handOver = (next: () => void) => {
    waiting.abort();
    close = next;
    return keys;
  };
  return { ...nodes, language: opener, preview, describe, settled, signal, handOver, leave };
}
