import { bundles } from '@hadaya/tools/library';

export default bundles(import.meta.url, {
  variations: { kind: 'shared', entry: 'src/index.ts', answers: ['@hadaya/variations'] },
});
