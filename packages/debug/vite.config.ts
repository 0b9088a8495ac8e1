import { bundles } from '@hadaya/tools/library';

export default bundles(import.meta.url, { debug: { kind: 'island', entry: 'src/bundle.ts' } });
