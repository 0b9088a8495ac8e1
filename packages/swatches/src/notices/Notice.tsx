import type { Clock } from '@hadaya/core';
import { type ReactNode, useEffect, useState } from 'react';
import type { NoticeView } from '../wording/index.ts';

/** What is said, and what can be done about it. */
export interface NoticeProps {
  readonly notice: Pick<NoticeView, 'text'> & { readonly offer: { readonly label: string } | null };
  readonly closeLabel: string;
  /** Where it is a status for screen readers, which hear what changes in a node that was there a frame before. */
  readonly clock?: Pick<Clock, 'frame'>;
  readonly onSwitch: () => void;
  readonly onClose: () => void;
}

/** Why a choice cannot be had, and one tap to the nearest one that can. */
export function Notice({ notice: { text, offer }, closeLabel, clock, onSwitch, onClose }: NoticeProps): ReactNode {
  const [heard, setHeard] = useState('');
  useEffect(() => {
    const drawn = new AbortController();
    clock?.frame(() => setHeard(text), drawn.signal);
    return () => drawn.abort();
  }, [clock, text]);
  return (
    <div className="hadaya-swatches-notice">
      <p role={clock && 'status'}>
        <span>{clock ? heard : text}</span>
      </p>
      {offer && (
        <button type="button" className="hadaya-swatches-switch" onClick={onSwitch}>
          <span>{offer.label}</span>
        </button>
      )}
      <button type="button" className="hadaya-swatches-close" aria-label={closeLabel} onClick={onClose} />
    </div>
  );
}
