import type { ReactNode } from 'react';
import { keepReadable } from '../../../frame/index.ts';
import { CloseDrawing } from './CloseDrawing.tsx';
import { useList } from './ListContext.ts';

/** The coloured top of a panel; further class names are the public ones of its kind. */
export interface PanelHeadProps {
  /** Names the dialog. */
  readonly titleId: string;
  readonly title: string;
  readonly ground: string;
  readonly colour?: string;
  readonly className: string;
  readonly titleClass: string;
  readonly closeClass: string;
  readonly icon?: ReactNode;
  readonly onClose: () => void;
}

/** Title and close button of a panel, readable on the owner's colour. */
export function PanelHead(props: PanelHeadProps): ReactNode {
  const { titleId, title, ground, colour = '#ffffff', className, titleClass, closeClass, icon, onClose } = props;
  const model = useList();
  return (
    <div
      className={`chaty-head ${className}`}
      style={{ background: ground, color: keepReadable(model, colour, ground) }}
    >
      {icon}
      <h2 id={titleId} className={`chaty-head-title ${titleClass}`}>
        {title}
      </h2>
      <button
        type="button"
        className={`chaty-close-button ${closeClass}`}
        aria-label={model.texts.close}
        onClick={onClose}
      >
        <CloseDrawing />
      </button>
    </div>
  );
}
