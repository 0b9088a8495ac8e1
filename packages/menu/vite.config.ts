import { bundles } from '@hadaya/tools/library';

/**
 * Files that respond to a visitor's first use of a menu, so they are prefetched. Files that only render something load
 * at that moment.
 */
const NAVIGATION = ['src/submenus/startSubmenus.ts', 'src/bar/startBar.ts', 'src/flyout/startFlyout.ts'];

export default bundles(import.meta.url, {
  menu: { kind: 'island', entry: 'src/bundle.ts', prefetch: NAVIGATION },
});
