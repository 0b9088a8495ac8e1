import { bundles } from '@hadaya/tools/library';

/**
 * Files that respond to a visitor's first use of a menu and are therefore prefetched. Files that only render something
 * load on first use.
 */
const NAVIGATION = ['src/submenus/startSubmenus.ts', 'src/bar/startBar.ts', 'src/flyout/startFlyout.ts'];

export default bundles(import.meta.url, {
  menu: { kind: 'island', entry: 'src/bundle.ts', prefetch: NAVIGATION },
});
