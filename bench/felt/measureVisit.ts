import type { Figures, Visit } from './measureLoad.ts';
import { inpOf } from './model/statistics.ts';
import { TAPS } from './model/taps.ts';
import { openPhone, type Phone } from './phone.ts';
import { addSeen, middleOf } from './seen.ts';

const TAPS_OF_A_VISIT = 20;
const PAGES_OF_A_VISIT = 10;
const BETWEEN_MS = 400;
const IDLE_MS = 3000;
const MEGABYTE = 1_048_576;

/** After a tap on the picture or the launcher, Escape closes the lightbox or the widget. */
async function tapTwenty({ page }: Phone): Promise<void> {
  for (let count = 0; count < TAPS_OF_A_VISIT; count += 1) {
    const tap = TAPS[count % TAPS.length];
    const middle = tap ? await page.evaluate(middleOf, tap.target) : undefined;
    if (middle) await page.touchscreen.tap(middle.x, middle.y);
    await page.waitForTimeout(BETWEEN_MS);
    if (tap?.name === 'picture' || tap?.name === 'launcher') await page.keyboard.press('Escape');
    await page.waitForTimeout(BETWEEN_MS);
  }
}

/** Measures the Interaction to Next Paint (INP) of a visit with twenty taps. */
export async function measureVisit({ browser, address, cpu }: Visit): Promise<Figures> {
  const phone = await openPhone(browser, cpu);
  await phone.page.addInitScript(addSeen);
  await phone.page.goto(address, { waitUntil: 'load' });
  await phone.page.waitForTimeout(IDLE_MS);
  await tapTwenty(phone);
  const interactions = await phone.page.evaluate(() =>
    Object.values(Object(Reflect.get(window, '__felt')).interactions),
  );
  await phone.context.close();
  return { 'INP over 20 taps': inpOf(interactions.map(Number)) };
}

export async function measureMemory({ browser, address, cpu }: Visit): Promise<Figures> {
  const { page, context, session } = await openPhone(browser, cpu);
  for (let count = 0; count < PAGES_OF_A_VISIT; count += 1) await page.goto(address, { waitUntil: 'load' });
  await page.waitForTimeout(IDLE_MS);
  await session.send('HeapProfiler.collectGarbage');
  const { usedSize } = await session.send('Runtime.getHeapUsage');
  await context.close();
  return { 'JS heap after ten page loads, MB': usedSize / MEGABYTE };
}
