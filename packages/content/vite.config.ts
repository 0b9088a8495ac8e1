import { bundles } from '@hadaya/tools/library';

export default bundles(import.meta.url, {
  content: {
    kind: 'island',
    entry: 'src/bundle.ts',
    prefetch: ['../media/src/lightbox/dialog/index.ts', 'src/lightbox/openLink.ts', '../media/src/lightbox/index.ts'],
  },
});
