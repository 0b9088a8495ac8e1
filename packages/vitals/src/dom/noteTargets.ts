import { nameTarget } from './nameTarget.ts';

/** What a browser counts as the beginning or end of an interaction. */
const EVENTS = ['pointerdown', 'pointerup', 'click', 'keydown', 'keyup'] as const;

/** Events of more interactions than that are not remembered; the browser tells of each within the next moments. */
const MOST_NOTED = 30;

/**
 * Notes what the visitor touches while it is still there, until the signal aborts, and answers the name by the time of the
 * event: a browser does not say what was touched inside a shadow root, nor what has left the page since.
 */
export function noteTargets(page: Window, signal: AbortSignal): (time: number) => string | undefined {
  const names = new Map<number, string>();
  const note = (event: Event) => {
    names.set(event.timeStamp, nameTarget(event.composedPath()));
    const [oldest] = names.keys();
    if (names.size > MOST_NOTED && oldest !== undefined) names.delete(oldest);
  };
  for (const type of EVENTS) page.addEventListener(type, note, { capture: true, passive: true, signal });
  return (time) => names.get(time);
}
