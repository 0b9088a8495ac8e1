import { lazyPart, yieldTask } from '@hadaya/core';
import type { MenuContext } from './state/index.ts';
import { whenReached } from './whenReached.ts';

const loadSubmenus = lazyPart(() => import('./submenus/startSubmenus.ts'));
const loadBar = lazyPart(() => import('./bar/startBar.ts'));
const loadFlyout = lazyPart(() => import('./flyout/startFlyout.ts'));
const loadView = lazyPart(() => import('./view/Menu.tsx'));

const hasView = ({ parts }: MenuContext) => parts.branches.length > 0 || parts.nav.dataset.closeIcon !== undefined;

/** Renders the menu's buttons last, because they indicate that everything has loaded. The menu works without them. */
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

export interface Reach {
  /** True if loading must not wait for a visitor's event. */
  readonly isReached: boolean;
  readonly onReached: () => void;
}

/**
 * Starts everything that a menu needs when a visitor is about to use it, each step in a separate task; submenus that
 * are already open stay open.
 */
export function startNavigation(context: MenuContext, { isReached, onReached }: Reach): Promise<void> {
  return whenReached(
    { ...context, isReached },
    {
      load(signal) {
        onReached();
        // The view loads in parallel with the other code; `startView` checks whether it has loaded.
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
