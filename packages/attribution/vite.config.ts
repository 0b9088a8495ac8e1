import { bundles, CORE_DOORS } from '@hadaya/tools/library';

export default bundles(import.meta.url, {
  channels: {
    kind: 'shared',
    entry: 'src/model/channels/readChannels.ts',
    answers: ['@hadaya/attribution/channels'],
  },
  // This bundle records before anything else has loaded, so it waits for no other file and includes the core functions
  // that it uses.
  attribution: { kind: 'island', entry: 'src/bundle.ts', inlines: CORE_DOORS, isOneFile: true },
});
