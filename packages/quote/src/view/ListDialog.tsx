import type { LazyPart, Strings } from '@hadaya/core';
import { useLazyPart } from '@hadaya/core/react';
import { type ReactElement, useEffect, useRef } from 'react';

export interface ListDialogProps<Part> {
  readonly load: LazyPart<Part>;
  readonly draw: (part: Part) => ReactElement;
  readonly texts: Strings<'title' | 'close' | 'failed'>;
  readonly onClose: () => void;
}

/** Renders the list in a native modal dialog, which traps focus and closes on Escape. */
export function ListDialog<Part>({ load, draw, texts, onClose }: ListDialogProps<Part>): ReactElement {
  const dialog = useRef<HTMLDialogElement>(null);
  const { part, hasFailed, retry } = useLazyPart(load);
  useEffect(() => dialog.current?.showModal(), []);
  return (
    <dialog ref={dialog} className="hadaya-quote-dialog" aria-label={texts.title} onClose={onClose}>
      <button
        type="button"
        className="hadaya-quote-close"
        aria-label={texts.close}
        onClick={() => dialog.current?.close()}
      >
        <span aria-hidden="true">×</span>
      </button>
      {part && draw(part)}
      {hasFailed && (
        <button type="button" onClick={retry}>
          {texts.failed}
        </button>
      )}
    </dialog>
  );
}
