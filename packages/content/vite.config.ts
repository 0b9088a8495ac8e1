import { bundles } from '../../tools/vite/library.ts';

export default bundles(import.meta.url, { content: { kind: 'island', entry: 'src/bundle.ts' } });
