import type { Step, StepResult } from './step.ts';

export interface TimedResult extends StepResult {
  readonly name: string;
  readonly seconds: number;
}

export interface RunListener {
  /** Maximum number of concurrent steps. */
  readonly atOnce: number;
  onEnd(result: TimedResult): void;
  /** Called every few seconds with the running steps in one line. */
  onProgress(line: string): void;
}

const PROGRESS_MS = 10_000;

async function timeStep(step: Step, report: (text: string) => void): Promise<TimedResult> {
  const started = performance.now();
  const result = await step
    .run(report)
    .catch((error: unknown): StepResult => ({ passed: 0, failed: 1, lines: [String(error)] }));
  return { ...result, name: step.name, seconds: (performance.now() - started) / 1000 };
}

/** Runs steps in order, some of them concurrently; each waits for the steps that it depends on. */
export async function runSteps(
  steps: readonly Step[],
  { atOnce, onEnd, onProgress }: RunListener,
): Promise<readonly TimedResult[]> {
  const waiting = [...steps];
  const running = new Map<string, Promise<void>>();
  const texts = new Map<string, string>();
  const results: TimedResult[] = [];
  const isOpen = (name: string) => running.has(name) || waiting.some((step) => step.name === name);
  const startNext = (): boolean => {
    const index = waiting.findIndex(({ after = [] }) => !after.some(isOpen));
    const [step] = index < 0 || running.size >= atOnce ? [] : waiting.splice(index, 1);
    if (!step) return false;
    const end = timeStep(step, (text) => texts.set(step.name, text)).then((result) => {
      running.delete(step.name);
      results.push(result);
      onEnd(result);
    });
    running.set(step.name, end);
    return true;
  };
  const timer = setInterval(
    () => onProgress([...running.keys()].map((name) => `${name} ${texts.get(name) ?? ''}`.trim()).join(' · ')),
    PROGRESS_MS,
  );
  while (waiting.length > 0 || running.size > 0) {
    while (startNext());
    await Promise.race(running.values());
  }
  clearInterval(timer);
  return steps.flatMap(({ name }) => results.filter((result) => result.name === name));
}
