import type { KeyboardEvent, ReactNode, Ref } from 'react';
import { CloseDrawing } from '../frame/index.ts';
import type { WidgetDesign } from '../widget/model/index.ts';

export interface CloseButtonProps {
  readonly design: WidgetDesign;
  readonly isShown: boolean;
  readonly buttonRef: Ref<HTMLButtonElement>;
  readonly onClose: () => void;
  readonly onKeyDown?: ((event: KeyboardEvent) => void) | undefined;
}

/** The close button at the launcher's position, last in the tab order of an open widget. */
export function CloseButton({ design, isShown, buttonRef, onClose, onKeyDown }: CloseButtonProps): ReactNode {
  const { tips, closeText } = design;
  return (
    <div className={`chaty-channel chaty-cta-close chaty-tooltip pos-${tips}`} data-hover={closeText} hidden={!isShown}>
      <div className="chaty-cta-button">
        <button ref={buttonRef} type="button" aria-expanded={isShown} onClick={onClose} onKeyDown={onKeyDown}>
          <span className="chaty-svg">
            <CloseDrawing />
          </span>
          <span className="sr-only">{closeText}</span>
        </button>
      </div>
    </div>
  );
}
