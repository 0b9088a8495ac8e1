import type { Clock } from '@hadaya/core';
import { type ReactNode, useEffect, useState } from 'react';
import type { NoticeView } from '../wording/index.ts';

export interface NoticeProps {
  readonly notice: Pick<NoticeView, 'text'> & { readonly offer: { readonly label: string } | null };
  readonly closeLabel: string;
  /**
   * Set only if the notice is a live region. The text then appears a frame later, because screen readers announce only
   * changes to a node that already exists.
   */
  readonly clock?: Pick<Clock, 'frame'>;
  readonly onSwitch: () => void;
  readonly onClose: () => void;
}

/** Explains why a choice is unavailable, and offers the nearest available choice in one tap. */
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
