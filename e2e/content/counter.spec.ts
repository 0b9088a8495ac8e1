import { settle } from '../kit/settle.ts';
import { expect, expectAccessible, expectNoLayoutShift, openPainted, test } from '../kit/test.ts';
import { contentDocument, widgetOf } from './contentDocument.ts';
import { COUNTING, waitForContent } from './contentPage.ts';

function counter(attributes: string, text = '0'): string {
  return widgetOf(
    'counter',
    `<div class="elementor-counter"><div class="elementor-counter-title">Clients</div><div class="elementor-counter-number-wrapper"><span class="elementor-counter-number-prefix"></span><span class="elementor-counter-number" ${attributes}>${text}</span><span class="elementor-counter-number-suffix">+</span></div></div>`,
  );
}
const NUMBER = '.elementor-counter-number';
/**
 * Records each number that the page shows, with the time. The test controls the clock, so the script misses no frame.
 */
const NOTING = `<script>
Object.defineProperty(window, 'noted', { value: [] });
{
  const number = document.querySelector('${NUMBER}');
  new MutationObserver(() => noted.push([Number(number.textContent), performance.now()])).observe(number, {
    childList: true, characterData: true, subtree: true,
  });
}</script>`;

test('a counter from 0 to 250 starts when visible, and has the accessible name 250 even before then', async ({
  page,
  servePage,
  guest,
}) => {
  await guest.allow({ pageState: ['scroll'] });
  await page.clock.install();
  const body = `<div class="far"></div>${counter('data-duration="2000" data-to-value="250" data-from-value="0" data-delimiter=","')}`;
  await openPainted(page, servePage('/c/', contentDocument(body, { after: NOTING })));
  await waitForContent(page);
  const number = page.locator(NUMBER);
  await settle(page);
  await expect(number).toHaveText('0');
  expect(await page.locator('.elementor-counter').ariaSnapshot()).toContain('250');
  await number.scrollIntoViewIfNeeded();
  const later = async () => {
    await page.clock.runFor(200);
    return number.textContent();
  };
  await expect.poll(later).toBe('250');
  const [first, last] = await page.evaluate((): number[] => {
    const noted = Reflect.get(window, 'noted');
    return [noted.at(0)[1], noted.at(-1)[1]];
  });
  expect((last ?? 0) - (first ?? 0)).toBeGreaterThan(1200);
  // The counter does not count again when it comes back into view.
  await page.evaluate(() => scrollTo({ top: 0, behavior: 'instant' }));
  await settle(page);
  await number.scrollIntoViewIfNeeded();
  await settle(page);
  await expect(number).toHaveText('250');
  expect((await page.locator('.elementor-counter').ariaSnapshot()).match(/250/g)).toHaveLength(1);
  await expectNoLayoutShift(page, { others: COUNTING });
  await expectAccessible(page);
});

test('counters support decimals, counting down, duration 0 and the hfe-counter widget', async ({ page, servePage }) => {
  const counters = [
    ['data-duration="50" data-to-value="1234567.89" data-from-value="0" data-delimiter=","', '0', '1,234,567.89'],
    ['data-duration="50" data-to-value="0" data-from-value="100"', '100', '0'],
    ['data-duration="50" data-to-value="abc" data-from-value="0"', 'abc', 'abc'],
    ['data-duration="0" data-to-value="12" data-from-value="0"', '0', '12'],
  ] as const;
  const plugin =
    '<div class="elementor-element" data-widget_type="hfe-counter.default"><span class="hfe-counter-number" data-start="0" data-end="5000" data-speed="300" data-separator=",">0</span></div>';
  const body = counters.map(([attributes, text]) => counter(attributes, text)).join('');
  await page.goto(servePage('/c/', contentDocument(body + plugin)));
  await waitForContent(page);
  await expect(page.locator(NUMBER)).toHaveText(counters.map(([, , shown]) => shown));
  await expect(page.locator('.hfe-counter-number')).toHaveClass(/hfe-counter-animated/);
  await expect(page.locator('.hfe-counter-number')).toHaveText('5,000');
});

