import type { ContactPage } from '../../page/index.ts';
import type { WidgetRecord } from '../../widget/model/index.ts';
import type { Count } from './createCounter.ts';
import { isVisitDue, noteVisits } from './noteVisits.ts';

/**
 * Records, under `key` and the keys in `others`, that the visitor saw or clicked something. Counts this on the server
 * if `key` has no record from the last two days. Keeps records even when counting is off.
 */
export type Note = (key: string, others: readonly string[], count: Count) => void;

export function createNote(page: ContactPage, widget: WidgetRecord): Note {
  const { environment } = page.context;
  // Loads the counting file now, so that even a click that leaves the page is counted.
  const counter = page.server.tracking
    ? import('./createCounter.ts').then(({ createCounter }) => createCounter(page, widget))
    : undefined;
  return (key, others, count) => {
    const isNew = isVisitDue(environment, widget.id, key);
    noteVisits(environment, widget.id, [key, ...others]);
    // A lost count is harmless.
    if (isNew) counter?.then((send) => send(count)).catch(() => {});
  };
}
