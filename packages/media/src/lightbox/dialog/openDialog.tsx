import { type Environment, type PageWindow, prefersReducedMotion } from '@hadaya/core';
import { keepScroll, lockScroll } from '@hadaya/core/overlay';
import { askPicture } from './askPicture.ts';
import { closeOnBack } from './closeOnBack.ts';
import { createNodes, type DialogNodes, type DialogOptions } from './createNodes.tsx';
import type { Preview } from './createPreview.ts';
import { watchClosing, watchWaiting } from './watchWaiting.ts';

/** An open dialog that contains only the preview until `openLightbox` fills it. */
export interface LightboxDialog extends DialogNodes {
  readonly language: HTMLElement;
  readonly preview: Preview;
  /**
   * Makes position and caption the dialog's accessible description. Call it once the controls that show them have
   * rendered.
   */
  describe(): void;
  /** Resolves when the dialog has been painted and is modal, with focus inside; never if the dialog closes first. */
  readonly settled: Promise<void>;
  /** Aborts when the dialog has closed. */
  readonly signal: AbortSignal;
  /** Passes key handling and closing to the caller; returns the keys that were pressed before this call. */
  handOver(close: () => void): readonly string[];
  /** Removes the dialog without an animation; resolves when the history is restored. */
  leave(): Promise<void>;
}

function removeDialog({ root, element }: DialogNodes): void {
  const page = root.ownerDocument;
  if (page.fullscreenElement === root) page.exitFullscreen().catch(() => {});
  element.close();
  root.remove();
}

/**
 * Shows the dialog without making it modal yet, because `showModal` makes the browser recalculate the styles of the
 * whole page, and the picture must appear in the same frame as the press.
 */
function showDialog({ root, frame }: DialogNodes, page: PageWindow, duration: number): void {
  page.document.body.append(root);
  if (duration > 0 && !prefersReducedMotion(page)) frame.animate({ opacity: [0, 1] }, duration);
}

function makeModal({ element, shadow, close }: DialogNodes): void {
  element.removeAttribute('open');
  element.showModal();
  if (shadow.activeElement !== close) close.focus({ preventScroll: true });
}

/** Returns true if locking the page's scrolling would change its layout and move the picture. */
const hasScrollBar = ({ innerWidth, document }: PageWindow) => innerWidth > document.documentElement.clientWidth;

/**
 * Runs `act` once the next frame has been painted and all other work that waited for that frame is done; rejects with
 * whatever `act` throws.
 */
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

/**
 * Opens a lightbox's dialog with the page's picture at its position, a dark background and a Close button. That button,
 * Escape, Back on a touch device, a press outside the picture or the signal closes the dialog; focus then returns to
 * the opener.
 */
export function openDialog(options: DialogOptions): LightboxDialog {
  const { environment, opener, large, showDuration = 0 } = options;
  const { document, window: page } = environment;
  const life = new AbortController();
  const waiting = new AbortController();
  const settling = new AbortController();
  const { signal } = life;
  // The scroll bar is measured before the first write, while layout is clean.
  const isWide = hasScrollBar(page);
  if (isWide) lockScroll(document, signal);
  let takeBack = async () => {};
  let close = () => {};
  const ask = () => close();
  const drawing = new AbortController();
  const { nodes, preview, describe } = createNodes(options, ask, { signal, drawn: drawing.signal });
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
