import { type ReactNode, useEffect, useState } from 'react';
import { type Glyph, watchGlyph } from '../../page/index.ts';
import type { WidgetModel } from '../WidgetModel.ts';

/** A letter of the page's icon font, and in which widget it stands. */
export interface FontLetterProps {
  readonly owner: Pick<WidgetModel, 'page' | 'host'>;
  /** The class names by which the page's sheets draw it. */
  readonly className: string;
  /** What is shown until the font is there. */
  readonly children: ReactNode;
}

/** The letter of an icon font. In the page itself the page's own sheet draws it, in a shadow root we write what that says. */
export function FontLetter({ owner, className, children }: FontLetterProps): ReactNode {
  const { environment } = owner.page.context;
  const { isOpen } = owner.host;
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
