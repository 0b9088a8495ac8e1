import { bundles, CORE_DOORS } from '@hadaya/tools/library';

export default bundles(import.meta.url, {
  // Fetched by a share of the visitors, also where no island is: it brings the little it uses of core along.
  vitals: { kind: 'library', entry: 'src/bundle.ts', inlines: CORE_DOORS, isOneFile: true },
});
