import type { ReactNode } from 'react';
import { CHEVRON, CROSS } from '../model/drawings.ts';

/** The icon on every close button: a cross or a downward arrow, depending on the look. */
export function CloseDrawing(): ReactNode {
  return (
    <svg viewBox="0 0 32 32" aria-hidden="true" focusable="false">
      <path d={CROSS} className="chaty-stroke chaty-line chaty-cross" />
      <path d={CHEVRON} className="chaty-stroke chaty-line chaty-chevron" />
    </svg>
  );
}
