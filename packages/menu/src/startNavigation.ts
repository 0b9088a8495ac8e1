import { lazyPart, yieldTask } from '@hadaya/core';
import type { MenuContext } from './state/index.ts';
import { whenReached } from './whenReached.ts';

const loadSubmenus = lazyPart(() => import('./submenus/startSubmenus.ts'));
const loadBar = lazyPart(() => import('./bar/startBar.ts'));
const loadFlyout = lazyPart(() => import('./flyout/startFlyout.ts'));

/** What a menu needs to be moved about in, in one wave; given the menu, it starts where its layout has it. */
async function loadParts({ parts }: MenuContext, signal: AbortSignal) {
  const { flyout } = parts;
  const [{ startSubmenus }, startLayout] = await Promise.all([
    loadSubmenus(signal),
    flyout
      ? loadFlyout(signal).then(
          ({ startFlyout }) =>
            (context: MenuContext) =>
              startFlyout(context, flyout),
        )
      : loadBar(signal).then(({ startBar }) => startBar),
  ]);
  return { startSubmenus, startLayout };
}

/** When a menu counts as reached, beside the visitor's hand and keys. */
export interface Reach {
  /** It is so from the start. */
  readonly isReached: boolean;
  readonly onReached: () => void;
}

/**
 * Starts what a menu needs from the moment a visitor reaches for it, each in a task of its own; what was opened before is
 * found open. The buttons, which come last, show that all of it is there.
 */
export function startNavigation(context: MenuContext, { isReached, onReached }: Reach): Promise<void> {
  return whenReached(
    { ...context, isReached },
    {
      load(signal) {
        onReached();
        return loadParts(context, signal);
      },
      warning: 'a part of the menu could not be loaded; the links work',
      async start({ startSubmenus, startLayout }, reachedBy) {
        startLayout(context, reachedBy);
        await yieldTask(context);
        await startSubmenus(context);
      },
    },
  );
}
