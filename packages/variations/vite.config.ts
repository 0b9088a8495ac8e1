import { bundles } from '../../tools/vite/library.ts';

export default bundles(import.meta.url, {
  variations: { kind: 'shared', entry: 'src/index.ts', answers: ['@hadaya/variations'] },
});
