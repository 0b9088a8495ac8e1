import type { KeyboardEvent, ReactNode } from 'react';
import { CrossDrawing } from './icons.tsx';
import { useList } from './ListModel.ts';

/** What the button at the launcher's place does while something is open. */
export interface CloseButtonProps {
  readonly isOpen: boolean;
  readonly onClose: (isKeyboard: boolean) => void;
  readonly onKeyDown: (event: KeyboardEvent) => void;
}

/** The last stop of an open widget: closes it, and stands where the launcher stood. */
export function CloseButton({ isOpen, onClose, onKeyDown }: CloseButtonProps): ReactNode {
  const { design, texts } = useList();
  const label = design.closeText || texts.close;
  return (
    <div
      className={`chaty-channel chaty-cta-close chaty-tooltip pos-${design.tips}`}
      data-hover={label}
      hidden={!isOpen}
    >
      <div className="chaty-cta-button">
        <button
          type="button"
          aria-expanded={isOpen}
          onClick={(event) => onClose(event.detail === 0)}
          onKeyDown={onKeyDown}
        >
          <span className="chaty-svg">
            <CrossDrawing />
          </span>
          <span className="sr-only">{label}</span>
        </button>
      </div>
    </div>
  );
}
