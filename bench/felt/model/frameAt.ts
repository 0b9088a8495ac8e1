/** `frames` must be sorted by time. */
export const frameAt = <Frame extends { readonly ms: number }>(
  frames: readonly Frame[],
  time: number,
): Frame | undefined => frames.findLast(({ ms }) => ms <= time);

/**
 * Returns the frame at each step from 0 to the last frame; a frame that lasts several steps appears once, at its first
 * step.
 */
export function framesBySteps<Frame extends { readonly ms: number }>(
  frames: readonly Frame[],
  stepMs: number,
): readonly Frame[] {
  const steps = Math.ceil((frames.at(-1)?.ms ?? 0) / stepMs);
  const shown: Frame[] = [];
  let last: Frame | undefined;
  for (let step = 0; step <= steps; step += 1) {
    const frame = frameAt(frames, step * stepMs);
    if (frame && frame !== last) shown.push({ ...frame, ms: step * stepMs });
    last = frame;
  }
  return shown;
}
