import { useServerClasses, useServerNode } from '@hadaya/core/react';
import { type ReactNode, useLayoutEffect } from 'react';

const LIMITS = {
  'enabled-display-limit-mode': false,
  'enabled-catalog-display-limit-mode': false,
  'enabled-archive-display-limit-mode': false,
} as const;

/** The server's list, its "+5 more" item, and whether the rest is wanted. */
export interface ShowMoreProps {
  readonly list: HTMLElement;
  readonly more: HTMLElement;
  readonly isRevealed: boolean;
}

function Link({ link }: { readonly link: Element }): ReactNode {
  useServerNode(link, { role: 'button', 'aria-expanded': 'false' });
  return null;
}

function Revealed({ list, more }: Omit<ShowMoreProps, 'isRevealed'>): ReactNode {
  useServerClasses(list, LIMITS);
  useLayoutEffect(() => {
    more.remove();
    return () => list.append(more);
  }, [list, more]);
  return null;
}

/** Makes the link a button that reveals the rest in place, and takes it away once it did. */
export function ShowMore({ list, more, isRevealed }: ShowMoreProps): ReactNode {
  useServerNode(more, { role: 'none' });
  const link = more.firstElementChild;
  return (
    <>
      {link && <Link link={link} />}
      {isRevealed && <Revealed list={list} more={more} />}
    </>
  );
}
