import type { Environment } from '@hadaya/core';
import { type ReactNode, useEffect, useState } from 'react';
import { type Glyph, watchGlyph } from '../../page/index.ts';

export interface DrawnLetterProps {
  readonly environment: Environment;
  /**
   * True in the page itself, where the page's style sheet renders the glyph; in a shadow root, we copy the sheet's
   * declarations.
   */
  readonly isOpen: boolean;
  /** Class names for which the page's style sheets render the glyph. */
  readonly className: string;
  /** Text shown until the font has loaded. */
  readonly children: ReactNode;
}

/** An icon font glyph. */
export function DrawnLetter({ environment, isOpen, className, children }: DrawnLetterProps): ReactNode {
  const [glyph, setGlyph] = useState<Glyph>();
  useEffect(() => {
    if (isOpen) return;
    const drawn = new AbortController();
    watchGlyph(environment, className, { signal: drawn.signal, onGlyph: setGlyph });
    return () => drawn.abort();
  }, [environment, className, isOpen]);
  if (isOpen) return <i className={className} aria-hidden="true" />;
  if (!glyph) return children;
  const { letter, family: fontFamily, weight: fontWeight } = glyph;
  return (
    <i className={className} aria-hidden="true" style={{ fontFamily, fontWeight, fontStyle: 'normal' }}>
      {letter}
    </i>
  );
}
