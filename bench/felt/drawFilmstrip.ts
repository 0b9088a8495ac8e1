import { writeFileSync } from 'node:fs';
import type { Browser } from '@playwright/test';
import { frameAt } from './model/frameAt.ts';
import type { Film } from './recordFilm.ts';

const STEP_MS = 500;
const LENGTH_MS = 6000;

const times = Array.from({ length: LENGTH_MS / STEP_MS }, (_step, index) => (index + 1) * STEP_MS);

/** Stacks the filmstrips of several variants in one picture. */
export async function drawFilmstrip(
  browser: Browser,
  films: Readonly<Record<string, Film>>,
  file: string,
): Promise<void> {
  const rows = Object.entries(films).map(([variant, { frames }]) => {
    const cells = times
      .map((time) => frameAt(frames, time))
      .map((frame) => (frame ? `<td><img src="data:image/jpeg;base64,${frame.picture}"></td>` : '<td></td>'));
    return `<tr><th>${variant}</th>${cells.join('')}</tr>`;
  });
  const heads = times.map((time) => `<th>${time / 1000} s</th>`).join('');
  const style =
    'body{margin:8px;font:14px sans-serif}img{width:98px;border:1px solid #ccc}td{width:100px;height:212px}th{padding:4px}';
  const page = await browser.newPage({ viewport: { width: 1400, height: 300 } });
  await page.setContent(`<style>${style}</style><table><tr><th></th>${heads}</tr>${rows.join('')}</table>`);
  writeFileSync(file, await page.screenshot({ fullPage: true }));
  await page.close();
}
