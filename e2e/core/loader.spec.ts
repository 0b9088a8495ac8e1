import { builtFile } from '../kit/builtFile.ts';
import { documentOf } from '../kit/servePage.ts';
import { expect, test } from '../kit/test.ts';
import { countRuns, FORM, runs, TAG } from './loaderPage.ts';

const isIsland = (address: string) => address.includes(`/${builtFile('swatches')}`);

const placements = [
  { position: 'in the head', head: `<script src="${TAG}"></script>`, body: FORM },
  { position: 'in the head with defer', head: `<script src="${TAG}" defer></script>`, body: FORM },
  { position: 'in the head with async', head: `<script src="${TAG}" async></script>`, body: FORM },
  { position: 'at the end of the body', head: '', body: `${FORM}<script src="${TAG}"></script>` },
  { position: 'before the form', head: '', body: `<script src="${TAG}"></script>${FORM}` },
  { position: 'twice', head: `<script src="${TAG}" defer></script>`, body: `${FORM}<script src="${TAG}"></script>` },
  {
    position: 'twice with different queries',
    head: `<script src="${TAG}" defer></script>`,
    body: `${FORM}<script src="${TAG}?v=2" defer></script>`,
  },
] as const;

test('fetches the island only once, wherever and however often the loader is included', async ({
  page,
  guest,
  servePage,
}) => {
  countRuns(servePage);
  for (const { position, head, body } of placements)
    await test.step(position, async () => {
      const before = guest.requests.filter(isIsland).length;
      await page.goto(servePage('/shop/', documentOf(body, head)));
      await expect.poll(() => page.evaluate(runs)).toBe(1);
      expect(guest.requests.filter(isIsland)).toHaveLength(before + 1);
    });
});

test('works when injected long after the load event', async ({ page, servePage }) => {
  countRuns(servePage);
  await page.goto(servePage('/shop/', documentOf(FORM)));
  await page.evaluate(
    (src) => void document.body.append(Object.assign(document.createElement('script'), { src, async: true })),
    TAG,
  );
  await expect.poll(() => page.evaluate(runs)).toBe(1);
});

test('loads nothing else on a page without islands', async ({ page, guest, servePage }) => {
  await page.goto(servePage('/about/', documentOf('<p>About us</p>', `<script src="${TAG}" defer></script>`)));
  await page.waitForLoadState('load');
  expect(guest.requests.filter((address) => new URL(address).pathname.startsWith('/dist/'))).toEqual([
    expect.stringContaining(TAG),
  ]);
});

test('starts only the islands named by the server', async ({ page, guest, servePage }) => {
  countRuns(servePage);
  const only = (names: string) => `<script>window.hadaya = { q: [], islands: ${names} };</script>`;
  const tag = `<script src="${TAG}" defer></script>`;
  await page.goto(servePage('/shop/', documentOf(FORM, `${only('["menu"]')}${tag}`)));
  await page.waitForLoadState('load');
  expect(guest.requests.filter(isIsland)).toEqual([]);
  await page.goto(servePage('/more/', documentOf(FORM, `${only('["swatches"]')}${tag}`)));
  await expect.poll(() => page.evaluate(runs)).toBe(1);
});

test('starts an island in content that is inserted later', async ({ page, servePage }) => {
  countRuns(servePage);
  await page.goto(servePage('/shop/', documentOf('<main></main>', `<script src="${TAG}" defer></script>`)));
  await page.evaluate(
    (html) =>
      window.__hadayaGuest?.asHost(() => void document.querySelector('main')?.insertAdjacentHTML('beforeend', html)),
    FORM,
  );
  await expect.poll(() => page.evaluate(runs)).toBe(1);
});

test('uses window.hadaya.baseUrl as the bundles’ folder', async ({ page, guest, servePage }) => {
  countRuns(servePage, '/cdn/v1/');
  servePage('/cdn/v1/swatches.min.css', { html: '', headers: { 'content-type': 'text/css' } });
  const head = `<script>window.hadaya = { baseUrl: '/cdn/v1', q: [] };</script><script src="${TAG}" defer></script>`;
  await guest.allow({ console: [/Failed to load resource/] });
  await page.goto(servePage('/shop/', documentOf(FORM, head)));
  await expect.poll(() => page.evaluate(runs)).toBe(1);
});

