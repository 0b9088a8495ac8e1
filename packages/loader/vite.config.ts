import { bundles, CORE_DOORS } from '@hadaya/tools/library';

export default bundles(import.meta.url, {
  look: { kind: 'sheet', entry: 'src/look.ts' },
  hadaya: { kind: 'loader', entry: 'src/bundle.ts', inlines: CORE_DOORS },
});
