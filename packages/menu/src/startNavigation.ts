import { lazyPart, yieldTask } from '@hadaya/core';
import type { MenuContext } from './state/index.ts';
import { whenReached } from './whenReached.ts';

const loadSubmenus = lazyPart(() => import('./submenus/startSubmenus.ts'));
const loadBar = lazyPart(() => import('./bar/startBar.ts'));
const loadFlyout = lazyPart(() => import('./flyout/startFlyout.ts'));
const loadView = lazyPart(() => import('./view/Menu.tsx'));

/** True if there is something to render: submenu buttons or a close icon. */
const hasView = ({ parts }: MenuContext) => parts.branches.length > 0 || parts.nav.dataset.closeIcon !== undefined;

/** Draws the menu, last of all: the buttons show that everything is there. What answers before them goes on without. */
function startView(context: MenuContext): Promise<void> {
  return whenReached(
    { ...context, isReached: true },
    {
      load: loadView,
      start: ({ renderMenu }) => renderMenu(context),
      warning: 'the buttons of the submenus could not be loaded; their links open them',
    },
  );
}

/** Loads the parts for navigating a menu together; returns a function that starts those of its layout. */
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

/** Further signs that a visitor uses a menu, besides pointer and keys. */
export interface Reach {
  /** It is so from the start. */
  readonly isReached: boolean;
  readonly onReached: () => void;
}

/**
 * Starts what a menu needs from the moment a visitor reaches for it, each in a task of its own; what was opened before is
 * found open.
 */
export function startNavigation(context: MenuContext, { isReached, onReached }: Reach): Promise<void> {
  return whenReached(
    { ...context, isReached },
    {
      load(signal) {
        onReached();
        // On its way with the others; whether it has come is asked by who starts it.
        if (hasView(context)) loadView(signal).catch(() => {});
        return loadParts(context, signal);
      },
      warning: 'a part of the menu could not be loaded; the links work',
      async start({ startSubmenus, startLayout }, reachedBy) {
        startLayout(context, reachedBy);
        await yieldTask(context);
        startSubmenus(context);
        await yieldTask(context);
        if (hasView(context)) await startView(context);
      },
    },
  );
}
