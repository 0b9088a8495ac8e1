import { mkdirSync, writeFileSync } from 'node:fs';
import { dirname } from 'node:path';
import { mayRunAgain } from '../runAgain.ts';
import { runCommand } from '../runCommand.ts';
import { type Step, type StepResult, shorten } from '../step.ts';
import { readCounts } from './commandStep.ts';
import { clearReport } from './readReport.ts';

interface EngineRun {
  readonly result: StepResult;
  readonly isBroken: boolean;
  readonly lines: readonly string[];
}

const COUNTS = /^\d+ passed, \d+ failed/;
const FAILED = 'FAIL ';
const PASSED_AGAIN = 'passed again ';

const marked = (lines: readonly string[], mark: string): readonly string[] =>
  lines.filter((line) => line.startsWith(mark)).map((line) => line.slice(mark.length));

async function runEngines(args: readonly string[], report: (words: string) => void): Promise<EngineRun> {
  const failures: string[] = [];
  const { exitCode, output } = await runCommand('node', ['e2e/engines/run.ts', ...args], {
    isUrgent: true,
    onLine(line) {
      if (line.startsWith(FAILED)) failures.push(line);
      report(failures.join(' '));
    },
  });
  const lines = output.trim().split('\n');
  return { result: readCounts(exitCode, output), isBroken: !lines.some((line) => COUNTS.test(line)), lines };
}

/** What was told below a behaviour that failed. */
function problemsOf(lines: readonly string[], title: string): readonly string[] {
  const rest = lines.slice(lines.indexOf(`${FAILED}${title}`) + 1);
  const end = rest.findIndex((line) => !line.startsWith('  '));
  return rest.slice(0, end < 0 ? undefined : end);
}

/** The result of both runs: what passed in the second one has passed and is unsteady; all else stays failed. */
function judgeBoth(first: EngineRun, second: EngineRun): StepResult {
  const again = marked(second.lines, PASSED_AGAIN);
  const unsteady = marked(first.lines, FAILED).filter((title) => again.includes(title));
  return {
    ...first.result,
    passed: first.result.passed + unsteady.length,
    failed: first.result.failed - unsteady.length + (second.isBroken ? 1 : 0),
    lines: second.result.failed > 0 ? shorten(second.lines) : [],
    unsteady: unsteady.map((title) => {
      const [engine, name] = /^([\w-]+): (.*) \(.*\)$/.exec(title)?.slice(1) ?? [];
      return {
        title,
        lines: [
          ...problemsOf(first.lines, title),
          `    look for it: REPEAT=20 npx -y pnpm@12 engines ${engine} -- "${name}"`,
        ],
      };
    }),
  };
}

/**
 * The islands' main journeys in WebKit, Firefox, Chromium and a Chromium without what an old Safari lacks. An engine that
 * this machine lacks is left out, on a build server it has failed, with the way to get it. What failed may run again, one
 * behaviour at a time in a browser of its own.
 */
export const engineStep: Step = {
  name: 'engines',
  after: ['build', 'e2e'],
  async run(report) {
    const first = await runEngines([], report);
    return mayRunAgain(first.result, first.isBroken, async (reportAgain) => {
      const list = clearReport('failed-engines.txt');
      mkdirSync(dirname(list), { recursive: true });
      writeFileSync(list, marked(first.lines, FAILED).join('\n'));
      return judgeBoth(first, await runEngines(['--again', list], reportAgain));
    });
  },
};
