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
  /** Child of the body; hosts the shadow root. */
  readonly root: HTMLElement;
  readonly shadow: ShadowRoot;
  readonly element: HTMLDialogElement;
  /** Fills the dialog; this node is shown in full screen, because a dialog element cannot be. */
  readonly frame: HTMLElement;
  /** Holds the pictures. */
  readonly stage: HTMLElement;
  readonly close: HTMLElement;
}

export interface DialogOptions {
  /** Name of the dialog. */
  readonly label: string;
  /** Element that determines the language and receives focus on close. */
  readonly opener: HTMLElement;
  /** The picture on the page that it opens with. */
  readonly picture: HTMLImageElement | null | undefined;
  /** The large picture, requested at once; a video has none. */
  readonly large: ShownPicture | undefined;
  /** Attributes of the outermost node, with the names that themes look for. */
  readonly rootAttributes: Readonly<Record<string, string>>;
  /** Milliseconds of opening; at once by default and with reduced motion. */
  readonly showDuration?: number;
  readonly environment: Environment;
  /** The dialog has closed and focus is back. */
  readonly onClose: () => void;
  /** Closes it at once. */
  readonly signal: AbortSignal;
}

/** An open dialog with only the preview; `openLightbox` fills it. */
export interface LightboxDialog extends DialogNodes {
  readonly language: HTMLElement;
  readonly preview: Preview;
  /** Its controls have rendered: they give the position and the description. */
  describe(): void;
  /** Resolves once it has been painted and is modal, with focus inside; never if it closes before. */
  readonly settled: Promise<void>;
  /** Aborts when it has closed. */
  readonly signal: AbortSignal;
  /** Hands key handling and closing over to the caller. Returns the keys that were pressed meanwhile. */
  handOver(close: () => void): readonly string[];
  /** Removes it at once; resolves when the history is restored. */
  leave(): Promise<void>;
}

/** More than anyone presses while waiting; a key that is held down repeats itself. */
const MOST_KEYS = 20;

/**
 * Handles keys and presses until the lightbox does: Escape and a press beside the picture close, Tab stays inside, other
 * keys are queued. Until the dialog is modal, focus is on the page, so keys are handled there.
 */
function watchWaiting(
  { element, stage }: DialogNodes,
  { close, page, settling }: { readonly close: () => void; readonly page: Document; readonly settling: AbortSignal },
  signal: AbortSignal,
): readonly string[] {
  const kept: string[] = [];
  const onKey = (event: KeyboardEvent) => {
    // The page's own key listeners must not react behind a modal dialog.
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
  // The second click of a double click was meant for the opener.
  const onClick = ({ target, detail }: MouseEvent) => {
    if (detail < 2 && !(target instanceof HTMLImageElement)) close();
  };
  listen(stage, 'click', onClick, { signal });
  return kept;
}

/** Handles the system's own close gesture. */
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
 * Shows the dialog, not modal yet: `showModal` makes the browser recalculate the styles of the whole page, and the
 * picture must appear in the frame of the press.
 */
function showDialog({ root, frame }: DialogNodes, page: PageWindow, duration: number): void {
  page.document.body.append(root);
  if (duration > 0 && !prefersReducedMotion(page)) frame.animate({ opacity: [0, 1] }, duration);
}

/** Makes the visible dialog modal and focuses Close. */
function makeModal({ element, shadow, close }: DialogNodes): void {
  element.removeAttribute('open');
  element.showModal();
  if (shadow.activeElement !== close) close.focus({ preventScroll: true });
}

/** True if locking the page's scrolling would change its layout and move the picture. */
const hasScrollBar = ({ innerWidth, document }: PageWindow) => innerWidth > document.documentElement.clientWidth;

/** Runs `act` once the next frame is painted, after everything else that waits for it; rejects with what it throws. */
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

/** Creates the dialog's host with a shadow root, isolated from the page's styles. It is not in the page yet. */
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

/** Creates the nodes with the picture in them, not in the page yet. `ask` closes the dialog. */
function prepareNodes(
  options: DialogOptions,
  ask: () => void,
  { signal, drawn }: { readonly signal: AbortSignal; readonly drawn: AbortSignal },
) {
  const { environment, opener, picture, label } = options;
  const texts = createStrings(TABLES, opener);
  const { root, shadow } = createRoot(options);
  const store = createDialogStore(readPreview(picture));
  const host = { island: 'lightbox', element: root, signal: drawn, fail: ask, environment };
  const view = <DialogView store={store} label={label} closeLabel={texts.close} onClose={ask} />;
  renderIsland(host, view, { into: shadow, isAtOnce: true });
  const element = shadow.querySelector('dialog');
  const [frame, stage, close] = ['.frame', '.stage', '.close'].map((name) => shadow.querySelector<HTMLElement>(name));
  if (!element || !frame || !stage || !close)
    throw new HadayaError('lightbox_incomplete', 'the lightbox could not be rendered');
  const nodes: DialogNodes = { root, shadow, element, frame, stage, close };
  const preview = createPreview({ store, stage, text: texts.loading, clock: environment.clock, signal });
  return { nodes, preview, describe: () => store.dispatch({ isFilled: true }) };
}

/**
 * Opens the dialog of a lightbox with the page's picture at its position, a dark background and Close. It closes by its
 * button, Escape, Back on a phone, a press beside the picture, or the signal; focus then returns to the opener.
 */
export function openDialog(options: DialogOptions): LightboxDialog {
  const { environment, opener, large, showDuration = 0 } = options;
  const { document, window: page } = environment;
  const life = new AbortController();
  const waiting = new AbortController();
  const settling = new AbortController();
  const { signal } = life;
  // Measured before the first write, while layout is clean.
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
