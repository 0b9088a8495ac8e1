import { openFor, readVitals, usableBy, type Visit } from './measureLoad.ts';
import { TAPS } from './model/taps.ts';

/** A screen frame as a base64 JPEG; its time is measured from the start of navigation. */
export interface Frame {
  readonly ms: number;
  readonly picture: string;
}

/** One filmed page load; times are in milliseconds since the start of navigation. */
export interface Film {
  readonly frames: readonly Frame[];
  readonly firstPaint: number;
  readonly load: number;
  /** Time at which a tap on a swatch took effect; NaN on pages without swatches. */
  readonly usable: number;
}

/** Minimum length of a film, and the time for which it continues after the load event and the tap's effect. */
const LENGTH_MS = 6000;
const REST_MS = 1000;

export const SCREEN = { width: 390, height: 844 } as const;

const [SWATCH] = TAPS;

/** Films the screen while the page loads and a simulated finger taps the swatches. */
export async function recordFilm(visit: Visit): Promise<Film> {
  const phone = await openFor(visit);
  const { page, context, session } = phone;
  const frames: Frame[] = [];
  session.on('Page.screencastFrame', ({ data, metadata, sessionId }) => {
    frames.push({ ms: Number(metadata.timestamp) * 1000, picture: data });
    void session.send('Page.screencastFrameAck', { sessionId });
  });
  await session.send('Page.startScreencast', {
    format: 'jpeg',
    quality: 90,
    maxWidth: SCREEN.width,
    maxHeight: SCREEN.height,
  });
  await page.goto(visit.address, { waitUntil: 'commit' });
  const least = page.waitForTimeout(LENGTH_MS);
  await page.waitForFunction(() => document.readyState !== 'loading');
  const hasSwatch = SWATCH && (await page.locator(SWATCH.target).count()) > 0;
  const usable = hasSwatch ? await usableBy(phone, SWATCH) : Number.NaN;
  await page.waitForLoadState('load');
  await Promise.all([least, page.waitForTimeout(REST_MS)]);
  await session.send('Page.stopScreencast');
  const { paints } = await readVitals(phone);
  const { begin, load } = await page.evaluate(() => ({
    begin: performance.timeOrigin,
    load: Number(Reflect.get(performance.getEntriesByType('navigation')[0] ?? {}, 'loadEventEnd')),
  }));
  await context.close();
  return {
    frames: frames.map(({ ms, picture }) => ({ ms: ms - begin, picture })),
    firstPaint: paints['first-contentful-paint'] ?? Number.NaN,
    load,
    usable,
  };
}
