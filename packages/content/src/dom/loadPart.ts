import type { Widget } from './widget.ts';

/** Starts a part of a widget that has a file of its own; a file that does not come fails this widget alone. */
export function loadPart(widget: Widget, load: () => Promise<(widget: Widget) => void>): void {
  load()
    .then((start) => widget.signal.aborted || start(widget))
    .catch(widget.fail);
}
