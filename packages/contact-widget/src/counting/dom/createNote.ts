import type { ContactPage } from '../../page/index.ts';
import type { WidgetRecord } from '../../widget/model/index.ts';
import type { Count } from './createCounter.ts';
import { isVisitDue, noteVisits } from './noteVisits.ts';

/**
 * Notes what the visitor sees or clicks, by a key and what goes with it, and counts it on the server when the key counts
 * again: at most once in two days. Notes are kept whether or not counting is on.
 */
export type Note = (key: string, others: readonly string[], count: Count) => void;

/** The notes of one widget. */
export function createNote(page: ContactPage, widget: WidgetRecord): Note {
  const { environment } = page.context;
  // Fetched at once, so that a click which leaves the page is sent before that.
  const counter = page.server.tracking
    ? import('./createCounter.ts').then(({ createCounter }) => createCounter(page, widget))
    : undefined;
  return (key, others, count) => {
    const isNew = isVisitDue(environment, widget.id, key);
    noteVisits(environment, widget.id, [key, ...others]);
    // A lost count harms nobody.
    if (isNew) counter?.then((send) => send(count)).catch(() => {});
  };
}
