import { useLazyPart } from '@hadaya/core/react';
import type { ReactNode } from 'react';
import { loadOwnerDesign } from './dom/createHost.ts';
import type { WidgetModel } from './WidgetModel.ts';

export interface FontLetterProps {
  readonly owner: Pick<WidgetModel, 'page' | 'host'>;
  /** Class names for which the page's style sheets render the glyph. */
  readonly className: string;
  /** Text shown until the font has loaded. */
  readonly children: ReactNode;
}

/** An icon font glyph; loaded on demand because few owners use one. */
export function FontLetter({ owner: { page, host }, ...letter }: FontLetterProps): ReactNode {
  const { part } = useLazyPart(loadOwnerDesign);
  if (!part) return letter.children;
  return <part.DrawnLetter {...letter} environment={page.context.environment} isOpen={host.isOpen} />;
}
