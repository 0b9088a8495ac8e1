import { bundles } from '@hadaya/tools/library';

/** What the first hand on a menu asks for. */
const NAVIGATION = [
  'src/submenus/startSubmenus.ts',
  'src/bar/startBar.ts',
  'src/flyout/startFlyout.ts',
  'src/view/Menu.tsx',
];

export default bundles(import.meta.url, {
  menu: { kind: 'island', entry: 'src/bundle.ts', ahead: NAVIGATION },
});
