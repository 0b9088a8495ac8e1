import { bundles } from '../../tools/vite/library.ts';

export default bundles(import.meta.url, {
  gallery: {
    kind: 'island',
    entry: 'src/bundle.ts',
    ahead: ['src/largeView/largeView.ts', '../media/src/lightbox/dialog/index.ts', '../media/src/lightbox/index.ts'],
  },
});
