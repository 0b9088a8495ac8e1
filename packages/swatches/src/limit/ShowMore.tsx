import { ServerNode, useServerNode } from '@hadaya/core/react';
import { type ReactNode, useLayoutEffect, useState } from 'react';

const LIMITS = {
  'enabled-display-limit-mode': false,
  'enabled-catalog-display-limit-mode': false,
  'enabled-archive-display-limit-mode': false,
} as const;

/** The server's list, its "+5 more" item, and whether the rest is wanted. */
export interface ShowMoreProps {
  readonly list: HTMLElement;
  readonly more: HTMLElement;
  /** What the focus goes to when the rest comes. */
  readonly first: HTMLElement | undefined;
  readonly isRevealed: boolean;
}

function Revealed({ list, more, first }: Omit<ShowMoreProps, 'isRevealed'>): ReactNode {
  useServerNode(list, { classes: LIMITS });
  useLayoutEffect(() => {
    more.remove();
    first?.focus();
    return () => list.append(more);
  }, [list, more, first]);
  return null;
}

/** Makes the link a button that reveals the rest in place, and takes it away once it did. */
export function ShowMore({ list, more, first, isRevealed }: ShowMoreProps): ReactNode {
  const [wasOpened] = useState(isRevealed);
  useServerNode(more, { attributes: { role: 'none' } });
  const link = more.firstElementChild;
  return (
    <>
      {link && <ServerNode node={link} attributes={{ role: 'button', 'aria-expanded': 'false' }} />}
      {isRevealed && <Revealed list={list} more={more} first={wasOpened ? undefined : first} />}
    </>
  );
}
