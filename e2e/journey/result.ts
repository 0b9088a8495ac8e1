/** What a walk through a shop has shown. */
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
  /** The larger of them and what moved. */
  readonly moved: readonly string[];
  readonly errors: readonly string[];
  /** Selector → left, top, width and height of the host's own parts, in CSS pixels. */
  readonly places: Readonly<Record<string, readonly number[]>>;
}

export interface JourneyResult {
  /** Whose front end was walked through. */
  readonly frontend: string;
  /** What stands beside it, with its version. */
  readonly beside: string;
  readonly date: string;
  readonly chapters: readonly ChapterResult[];
}

/** How much a page may move beyond what it moves with the measure's front end. */
const SHIFT_MORE = 0.005;
/** CSS pixels that a part of the host may stand elsewhere: browsers round. */
const PLACE_MORE = 2;

/** Numbers of an error's text are addresses and moments; the error is the same. */
const kind = (error: string) => error.replaceAll(/\d+/g, '#');

function judgeErrors(chapter: ChapterResult, measure: ChapterResult | undefined): StepResult {
  const known = new Set(measure?.errors.map(kind));
  const added = chapter.errors.filter((error) => !known.has(kind(error)));
  const name = 'no error';
  return added.length === 0 ? { name, isGreen: true } : { name, isGreen: false, why: added.slice(0, 3).join(' · ') };
}

function judgeShift({ shift, moved }: ChapterResult, measure: ChapterResult | undefined): StepResult {
  const name = 'nothing moved while the page loaded';
  const limit = (measure?.shift ?? 0) + SHIFT_MORE;
  if (shift <= limit) return { name, isGreen: true };
  return { name, isGreen: false, why: `${shift} of at most ${limit.toFixed(4)}: ${moved.slice(0, 3).join(', ')}` };
}

function judgePlaces({ places }: ChapterResult, measure: ChapterResult | undefined): StepResult {
  const name = 'the host’s parts stand where they stood';
  const away = Object.entries(measure?.places ?? {}).filter(([selector, box]) => {
    const now = places[selector];
    return !now || now.some((value, index) => Math.abs(value - (box[index] ?? 0)) > PLACE_MORE);
  });
  if (away.length === 0) return { name, isGreen: true };
  const told = away.map(([selector, box]) => `${selector} ${box.join(',')} → ${places[selector]?.join(',') ?? 'gone'}`);
  return { name, isGreen: false, why: told.slice(0, 3).join(' · ') };
}

/** Adds what a whole chapter shows to its steps; with a measure, only what is worse than it counts. */
export function judge(result: JourneyResult, measure?: JourneyResult): JourneyResult {
  const chapters = result.chapters.map((chapter) => {
    const same = measure?.chapters.find(({ name }) => name === chapter.name);
    const whole = [judgeErrors(chapter, same), judgeShift(chapter, same), judgePlaces(chapter, same)];
    // The measure's own errors and shifts are what they are: only its steps can fail.
    return measure ? { ...chapter, steps: [...chapter.steps, ...whole] } : chapter;
  });
  return { ...result, chapters };
}

/** What failed, as `chapter: step: why`. */
export function failures({ chapters }: JourneyResult): string[] {
  return chapters.flatMap(({ name, steps }) =>
    steps.filter(({ isGreen }) => !isGreen).map((step) => `${name}: ${step.name}: ${step.why}`),
  );
}

/** How many steps there were. */
export function countSteps({ chapters }: JourneyResult): number {
  return chapters.reduce((sum, { steps }) => sum + steps.length, 0);
}
