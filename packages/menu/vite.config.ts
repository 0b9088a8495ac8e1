import { bundles } from '../../tools/vite/library.ts';

export default bundles(import.meta.url, {
  menu: { kind: 'island', entry: 'src/bundle.ts', ahead: ['src/items/startReachedParts.ts'] },
});
