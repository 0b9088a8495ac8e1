import { mkdirSync } from 'node:fs';
import { resolve } from 'node:path';
import type { Page } from '@playwright/test';
import { REPOSITORY } from '../../tools/islandBundle/project.ts';

/** Writes `test-results/screens/<name>.png` and returns its path; the whole page when asked. */
export type Snap = (name: string, extent?: 'viewport' | 'page') => Promise<string>;

const FOLDER = resolve(REPOSITORY, 'test-results/screens');

/** Screenshots of one page, without running animations. The caret stays: hiding it would write into the host's fields. */
export function snapInto(page: Page): Snap {
  return async (name, extent = 'viewport') => {
    mkdirSync(FOLDER, { recursive: true });
    const path = resolve(FOLDER, `${name}.png`);
    await page.screenshot({ path, fullPage: extent === 'page', animations: 'disabled', caret: 'initial' });
    return path;
  };
}
