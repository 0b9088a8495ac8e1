import { basename } from 'node:path';
import type { FullConfig, FullResult, Reporter, Suite, TestCase, TestResult } from '@playwright/test/reporter';

/** What a line of progress begins with. */
export const PROGRESS_MARK = '@progress ';

/** Prints after each test how many are done, which failed and how long the rest will take. */
export default class ProgressReporter implements Reporter {
  #total = 0;
  #done = 0;
  readonly #failed: string[] = [];
  #started = 0;

  onBegin(_config: FullConfig, suite: Suite): void {
    this.#total = suite.allTests().length;
    this.#started = performance.now();
  }

  onTestEnd({ location, retries, expectedStatus }: TestCase, { status, retry }: TestResult): void {
    const isBad = status !== expectedStatus && status !== 'skipped';
    // What is tried once more has not ended yet.
    if (isBad && retry < retries) return;
    this.#done += 1;
    if (isBad) this.#failed.push(`${basename(location.file)}:${location.line}`);
    const perTest = (performance.now() - this.#started) / this.#done;
    const minutes = ((this.#total - this.#done) * perTest) / 60_000;
    const failed = [`${this.#failed.length} failed`, ...this.#failed].join(' ');
    console.log(`${PROGRESS_MARK}${this.#done} of ${this.#total}, ${failed}, about ${minutes.toFixed(1)} min left`);
  }

  onError({ message }: { readonly message?: string }): void {
    console.log(message ?? '');
  }

  onEnd({ status }: FullResult): void {
    console.log(`${PROGRESS_MARK}${status}`);
  }

  printsToStdio(): boolean {
    return true;
  }
}
