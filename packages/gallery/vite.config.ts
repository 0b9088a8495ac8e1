import { bundles } from '@hadaya/tools/library';

export default bundles(import.meta.url, {
  gallery: {
    kind: 'island',
    entry: 'src/bundle.ts',
    prefetch: [
      'src/variation/followForms.ts',
      'src/ownSlides/ownSlides.ts',
      'src/largeView/largeView.ts',
      '../media/src/lightbox/dialog/index.ts',
      '../media/src/lightbox/index.ts',
    ],
  },
});
