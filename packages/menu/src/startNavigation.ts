import { lazyPart, yieldTask } from '@hadaya/core';
import type { MenuContext } from './state/index.ts';
import { whenReached } from './whenReached.ts';

const loadSubmenus = lazyPart(() => import('./submenus/startSubmenus.ts'));
const loadBar = lazyPart(() => import('./bar/startBar.ts'));
const loadFlyout = lazyPart(() => import('./flyout/startFlyout.ts'));
const loadView = lazyPart(() => import('./view/Menu.tsx'));

/** True if there is something to render: submenu buttons or a close icon. */
const hasView = ({ parts }: MenuContext) => parts.branches.length > 0 || parts.nav.dataset.closeIcon !== undefined;

/**
 * Renders the menu after everything else, because the buttons indicate that everything has loaded. The first response
 * works without them.
 */
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

/** Signs that a menu is in use, besides pointer and keys. */
export interface Reach {
  /** The menu counts as used from the start. */
  readonly isReached: boolean;
  readonly onReached: () => void;
}

/**
 * Starts the parts that a menu needs once a visitor is about to use it, each in a separate task; submenus that are
 * already open stay open.
 */
export function startNavigation(context: MenuContext, { isReached, onReached }: Reach): Promise<void> {
  return whenReached(
    { ...context, isReached },
    {
      load(signal) {
        onReached();
        // Loads in parallel with the others; `startView` checks whether it has succeeded.
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
