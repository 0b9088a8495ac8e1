import { type Environment, lazyPart } from '@hadaya/core';
import type { DialogOptions, LightboxDialog, ShownPicture } from '@hadaya/media/lightbox/dialog';
import type { Lightbox } from './session/index.ts';

type DialogModule = typeof import('@hadaya/media/lightbox/dialog');

const loadDialog = lazyPart(() => import('@hadaya/media/lightbox/dialog'));

export interface Opening<Parts> {
  readonly dialog: Omit<DialogOptions, 'environment' | 'signal' | 'onClose'>;
  /** The lightbox's modules, requested when the visitor presses the opener. */
  readonly parts: Promise<Parts>;
  readonly onOpen?: () => void;
  /** Fills the dialog; if it returns no lightbox, the dialog closes again. */
  readonly fill: (dialog: LightboxDialog, parts: Parts) => Lightbox | undefined;
  /**
   * Called when the dialog has closed and focus has returned. `index` is that of the last shown item, or `undefined` if
   * the dialog was never filled.
   */
  readonly onClose: (index: number | undefined) => void;
  /** Called when the lightbox failed to load and the dialog has closed. */
  readonly onFailed: (cause: unknown) => void;
}

/** Opens one dialog at a time. */
export interface DialogOpener {
  /** Loads the small file that contains the dialog's code. */
  prepare(): void;
  /** Requests a large picture before it is certain that the dialog will open. */
  ask(large: ShownPicture | undefined): void;
  open<Parts>(opening: Opening<Parts>): void;
}

/**
 * Opens a lightbox's dialog in the same frame as the press, and fills it later. `prepare` evaluates the dialog's small
 * file at the first sign of intent; by that time, the loader has prefetched the file.
 */
export function createDialogOpener({
  environment,
  signal,
}: {
  readonly environment: Environment;
  readonly signal: AbortSignal;
}): DialogOpener {
  let isOpen = false;
  const prepare = () => void loadDialog(signal).catch(() => {});

  const open = async <Parts>({ dialog: described, parts, onOpen, fill, onClose, onFailed }: Opening<Parts>) => {
    isOpen = true;
    let dialog: LightboxDialog | undefined;
    let lightbox: Lightbox | undefined;
    const onGone = () => {
      isOpen = false;
      onClose(lightbox?.getIndex());
    };
    try {
      const { openDialog } = await loadDialog(signal);
      dialog = openDialog({ ...described, environment, signal, onClose: onGone });
      await dialog.settled;
      onOpen?.();
      const arrived = await parts;
      if (dialog.signal.aborted) return;
      lightbox = fill(dialog, arrived);
      if (!lightbox) await dialog.leave();
    } catch (cause) {
      if ((dialog?.signal ?? signal).aborted) return;
      await dialog?.leave();
      isOpen = false;
      onFailed(cause);
    }
  };
  return {
    prepare,
    ask(large) {
      const start = ({ askPicture }: DialogModule) => void (large && askPicture(large, environment.window));
      loadDialog(signal).then(start, () => {});
    },
    open(opening) {
      // A failure is handled once the dialog is open; until then, this prevents an unhandled rejection.
      opening.parts.catch(() => {});
      if (!isOpen) void open(opening);
    },
  };
}
