import { bundles } from '@hadaya/tools/library';

export default bundles(import.meta.url, {
  menu: { kind: 'island', entry: 'src/bundle.ts', ahead: ['src/items/startReachedParts.ts'] },
});
