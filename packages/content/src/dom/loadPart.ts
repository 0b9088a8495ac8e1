import type { Widget } from './widget.ts';

/**
 * Starts a part of a widget that has a file of its own. Settles when the part has started; a file that does not come
 * rejects, and fails the widget that waits for it.
 */
export async function loadPart(widget: Widget, load: () => Promise<(widget: Widget) => void>): Promise<void> {
  const start = await load();
  if (!widget.signal.aborted) start(widget);
}
