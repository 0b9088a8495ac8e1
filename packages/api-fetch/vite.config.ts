import { bundles, CORE_DOORS } from '@hadaya/tools/library';

export default bundles(import.meta.url, {
  'api-fetch': {
    kind: 'library',
    entry: 'src/bundle.ts',
    inlines: [...CORE_DOORS, '@hadaya/core/http'],
    isOneFile: true,
  },
});
