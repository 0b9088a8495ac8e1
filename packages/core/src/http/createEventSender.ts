import type { HttpClient } from './createClient.ts';
import { type Fields, toBody, toEntries } from './encodeFields.ts';
import { HTTP_TIMEOUTS, type HttpTimeouts } from './options/options.ts';

/** Counts views and clicks, without waiting for the response and without reporting failures. */
export type Track = (action: string, fields: Fields) => void;

export interface TrackerOptions {
  /** URL of `admin-ajax.php`, if the page's settings contain it. */
  readonly url?: string | undefined;
  readonly timeouts?: Pick<HttpTimeouts, 'track'> | undefined;
}

/** Maximum body size of a request that outlives the page; browsers allow about 64 kB for all such requests together. */
const MAX_KEEPALIVE_BYTES = 60_000;
const MAX_IN_FLIGHT = 15;
/** After this number of consecutive refusals, an action is not sent again on this page. */
const MAX_REFUSALS = 3;

/** Creates a tracker. Its requests outlive the page, so a click on a link that leaves the page is still counted. */
export function createEventSender(client: HttpClient, options: TrackerOptions = {}): Track {
  const refusals = new Map<string, number>();
  let inFlight = 0;

  return (action, fields) => {
    const refused = refusals.get(action) ?? 0;
    if (refused >= MAX_REFUSALS) return;
    const bytes = new TextEncoder().encode(String(toBody(toEntries(fields), false))).length;
    const keepalive = inFlight < MAX_IN_FLIGHT && bytes <= MAX_KEEPALIVE_BYTES;
    const timeoutMs = (options.timeouts ?? HTTP_TIMEOUTS).track;
    inFlight += 1;
    void client
      .adminAjax(action, fields, { decode: () => true, keepalive, timeoutMs, url: options.url, isQuiet: true })
      .then((result) => {
        inFlight -= 1;
        const isRefusal = !result.ok && (result.error.kind === 'no_action' || result.error.kind === 'busy');
        refusals.set(action, isRefusal ? (refusals.get(action) ?? 0) + 1 : 0);
      });
  };
}
