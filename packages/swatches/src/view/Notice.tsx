import type { ReactNode } from 'react';
import type { NoticeView } from '../model/describeNotice.ts';

/** A notice and what can be done about it. */
export interface NoticeProps {
  readonly notice: NoticeView;
  readonly closeLabel: string;
  readonly onSwitch: () => void;
  readonly onClose: () => void;
}

/** Why a choice cannot be had, and one tap to the nearest one that can. It is spoken elsewhere. */
export function Notice({ notice, closeLabel, onSwitch, onClose }: NoticeProps): ReactNode {
  return (
    <div className="hadaya-swatches-notice">
      <p>
        <span>{notice.text}</span>
      </p>
      {notice.offer && (
        <button type="button" className="hadaya-swatches-switch" onClick={onSwitch}>
          <span>{notice.offer.label}</span>
        </button>
      )}
      <button type="button" className="hadaya-swatches-close" aria-label={closeLabel} onClick={onClose} />
    </div>
  );
}
