import type { ReactNode } from 'react';
import { CloseDrawing, keepReadable } from '../../../frame/index.ts';
import { useList } from './useList.ts';

export interface PanelHeadProps {
  /** Id of the title that labels the dialog; absent while the panel loads. */
  readonly titleId?: string;
  readonly title: string;
  readonly ground: string;
  readonly colour?: string;
  readonly className?: string;
  readonly titleClass?: string;
  readonly closeClass?: string;
  readonly icon?: ReactNode;
  readonly onClose: () => void;
}

const join = (own: string, more = '') => `${own} ${more}`.trimEnd();

/**
 * A panel's header: an icon, the title and the close button, in a colour that is readable on the owner's background.
 */
export function PanelHead(props: PanelHeadProps): ReactNode {
  const { titleId, title, ground, colour = '#ffffff', icon, onClose } = props;
  const model = useList();
  const Title = titleId === undefined ? 'p' : 'h2';
  return (
    <div
      className={join('chaty-head', props.className)}
      style={{ background: ground, color: keepReadable(model, colour, ground) }}
    >
      {icon}
      <Title id={titleId} className={join('chaty-head-title', props.titleClass)}>
        {title}
      </Title>
      <button
        type="button"
        className={join('chaty-close-button', props.closeClass)}
        aria-label={model.texts.close}
        onClick={onClose}
      >
        <CloseDrawing />
      </button>
    </div>
  );
}
