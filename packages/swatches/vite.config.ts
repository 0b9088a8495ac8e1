import { bundles } from '@hadaya/tools/library';

export default bundles(import.meta.url, {
  swatches: { kind: 'island', entry: 'src/bundle.ts' },
  'block-swatches': { kind: 'island', entry: 'src/block/bundle.ts' },
});