test('counts up to a pasted number in its own notation, and leaves other values as printed', async ({
  page,
  servePage,
}) => {
  const pasted = [
    '1,250',
    '1 250',
    '1\u00a0250',
    '250+',
    '$1,250.50',
    '1.5k',
    '٢٥٠',
    '١٬٢٥٠',
    '\u200f۲۵۰\u200f',
    '8,9',
  ];
  const kept = ['24/7', '10-20', 'many'];
  const shown = pasted.map((text) => text.replace(/\u200f/g, '').replace('\u00a0', ' '));
  const body = [...pasted, ...kept].map((to) =>
    counter(`data-duration="50" data-to-value="${to}" data-from-value="0"`),
  );
  await page.goto(servePage('/c/', contentDocument(body.join(''))));
  await waitForContent(page);
  await expect(page.locator(NUMBER)).toHaveText([...shown, ...kept.map(() => '0')]);
  // On a German page, a dot before three digits is not a decimal separator.
  const german = contentDocument(counter('data-duration="50" data-to-value="1.250" data-from-value="0"', '0'));
  await page.goto(servePage('/d/', german.replace('lang="en"', 'lang="de"').replace('</main>', `${NOTING}</main>`)));
  await expect(page.locator(NUMBER)).toHaveText('1.250');
});

test('a countdown shows only values between its start and end', async ({ page, servePage }) => {
  await page.clock.install();
  const body = counter('data-duration="800" data-to-value="0" data-from-value="100"', '100');
  await page.goto(servePage('/c/', contentDocument(body, { after: NOTING })));
  await expect(page.locator(NUMBER)).toHaveText('0');
  const seen = await page.evaluate((): number[] => Reflect.get(window, 'noted').map(([shown]: number[]) => shown));
  expect(seen.some((value) => value > 10 && value < 90)).toBe(true);
  expect(seen).toEqual([...seen].sort((one, other) => other - one));
});

test('shows the final number immediately under reduced motion', async ({ page, servePage }) => {
  await page.emulateMedia({ reducedMotion: 'reduce' });
  await page.goto(
    servePage('/c/', contentDocument(`<div class="far"></div>${counter('data-duration="2000" data-to-value="250"')}`)),
  );
  await waitForContent(page);
  await expect(page.locator(NUMBER)).toHaveText('250');
});

test('unmounting a running counter restores its text', async ({ page, servePage }) => {
  await page.goto(servePage('/c/', contentDocument(counter('data-duration="5000" data-to-value="250"'))));
  await waitForContent(page);
  await expect(page.locator(NUMBER)).not.toHaveText('0');
  await page.evaluate(() => Reflect.get(window, Symbol.for('hadaya.v1')).unmount(document.body));
  await expect(page.locator(NUMBER)).toHaveText('0');
  await expect(page.locator('.hadaya-content-spoken')).toHaveCount(0);
});

test('a suffix is next to the number even before the counter starts', async ({ page, servePage }) => {
  const sheet = '<link rel="stylesheet" href="/assets/plugins/content.css">';
  const body = counter('data-duration="400" data-to-value="250000" data-from-value="0"');
  for (const head of ['', sheet]) {
    await page.goto(servePage('/c/', contentDocument(`<div class="far"></div>${body}`, { head })));
    await waitForContent(page);
    const gap = () =>
      page.evaluate(() => {
        const at = (selector: string) => document.querySelector(selector)?.getBoundingClientRect();
        const range = document.createRange();
        range.selectNodeContents(document.querySelector('.elementor-counter-number') ?? document.body);
        return (at('.elementor-counter-number-suffix')?.left ?? 0) - range.getBoundingClientRect().right;
      });
    await expect(page.locator(NUMBER)).toHaveText('0');
    await expect.poll(gap).toBeLessThanOrEqual(1);
  }
});
