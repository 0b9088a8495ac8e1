import { type ReactNode, useLayoutEffect, useState } from 'react';
import type { Glyph } from '../dom/readGlyph.ts';
import { useWidget } from './WidgetModel.ts';

/** An icon of a font that the page carries; `otherwise` stands in for it until its sheet is there. */
export function FontGlyph({
  className,
  otherwise,
}: {
  readonly className: string;
  readonly otherwise: ReactNode;
}): ReactNode {
  const { effects, host } = useWidget();
  const [glyph, setGlyph] = useState<Glyph | undefined>();
  const isOpen = host.into instanceof HTMLElement;
  useLayoutEffect(() => {
    // In the page itself the sheet draws the icon.
    if (isOpen) return;
    const drawn = new AbortController();
    effects.watchGlyph(className, { onGlyph: setGlyph, signal: drawn.signal });
    return () => drawn.abort();
  }, [effects, className, isOpen]);
  if (isOpen) return <i className={className} aria-hidden="true" />;
  if (!glyph) return otherwise;
  return (
    <i
      className={className}
      aria-hidden="true"
      style={{ fontFamily: glyph.family, fontWeight: glyph.weight, fontStyle: 'normal' }}
    >
      {glyph.letter}
    </i>
  );
}
