import { useLazyPart } from '@hadaya/core/react';
import type { ReactNode } from 'react';
import { loadOwnerDesign } from './dom/createHost.ts';
import type { WidgetModel } from './WidgetModel.ts';

/** A letter of the page's icon font, and in which widget it stands. */
export interface FontLetterProps {
  readonly owner: Pick<WidgetModel, 'page' | 'host'>;
  /** The class names by which the page's sheets draw it. */
  readonly className: string;
  /** What is shown until the font is there. */
  readonly children: ReactNode;
}

/** The letter of an icon font; its file comes for the few owners who chose one. */
export function FontLetter({ owner: { page, host }, ...letter }: FontLetterProps): ReactNode {
  const { part } = useLazyPart(loadOwnerDesign);
  if (!part) return letter.children;
  return <part.DrawnLetter {...letter} environment={page.context.environment} isOpen={host.isOpen} />;
}
