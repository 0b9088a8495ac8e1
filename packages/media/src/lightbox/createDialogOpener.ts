import { type Environment, lazyPart } from '@hadaya/core';
import type { DialogOptions, LightboxDialog, ShownPicture } from '@hadaya/media/lightbox/dialog';
import type { Lightbox } from './session/index.ts';

type DialogModule = typeof import('@hadaya/media/lightbox/dialog');

const loadDialog = lazyPart(() => import('@hadaya/media/lightbox/dialog'));

/** One opening: how the dialog opens, and what becomes of it. */
export interface Opening<Parts> {
  readonly dialog: Omit<DialogOptions, 'environment' | 'signal' | 'onClose'>;
  /** The parts that were asked for at the press. */
  readonly parts: Promise<Parts>;
  readonly onOpen?: () => void;
  /** Fills the dialog; without a lightbox it closes again. */
  readonly fill: (dialog: LightboxDialog, parts: Parts) => Lightbox | undefined;
  /** It is gone, the focus is back; `index` is where it was left, absent when it was never filled. */
  readonly onClose: (index: number | undefined) => void;
  /** The lightbox failed to load, and the dialog has closed. */
  readonly onLost: (cause: unknown) => void;
}

/** Opens one dialog at a time. */
export interface DialogOpener {
  /** Fetches the dialog's own small file. */
  prepare(): void;
  /** Asks for a large picture, before it is known whether the dialog will open. */
  ask(large: ShownPicture | undefined): void;
  /** Opens it at once with what is there, and fills it when its parts have come. */
  open<Parts>(opening: Opening<Parts>): void;
}

/**
 * Opens the dialog of a lightbox in the frame of the press, and fills it later. Its own small file runs with `prepare`, at the
 * first sign of intent; the loader has prefetched it by then.
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

  const open = async <Parts>({ dialog: described, parts, onOpen, fill, onClose, onLost }: Opening<Parts>) => {
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
      onLost(cause);
    }
  };
  return {
    prepare,
    ask(large) {
      const start = ({ askPicture }: DialogModule) => void (large && askPicture(large, environment.window));
      loadDialog(signal).then(start, () => {});
    },
    open(opening) {
      // Who hears of the loss waits for the dialog first.
      opening.parts.catch(() => {});
      if (!isOpen) void open(opening);
    },
  };
}
