import type { Environment } from '@hadaya/core';
import { type ReactNode, useEffect, useState } from 'react';
import { type Glyph, watchGlyph } from '../../page/index.ts';

/** A letter of the page's icon font. */
export interface DrawnLetterProps {
  readonly environment: Environment;
  /** The widget stands in the page itself, where the page's own sheet draws the letter; in a shadow root we write what that says. */
  readonly isOpen: boolean;
  /** The class names by which the page's sheets draw it. */
  readonly className: string;
  /** What is shown until the font is there. */
  readonly children: ReactNode;
}

/** The letter of an icon font. */
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
