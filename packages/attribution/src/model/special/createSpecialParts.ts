import type { decodeText, encodeText, tryDecode } from '../encoding.ts';
import type { guardBars, splitPair } from '../records.ts';
import type { Source } from '../source.ts';
import type { TrackerOptions } from '../trackerOptions.ts';
import { addOptions } from './addOptions.ts';
import { type CutText, fitBudget } from './fitBudget.ts';
import { isReturnHost } from './isReturnHost.ts';
import { migrateRecords } from './migrateRecords.ts';
import { maskSource, maskUrl } from './personalData.ts';

/** Functions of the tracker that the special parts work with; handed in, so that neither file holds the other's code. */
export interface RecordTools {
  readonly encodeText: typeof encodeText;
  readonly tryDecode: typeof tryDecode;
  readonly decodeText: typeof decodeText;
  readonly splitPair: typeof splitPair;
  readonly guardBars: typeof guardBars;
}

/**
 * The parts of the tracker that hardly any page view needs: options that shops do not pass, personal data in links,
 * addresses too long for the cookies, cookies in the oldest format, a new referral after a session. They are fetched
 * when one of these turns up.
 */
export interface SpecialParts {
  readonly addOptions: (argument: unknown, basic: TrackerOptions, pageHost: string) => TrackerOptions;
  readonly maskSource: (source: Source) => readonly (string | undefined)[];
  readonly maskUrl: (url: string) => string;
  readonly fitBudget: <Cookies extends { readonly bytes: number }>(
    make: (cut: CutText) => Cookies,
    budget: number,
  ) => Cookies;
  readonly migrateRecords: typeof migrateRecords;
  readonly isReturnHost: typeof isReturnHost;
}

/** The special parts, working with the tracker's own functions. */
export function createSpecialParts(tools: RecordTools): SpecialParts {
  return {
    addOptions,
    maskSource: (source) => maskSource(source, tools.decodeText),
    maskUrl: (url) => maskUrl(url, tools.decodeText),
    fitBudget: (make, budget) => fitBudget(make, budget, tools),
    migrateRecords,
    isReturnHost,
  };
}