test('reports in one line that the folder of a combined file is unknown', async ({
  page,
  guest,
  servePage,
  server,
}) => {
  await guest.allow({ console: [/^\[hadaya\] the folder of the bundles is unknown/] });
  const loader = await (await fetch(`${server.url}${TAG}`)).text();
  servePage('/wp-content/cache/min/1/all.js', { html: loader, headers: { 'content-type': 'text/javascript' } });
  await page.goto(servePage('/shop/', documentOf(`${FORM}<script src="/wp-content/cache/min/1/all.js"></script>`)));
  await expect.poll(() => guest.consoleLines()).toHaveLength(1);
  expect(guest.requests.filter(isIsland)).toEqual([]);
});

test('works in a combined file when a base URL is set', async ({ page, servePage, server }) => {
  countRuns(servePage);
  const loader = await (await fetch(`${server.url}${TAG}`)).text();
  servePage('/wp-content/cache/min/1/all.js', {
    html: `var theirs = 1;${loader}`,
    headers: { 'content-type': 'text/javascript' },
  });
  const head = `<script>window.hadaya = { baseUrl: '/dist/', q: [] };</script>`;
  await page.goto(
    servePage('/shop/', documentOf(`${FORM}<script src="/wp-content/cache/min/1/all.js"></script>`, head)),
  );
  await expect.poll(() => page.evaluate(runs)).toBe(1);
});

test('reports a missing island file once and leaves the page unchanged', async ({ page, guest, servePage, server }) => {
  await guest.allow({ console: [/^\[hadaya\] "swatches" could not be loaded/, /Failed to load resource/] });
  server.backend.faults.set(`file:/dist/${builtFile('swatches')}`, { status: 404 });
  const select = '<form class="variations_form"><label>Size <select><option>S</option></select></label></form>';
  const listener = `<script>window.hadaya = { q: [] }; document.addEventListener('hadaya:error', ({ detail }) => { window.hadaya.heard = detail.code; });</script>`;
  await page.clock.install();
  await page.goto(servePage('/shop/', documentOf(select, `${listener}<script src="${TAG}" defer></script>`)));
  // Advances the clock, because a failed file is retried after a second.
  const heard = async () => {
    await page.clock.runFor(250);
    return page.evaluate('window.hadaya.heard');
  };
  await expect.poll(heard).toBe('load_failed');
  await expect(page.locator('select')).toBeVisible();
  expect(guest.consoleLines().filter((line) => line.startsWith('[hadaya]'))).toHaveLength(1);
});

test('a blocked loader leaves a queue that accepts calls', async ({ page, servePage, faults, guest }) => {
  await guest.allow({ sentinel: 'absent' });
  await faults.block(`**${TAG}`);
  const head = `<script>window.hadaya = window.hadaya || { q: [] };</script><script src="${TAG}" defer></script>`;
  await page.goto(servePage('/shop/', documentOf(FORM, head)));
  expect(await page.evaluate("window.hadaya.q.push(['contact.open', 0])")).toBe(1);
});

test('runs queued init calls in order and reports an invalid entry', async ({ page, guest, servePage }) => {
  await guest.allow({ console: [/^\[hadaya\] an entry of hadaya\.q is not a call/] });
  const queue = `window.hadaya = { q: [['init', { swatches: { labelSeparator: ':' } }], 'nonsense', ['init', { gallery: { b: 2 } }]] };`;
  await page.goto(
    servePage('/shop/', documentOf(FORM, `<script>${queue}</script><script src="${TAG}" defer></script>`)),
  );
  await expect
    .poll(() => page.evaluate('window.hadaya.settings'))
    .toEqual({ swatches: { labelSeparator: ':' }, gallery: { b: 2 } });
  await expect.poll(() => guest.consoleLines()).toHaveLength(1);
});

test('a loader delayed by a caching plugin works after the first interaction', async ({ page, servePage, faults }) => {
  countRuns(servePage);
  await faults.delayJs();
  await page.goto(servePage('/shop/', documentOf(FORM, `<script src="${TAG}" defer></script>`)));
  expect(await page.evaluate(runs)).toBeUndefined();
  await page.mouse.move(50, 50);
  await expect.poll(() => page.evaluate(runs)).toBe(1);
});

test('runs the loader and its island by nonce under a strict policy', async ({ page, servePage, faults }) => {
  countRuns(servePage);
  await faults.csp();
  await page.goto(servePage('/shop/', documentOf(FORM, `<script src="${TAG}" defer></script>`)));
  await expect.poll(() => page.evaluate(runs)).toBe(1);
});
