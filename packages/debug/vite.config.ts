import { bundles } from '../../tools/vite/library.ts';

export default bundles(import.meta.url, { debug: { kind: 'island', entry: 'src/bundle.ts', isOneFile: true } });
