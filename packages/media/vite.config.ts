import { bundles } from '@hadaya/tools/library';

export default bundles(import.meta.url, {
  slider: { kind: 'shared', entry: 'src/slider/engine.ts', answers: ['@hadaya/media/slider/engine'] },
  lightboxDialog: {
    kind: 'shared',
    entry: 'src/lightbox/dialog/index.ts',
    answers: ['@hadaya/media/lightbox/dialog'],
  },
  lightbox: { kind: 'shared', entry: 'src/lightbox/index.ts', answers: ['@hadaya/media/lightbox'] },
  video: { kind: 'shared', entry: 'src/video/index.ts', answers: ['@hadaya/media/video'] },
});
