import { bundles } from '@hadaya/tools/library';

export default bundles(import.meta.url, {
  quote: { kind: 'island', entry: 'src/bundle.ts' },
});
