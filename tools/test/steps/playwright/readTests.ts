import { relative, resolve } from 'node:path';
import { REPOSITORY } from '../../../vite/project.ts';
import { fieldsOf, listOf, summarise } from '../readReport.ts';

type Fields = Readonly<Record<string, unknown>>;

/**
 * Result of a browser test. `unsteady`: it failed, then passed on retry. `lost`: it should have run but did not, for
 * example after a failed hook.
 */
export type Outcome = 'passed' | 'unsteady' | 'failed' | 'skipped' | 'lost';

export interface RanTest {
  /** The test's title with its parent titles, starting with the file's. */
  readonly title: string;
  /** Path relative to the repository. */
  readonly file: string;
  readonly line: number;
  readonly outcome: Outcome;
  /** Reason for skipping; empty if none is given. */
  readonly reason: string;
  /** Page, error and screenshot of the failure. */
  readonly details: readonly string[];
  /** Traces of the test's attempts, relative to the repository. */
  readonly traces: readonly string[];
}

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

function attachmentsOf(results: readonly Fields[], requested: string): readonly string[] {
  const all = results.flatMap(({ attachments }) => listOf(attachments));
  return all
    .filter(({ name, path }) => name === requested && path)
    .map(({ path }) => relative(REPOSITORY, String(path)));
}

function detailsOf(outcome: Outcome, test: Fields): string[] {
  const results = listOf(test.results);
  const pages = listOf(test.annotations).filter(({ type }) => type === 'page');
  return [
    ...pages.map(({ description }) => `    page: ${String(description)}`),
    ...results.flatMap(({ errors }) => listOf(errors).flatMap(({ message }) => summarise(message))),
    ...attachmentsOf(results, 'screenshot').map((path) => `    screenshot: ${path}`),
    ...(outcome === 'lost' ? ['    did not run: a hook failed, or the run ended early'] : []),
  ];
}

/** Returns the tests in a report of Playwright's JSON reporter. */
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
