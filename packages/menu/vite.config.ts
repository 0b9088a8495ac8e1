import { bundles } from '@hadaya/tools/library';

/** What answers the first hand on a menu; what is only drawn then comes with that hand. */
const NAVIGATION = ['src/submenus/startSubmenus.ts', 'src/bar/startBar.ts', 'src/flyout/startFlyout.ts'];

export default bundles(import.meta.url, {
  menu: { kind: 'island', entry: 'src/bundle.ts', prefetch: NAVIGATION },
});
