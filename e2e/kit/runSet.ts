import { appendFileSync, existsSync, mkdirSync, readFileSync } from 'node:fs';
import { dirname, join } from 'node:path';
import { test } from '@playwright/test';

/** Returns Playwright's output folder, or `undefined` in browser mode. */
function outputFolder(): string | undefined {
  try {
    return test.info().project.outputDir;
  } catch {
    return undefined;
  }
}

/**
 * A set of lines shared by all workers of a run, so that no result is computed twice. It is stored in the run's output
 * folder, which Playwright empties at the start, or in memory if there is no such folder.
 */
export class RunSet {
  readonly #name: string;
  readonly #known = new Set<string>();

  /** @param name the file's name in the output folder */
  constructor(name: string) {
    this.#name = name;
  }

  /** Returns the lines that no worker has added yet. */
  unknown(lines: readonly string[]): readonly string[] {
    const isUnknown = (line: string) => !this.#known.has(line);
    if (!lines.some(isUnknown)) return [];
    const path = this.#path();
    if (path !== undefined && existsSync(path))
      for (const line of readFileSync(path, 'utf8').split('\n')) this.#known.add(line);
    return lines.filter(isUnknown);
  }

  add(lines: readonly string[]): void {
    for (const line of lines) this.#known.add(line);
    const path = this.#path();
    if (path === undefined) return;
    mkdirSync(dirname(path), { recursive: true });
    appendFileSync(path, lines.map((line) => `${line}\n`).join(''));
  }

  #path(): string | undefined {
    const folder = outputFolder();
    return folder === undefined ? undefined : join(folder, this.#name);
  }
}
