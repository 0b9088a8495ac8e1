import { createTracker, type TrackerControl, type TrackerPage, type TrackerSetup } from './dom/createTracker.ts';
import { isPersonal } from './model/personalData.ts';
import { addOptions } from './model/special/addOptions.ts';
import { migrateRecords } from './model/special/migrateRecords.ts';

/** The special parts as a promise that is kept at once. */
const fetchSpecial: TrackerSetup['fetchSpecial'] = () => ({
  // biome-ignore lint/suspicious/noThenProperty: waiting for what is there already would make `init` asynchronous
  then(onFulfilled) {
    onFulfilled?.({ addOptions, migrateRecords });
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
    isHidden: isPersonal,
    clickIds: [],
    returnHosts: [],
    onRecorded: () => {},
    view: { entry: page.location.href, referrer: page.document.referrer, newPages: 1 },
    fetchSpecial,
    ...setup,
  });
}
