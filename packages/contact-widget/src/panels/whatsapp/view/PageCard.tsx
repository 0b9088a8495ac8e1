import type { ReactNode } from 'react';
import { CloseDrawing } from '../../../frame/index.ts';

interface PageCardProps {
  readonly title: string;
  readonly address: string;
  /** The page's picture; empty if there is none. */
  readonly picture: string;
  readonly removeLabel: string;
  readonly onRemove: () => void;
}

function readHost(address: string): string {
  try {
    return new URL(address).host;
  } catch {
    return address;
  }
}

/**
 * A card with the page's picture, title and host, as in the messenger's preview, and a button that removes the page
 * from the message.
 */
export function PageCard({ title, address, picture, removeLabel, onRemove }: PageCardProps): ReactNode {
  return (
    <div className="chaty-page-card">
      {picture !== '' && <img src={picture} alt="" decoding="async" width="48" height="48" />}
      <div className="chaty-page-text">
        <span className="chaty-page-title" dir="auto">
          {title}
        </span>
        <span className="chaty-page-host">
          <bdi>{readHost(address)}</bdi>
        </span>
      </div>
      <button type="button" className="chaty-page-remove" aria-label={removeLabel} onClick={onRemove}>
        <CloseDrawing />
      </button>
    </div>
  );
}
