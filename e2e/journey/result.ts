export interface StepResult {
  readonly name: string;
  readonly isGreen: boolean;
  readonly why?: string;
}

export interface ChapterResult {
  readonly name: string;
  readonly steps: readonly StepResult[];
  /** Sum of the layout shifts while the page loaded. */
  readonly shift: number;
  /** Single layout shifts above 0.001, with their sources. */
  readonly moved: readonly string[];
  readonly errors: readonly string[];
  /** Positions of the host page's landmarks: selector → left, top, width and height in CSS pixels. */
  readonly positions: Readonly<Record<string, readonly number[]>>;
}

export interface JourneyResult {
  readonly frontend: string;
  /** Name and version of the neighbour. */
  readonly beside: string;
  readonly date: string;
  readonly chapters: readonly ChapterResult[];
}

/** Maximum increase of a page's layout shift over the baseline. */
const SHIFT_MORE = 0.005;
/** Maximum displacement of a host element in CSS pixels, to allow for rounding. */
const POSITION_MORE = 2;

/** Treats errors that differ only in numbers as the same, because the numbers come from URLs and times. */
const kind = (error: string) => error.replaceAll(/\d+/g, '#');

function judgeErrors(chapter: ChapterResult, measure: ChapterResult | undefined): StepResult {
  const known = new Set(measure?.errors.map(kind));
  const added = chapter.errors.filter((error) => !known.has(kind(error)));
  const name = 'the page has no new errors';
  return added.length === 0 ? { name, isGreen: true } : { name, isGreen: false, why: added.slice(0, 3).join(' · ') };
}

function judgeShift({ shift, moved }: ChapterResult, measure: ChapterResult | undefined): StepResult {
  const name = 'the page does not shift while it loads';
  const limit = (measure?.shift ?? 0) + SHIFT_MORE;
  if (shift <= limit) return { name, isGreen: true };
  return { name, isGreen: false, why: `${shift} of at most ${limit.toFixed(4)}: ${moved.slice(0, 3).join(', ')}` };
}

function judgePositions({ positions }: ChapterResult, measure: ChapterResult | undefined): StepResult {
  const name = 'the shop’s own layout stays the same';
  const away = Object.entries(measure?.positions ?? {}).filter(([selector, box]) => {
    const now = positions[selector];
    return !now || now.some((value, index) => Math.abs(value - (box[index] ?? 0)) > POSITION_MORE);
  });
  if (away.length === 0) return { name, isGreen: true };
  const moved = away.map(
    ([selector, box]) => `${selector} ${box.join(',')} → ${positions[selector]?.join(',') ?? 'gone'}`,
  );
  return { name, isGreen: false, why: moved.slice(0, 3).join(' · ') };
}

/**
 * With a baseline (`measure`), adds each chapter's regressions to its steps; without a baseline, returns the result
 * unchanged.
 */
export function judge(result: JourneyResult, measure?: JourneyResult): JourneyResult {
  const chapters = result.chapters.map((chapter) => {
    const same = measure?.chapters.find(({ name }) => name === chapter.name);
    const whole = [judgeErrors(chapter, same), judgeShift(chapter, same), judgePositions(chapter, same)];
    // In the baseline itself only steps can fail, because its errors and shifts are the standard.
    return measure ? { ...chapter, steps: [...chapter.steps, ...whole] } : chapter;
  });
  return { ...result, chapters };
}

export function failures({ chapters }: JourneyResult): string[] {
  return chapters.flatMap(({ name, steps }) =>
    steps.filter(({ isGreen }) => !isGreen).map((step) => `${name}: ${step.name}: ${step.why}`),
  );
}

export function countSteps({ chapters }: JourneyResult): number {
  return chapters.reduce((sum, { steps }) => sum + steps.length, 0);
}
