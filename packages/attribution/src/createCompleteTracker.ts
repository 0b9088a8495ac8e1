import { createTracker, type TrackerControl, type TrackerPage, type TrackerSetup } from './dom/createTracker.ts';
import { createSpecialParts } from './special.ts';

/** The special parts as a promise that is kept at once. */
const fetchSpecial: TrackerSetup['fetchSpecial'] = () => ({
  // biome-ignore lint/suspicious/noThenProperty: waiting for what is there already would make `init` asynchronous
  then(onFulfilled) {
    onFulfilled?.({ createSpecialParts });
    return new Promise(() => {});
  },
});

/** A page whose view is recorded. */
export type CompletePage = TrackerPage & { readonly document: { readonly referrer: string } };

/**
 * The tracker with all of its parts in one file, for programs that bundle it themselves: `init` is synchronous whatever
 * its options are. `setup` changes what the owner may decide.
 */
export function createCompleteTracker(page: CompletePage, setup: Partial<TrackerSetup> = {}): TrackerControl {
  return createTracker(page, {
    mask: true,
    clickIds: [],
    returnHosts: [],
    onRecorded: () => {},
    view: { entry: page.location.href, referrer: page.document.referrer, newPages: 1 },
    fetchSpecial,
    ...setup,
  });
}
