import { bundles } from '../../tools/vite/library.ts';

export default bundles(import.meta.url, { gallery: { kind: 'island', entry: 'src/bundle.ts' } });
