/**
 * Tests that the fault injection kit causes the faults that it names; otherwise the tests that use it prove nothing.
 */
import { documentOf } from '../kit/servePage.ts';
import { expect, test } from '../kit/test.ts';

const PAGE = documentOf('<main><p class="price">12.500</p><button type="button">Buy</button></main>');

const nameOfThrown = (expression: string) =>
  `(() => { try { ${expression}; return 'nothing'; } catch (error) { return error.name; } })()`;

test('storageThrows: both storages throw a SecurityError', async ({ page, servePage, faults }) => {
  await faults.storageThrows();
  await page.goto(servePage('/shop/', PAGE));
  expect(await page.evaluate(nameOfThrown('localStorage.getItem("x")'))).toBe('SecurityError');
  expect(await page.evaluate(nameOfThrown('sessionStorage.setItem("x", "1")'))).toBe('SecurityError');
});

test('cookiesOff: cookies can be neither written nor read', async ({ page, servePage, faults }) => {
  await faults.cookiesOff();
  await page.goto(servePage('/shop/', PAGE));
  expect(await page.evaluate('(document.cookie = "a=1", document.cookie)')).toBe('');
  expect(await page.evaluate('navigator.cookieEnabled')).toBe(false);
});

test('sandbox: storage and cookies throw inside the frame', async ({ page, servePage, faults }) => {
  await page.goto(await faults.sandbox(servePage('/shop/', PAGE)));
  const inner = page.frames()[1];
  expect(await inner?.evaluate(nameOfThrown('localStorage'))).toBe('SecurityError');
  expect(await inner?.evaluate(nameOfThrown('document.cookie'))).toBe('SecurityError');
});

test('translate: wraps every text node in two font elements', async ({ page, servePage, faults }) => {
  await page.goto(servePage('/shop/', PAGE));
  await faults.translate();
  await expect(page.locator('.price > font > font')).toHaveText('[12.500]');
  await expect(page.locator('html')).toHaveClass('translated-ltr');
});

test('trustedTypes: inline scripts of the served page run, and assigning innerHTML throws', async ({
  page,
  guest,
  servePage,
  faults,
}) => {
  await guest.allow({
    csp: ['script-src-elem', 'require-trusted-types-for'],
    console: [/Content Security Policy|Trusted/i],
  });
  await faults.trustedTypes();
  await page.goto(servePage('/shop/', documentOf('<p>Shop</p><script>window.served = 1</script>')));
  expect(await page.evaluate('window.served')).toBe(1);
  expect(await page.evaluate(nameOfThrown('document.body.innerHTML = "<b>x</b>"'))).toBe('TypeError');
  await page
    .evaluate(
      "window.__hadayaGuest.asHost(() => document.body.append(Object.assign(document.createElement('script'), { src: '/dist/x.min.js' })))",
    )
    .catch(() => undefined);
});

test('hostileCss: applies the named style sheets to the page', async ({ page, servePage, faults }) => {
  await page.goto(servePage('/shop/', PAGE));
  await faults.hostileCss('hiddenButtons');
  await expect(page.locator('button')).toBeHidden();
});

test('block and answer: break only the given requests', async ({ page, servePage, faults }) => {
  await faults.block('**/missing.js');
  await faults.answer({ body: '-1', status: 403 });
  await page.goto(servePage('/shop/', PAGE));
  expect(await page.evaluate("fetch('/missing.js').then(() => 'sent', (error) => error.name)")).toBe('TypeError');
  expect(
    await page.evaluate(
      "fetch('/?wc-ajax=get_variation', { method: 'POST' }).then(async (r) => r.status + (await r.text()))",
    ),
  ).toBe('403-1');
});

test('slow: delays the response', async ({ page, servePage, faults }) => {
  await faults.slow('**/late.css', 300);
  await page.goto(servePage('/shop/', PAGE));
  servePage('/late.css', { html: 'p{}', headers: { 'content-type': 'text/css' } });
  const waited = await page.evaluate(
    "(async () => { const start = performance.now(); await fetch('/late.css'); return performance.now() - start; })()",
  );
  expect(waited).toBeGreaterThan(290);
});

test('leaks: reports a listener that a page left behind', async ({ page, servePage, leaks }) => {
  await page.goto(servePage('/shop/', PAGE));
  const before = await leaks.take();
  await page.evaluate("addEventListener('resize', () => {})");
  expect(await leaks.since(before)).toEqual(['+1 listener resize on window']);
});

test('leak: counts one leaked listener per cycle in the browser process', async ({ page, servePage, faults }) => {
  await page.goto(servePage('/shop/', PAGE));
  const cycle = () => page.evaluate("addEventListener('resize', () => {})").then(() => undefined);
  expect((await faults.leak({ cycle, cycles: 10 })).listeners).toBe(10);
});

test('does not report a response still being routed when the test ends', async ({ page, servePage }) => {
  let wasAsked = false;
  await page.route('**/late.css', async (route) => {
    const response = await route.fetch();
    wasAsked = true;
    await page.waitForEvent('close');
    await route.fulfill({ response, body: await response.text() });
  });
  await page.goto(servePage('/shop/', PAGE));
  await page.evaluate(() => {
    void fetch('/late.css').catch(() => undefined);
  });
  await expect.poll(() => wasAsked).toBe(true);
});
