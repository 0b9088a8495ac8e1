import type { ReactElement } from 'react';

/** Why a film is not shown, and where it can be watched. */
export interface RefusalProps {
  readonly reason: string;
  readonly watch: string;
  readonly href: string;
}

/** Stands in for a film whose host the visitor has not allowed. */
export function Refusal({ reason, watch, href }: RefusalProps): ReactElement {
  return (
    <div className="hadaya-video-refused" role="note">
      <p>{reason}</p>
      <a href={href} target="_blank" rel="noopener noreferrer">
        {watch}
      </a>
    </div>
  );
}
