import { writeFileSync } from 'node:fs';
import type { Browser } from '@playwright/test';
import type { Visit } from './measureLoad.ts';
import { openPhone } from './phone.ts';

/** One filmstrip frame every half second, for this long. */
const STEP_MS = 500;
const LENGTH_MS = 6000;

interface Frame {
  readonly ms: number;
  readonly picture: string;
}

/** Frames of the page while it loads. */
export async function film({ browser, address, cpu }: Visit): Promise<readonly Frame[]> {
  const { page, context, session } = await openPhone(browser, cpu);
  const frames: Frame[] = [];
  let begin = 0;
  session.on('Page.screencastFrame', ({ data, metadata, sessionId }) => {
    frames.push({ ms: Number(metadata.timestamp) * 1000 - begin, picture: data });
    void session.send('Page.screencastFrameAck', { sessionId });
  });
  await session.send('Page.startScreencast', { format: 'jpeg', quality: 60, maxWidth: 195, maxHeight: 422 });
  begin = Date.now();
  await page.goto(address, { waitUntil: 'commit' });
  await page.waitForTimeout(LENGTH_MS);
  await session.send('Page.stopScreencast');
  await context.close();
  return frames;
}

const times = Array.from({ length: LENGTH_MS / STEP_MS }, (_step, index) => (index + 1) * STEP_MS);

/** The film at each step: the last frame before it. */
const strip = (frames: readonly Frame[]) => times.map((time) => frames.filter(({ ms }) => ms <= time).at(-1));

/** Arranges the filmstrips of several sides below each other in one picture. */
export async function drawFilmstrip(
  browser: Browser,
  films: Readonly<Record<string, readonly Frame[]>>,
  file: string,
): Promise<void> {
  const rows = Object.entries(films).map(([side, frames]) => {
    const cells = strip(frames).map((frame) =>
      frame ? `<td><img src="data:image/jpeg;base64,${frame.picture}"></td>` : '<td></td>',
    );
    return `<tr><th>${side}</th>${cells.join('')}</tr>`;
  });
  const heads = times.map((time) => `<th>${time / 1000} s</th>`).join('');
  const style =
    'body{margin:8px;font:14px sans-serif}img{width:98px;border:1px solid #ccc}td{width:100px;height:212px}th{padding:4px}';
  const page = await browser.newPage({ viewport: { width: 1400, height: 300 } });
  await page.setContent(`<style>${style}</style><table><tr><th></th>${heads}</tr>${rows.join('')}</table>`);
  writeFileSync(file, await page.screenshot({ fullPage: true }));
  await page.close();
}

/** Writes the films as data, so that the demo's page `/compare/` can show them: a picture of each side at each step. */
export function writeFilm(films: Readonly<Record<string, readonly Frame[]>>, machine: string, file: string): void {
  const sides = Object.entries(films).map(([side, frames]) => [
    side,
    strip(frames).map((frame) => frame?.picture ?? ''),
  ]);
  writeFileSync(file, `${JSON.stringify({ machine, stepMs: STEP_MS, sides: Object.fromEntries(sides) })}\n`);
}
