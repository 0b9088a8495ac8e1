import type { Clock } from '@hadaya/core';

/** Draws one frame; tells whether it wants another one. */
export type FrameStep = () => 'again' | 'done';

const running = new Set<FrameStep>();

/** Runs a step at each frame until it is done or its owner leaves. All counters of a page share one loop. */
export function onEachFrame(step: FrameStep, clock: Clock, signal: AbortSignal): void {
  if (signal.aborted) return;
  running.add(step);
  signal.addEventListener('abort', () => running.delete(step), { once: true });
  const turn = () => {
    for (const each of [...running]) if (each() === 'done') running.delete(each);
    if (running.size > 0) clock.frame(turn);
  };
  if (running.size === 1) clock.frame(turn);
}
