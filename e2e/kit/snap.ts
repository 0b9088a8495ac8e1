import { mkdirSync } from 'node:fs';
import { resolve } from 'node:path';
import { REPOSITORY } from '@hadaya/tools/project';
import type { Page } from '@playwright/test';

/** Writes a screenshot of the viewport or the whole page to `test-results/screens/<name>.png`. */
export type Snap = (name: string, extent?: 'viewport' | 'page') => Promise<void>;

const FOLDER = resolve(REPOSITORY, 'test-results/screens');
/**
 * `SCREENS=1` enables screenshots. They are off by default, because the two hundred screenshots of a full run take half
 * a minute.
 */
export const areScreensRequested = process.env.SCREENS === '1';

/**
 * Takes screenshots of one page, without running animations. The caret stays visible, because hiding it would modify
 * the host's fields.
 */
export function snapInto(page: Page): Snap {
  return async (name, extent = 'viewport') => {
    if (!areScreensRequested) return;
    mkdirSync(FOLDER, { recursive: true });
    const path = resolve(FOLDER, `${name}.png`);
    await page.screenshot({ path, fullPage: extent === 'page', animations: 'disabled', caret: 'initial' });
  };
}
