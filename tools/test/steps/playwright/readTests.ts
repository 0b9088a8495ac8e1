import { relative, resolve } from 'node:path';
import { REPOSITORY } from '../../../vite/project.ts';
import { fieldsOf, listOf, summarise } from '../readReport.ts';

type Fields = Readonly<Record<string, unknown>>;

/**
 * How a browser test ended: `unsteady` is one that failed and passed when it ran again, `lost` one that should have run and did
 * not, as after a hook that failed.
 */
export type Outcome = 'passed' | 'unsteady' | 'failed' | 'skipped' | 'lost';

/** A browser test in Playwright's report. */
export interface RanTest {
  /** With the titles above it, the file's first. */
  readonly title: string;
  /** From the repository. */
  readonly file: string;
  readonly line: number;
  readonly outcome: Outcome;
  /** Why it was skipped; empty when it gives no reason. */
  readonly reason: string;
  /** On which page it failed, why, and how that looked. */
  readonly details: readonly string[];
  /** Traces of its tries, from the repository. */
  readonly traces: readonly string[];
}

/** Every spec below a suite, with the titles above it. */
function specsBelow(suite: Fields, trail: readonly string[] = []): { readonly title: string; readonly spec: Fields }[] {
  const titles = [...trail, String(suite.title)];
  return [
    ...listOf(suite.specs).map((spec) => ({ title: [...titles, String(spec.title)].join(' › '), spec })),
    ...listOf(suite.suites).flatMap((inner) => specsBelow(inner, titles)),
  ];
}

function outcomeOf({ status, expectedStatus }: Fields): Outcome {
  if (status === 'skipped') return expectedStatus === 'skipped' ? 'skipped' : 'lost';
  if (status === 'flaky') return 'unsteady';
  return status === 'unexpected' ? 'failed' : 'passed';
}

function attachmentsOf(results: readonly Fields[], wanted: string): readonly string[] {
  const all = results.flatMap(({ attachments }) => listOf(attachments));
  return all.filter(({ name, path }) => name === wanted && path).map(({ path }) => relative(REPOSITORY, String(path)));
}

function detailsOf(outcome: Outcome, test: Fields): string[] {
  const results = listOf(test.results);
  const pages = listOf(test.annotations).filter(({ type }) => type === 'page');
  return [
    ...pages.map(({ description }) => `    page: ${String(description)}`),
    ...results.flatMap(({ errors }) => listOf(errors).flatMap(({ message }) => summarise(message))),
    ...attachmentsOf(results, 'screenshot').map((path) => `    screenshot: ${path}`),
    ...(outcome === 'lost' ? ['    did not run: what it waits for failed, or the run ended before'] : []),
  ];
}

/** The tests of a report as Playwright's JSON reporter writes it. */
export function readTests(report: Fields): readonly RanTest[] {
  const root = String(fieldsOf(report.config).rootDir ?? '');
  const specs = listOf(report.suites).flatMap((suite) => specsBelow(suite));
  return specs.flatMap(({ title, spec }) =>
    listOf(spec.tests).map((test): RanTest => {
      const outcome = outcomeOf(test);
      const skip = listOf(test.annotations).find(({ type }) => type === 'skip' || type === 'fixme');
      return {
        title,
        file: relative(REPOSITORY, resolve(root, String(spec.file))),
        line: Number(spec.line),
        outcome,
        reason: String(skip?.description ?? ''),
        details: outcome === 'passed' || outcome === 'skipped' ? [] : detailsOf(outcome, test),
        traces: attachmentsOf(listOf(test.results), 'trace'),
      };
    }),
  );
}
