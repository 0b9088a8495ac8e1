import { bundles, CORE_DOORS } from '@hadaya/tools/library';

export default bundles(import.meta.url, {
  core: { kind: 'shared', entry: 'src/bundle.ts', answers: CORE_DOORS },
  http: { kind: 'shared', entry: 'src/http/index.ts', answers: ['@hadaya/core/http'] },
});
