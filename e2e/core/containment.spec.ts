import { expect, test } from '../kit/test.ts';
import { LABEL_ISLAND, serveTestIslands } from './testIsland.ts';

const ERROR_LISTENER = `
  window.hadaya = { q: [], heard: [] };
  document.addEventListener('hadaya:error', ({ detail }) => window.hadaya.heard.push(detail.island + ' ' + detail.code));`;

const heardErrors = 'window.hadaya.heard';

test('an island that throws logs one line and emits one event, and other islands work', async ({
  page,
  guest,
  servePage,
}) => {
  await guest.allow({ console: [/^\[hadaya\] "broken" stopped: no luck/] });
  const code = `define('broken', () => { throw new Error('no luck'); }); ${LABEL_ISLAND}`;
  const body = '<p class="broken">12.500 OMR</p><p class="label" data-name="a">Server</p>';
  await page.goto(serveTestIslands(servePage, { body, code, before: ERROR_LISTENER }));
  await expect(page.locator('.broken')).toHaveAttribute('data-hadaya-state', 'failed');
  await expect(page.locator('.broken')).toHaveText('12.500 OMR');
  await expect(page.locator('.label b')).toHaveText('label of a');
  expect(await page.evaluate(heardErrors)).toEqual(['broken island_failed']);
  expect(guest.consoleLines()).toHaveLength(1);
});

test('a React render error restores the server markup, and other islands work', async ({ page, guest, servePage }) => {
  await guest.allow({ console: [/^\[hadaya\] "broken" stopped: render failed/] });
  const code = `
    const Broken = () => { throw new Error('render failed'); };
    define('broken', (context) => void islands.renderIsland(context, react.createElement(Broken)));
    ${LABEL_ISLAND}`;
  const body =
    '<p class="broken"><select aria-label="Size"><option>S</option></select></p><p class="label" data-name="a">Server</p>';
  await page.goto(serveTestIslands(servePage, { body, code, before: ERROR_LISTENER }));
  await expect(page.locator('.broken')).toHaveAttribute('data-hadaya-state', 'failed');
  await expect(page.locator('.broken select')).toBeVisible();
  await expect(page.locator('.broken > *')).toHaveCount(1);
  await expect(page.locator('.label b')).toHaveText('label of a');
  expect(await page.evaluate(heardErrors)).toEqual(['broken island_failed']);
  expect(guest.consoleLines()).toHaveLength(1);
});

test('reports malformed settings in one line and uses the defaults', async ({ page, guest, servePage }) => {
  await guest.allow({ console: [/^\[hadaya\] /] });
  const code = `define('loud', ({ element, settings }) => { element.dataset.hadayaText = settings.word; }, { schema: { word: core.text('default', { from: 'word' }) } });`;
  await page.goto(
    serveTestIslands(servePage, {
      body: '<p class="loud">x</p><p class="loud">y</p>',
      code,
      before: `var loud_options = '{"word": broken';`,
    }),
  );
  await expect(page.locator('.loud[data-hadaya-text="default"]')).toHaveCount(2);
  expect(guest.consoleLines()).toHaveLength(1);
  expect(guest.consoleLines()[0]).toMatch(/^\[hadaya\] loud_options: is not valid JSON/);
});

test('an island that fails after mounting removes everything it attached to the element', async ({
  page,
  guest,
  servePage,
  leaks,
}) => {
  await guest.allow({ console: [/^\[hadaya\] "late" stopped/] });
  const code = `define('late', ({ element, environment, signal, fail }) => {
    core.listen(element, 'click', () => fail(new Error('clicked')), { signal });
    environment.clock.every(60_000, () => {}, signal);
  });`;
  await page.goto(serveTestIslands(servePage, { body: '<button class="late">Buy</button>', code }));
  await expect(page.locator('.late')).toHaveAttribute('data-hadaya-state', 'mounted');
  const held = await leaks.take();
  await page.locator('.late').click();
  await expect(page.locator('.late')).toHaveAttribute('data-hadaya-state', 'failed');
  expect(await leaks.since(held)).toEqual(['-1 interval 60000 ms', '-1 listener click on button.late']);
});

const WAYS_TO_THROW: readonly (readonly [what: string, code: string])[] = [
  ['a listener', `core.listen(element, 'click', () => { throw new Error('no luck'); }, { signal });`],
  [
    'an asynchronous listener',
    `core.listen(element, 'click', async () => { throw new Error('no luck'); }, { signal });`,
  ],
  [
    'a timer',
    `core.listen(element, 'click', () => environment.clock.after(1, () => { throw new Error('no luck'); }, signal), { signal });`,
  ],
  [
    'a listener added with addEventListener',
    `element.addEventListener('click', () => { throw new Error('no luck'); });`,
  ],
  [
    'a React event handler',
    `islands.renderIsland(context, react.createElement('b', { onClick: () => { throw new Error('no luck'); } }, 'Buy'));`,
  ],
];

test('later errors in an island emit hadaya:error instead of a page error, and the island stays mounted', async ({
  page,
  guest,
  servePage,
}) => {
  await guest.allow({ console: [/^\[hadaya\] "(?:frail-\d|hadaya)" continues after an error: no luck/] });
  const code = WAYS_TO_THROW.map(
    ([, way], index) =>
      `define('frail-${index}', (context) => { const { element, environment, signal } = context; ${way.replace('no luck', `no luck ${index}`)} });`,
  ).join('\n');
  const body = WAYS_TO_THROW.map((_, index) => `<p class="frail-${index}">Server</p>`).join('');
  await page.goto(serveTestIslands(servePage, { body, code, before: ERROR_LISTENER }));
  for (const [index, [what]] of WAYS_TO_THROW.entries())
    await test.step(what, async () => {
      const island = page.locator(`.frail-${index}`);
      await expect(island).toHaveAttribute('data-hadaya-state', 'mounted');
      await page.evaluate(`${heardErrors}.length = 0`);
      await island.locator('b').or(island).last().click();
      await expect
        .poll(() => page.evaluate(heardErrors))
        .toEqual([expect.stringMatching(new RegExp(`^(frail-${index}|hadaya) callback_failed$`))]);
      await expect(island).toHaveAttribute('data-hadaya-state', 'mounted');
      expect(guest.consoleLines().filter((line) => line.includes(`: no luck ${index}`))).toHaveLength(1);
      expect(guest.consoleLines()).toHaveLength(index + 1);
    });
});

test('leaves errors in page listeners to the page and continues to run our code', async ({
  page,
  guest,
  servePage,
}) => {
  await guest.allow({ errors: [/theirs/], console: [/theirs/] });
  const code = `define('speaker', ({ element, signal }) => core.listen(element, 'click', () => {
    core.emit(element, 'hadaya:demo', {}); element.dataset.hadayaText = 'went on';
  }, { signal }));`;
  const before = `${ERROR_LISTENER} document.addEventListener('hadaya:demo', () => { throw new Error('theirs'); });`;
  await page.goto(serveTestIslands(servePage, { body: '<p class="speaker">Server</p>', code, before }));
  const errors: string[] = [];
  page.on('pageerror', ({ message }) => errors.push(message));
  await expect(page.locator('.speaker')).toHaveAttribute('data-hadaya-state', 'mounted');
  await page.locator('.speaker').click();
  await expect(page.locator('.speaker[data-hadaya-text="went on"]')).toBeVisible();
  expect(await page.evaluate(heardErrors)).toEqual([]);
  await expect.poll(() => errors).toEqual(['theirs']);
});

test('an unhandled rejection emits hadaya:error and does not reach listeners that the page added later', async ({
  page,
  guest,
  servePage,
}) => {
  await guest.allow({ errors: [/no luck/], console: [/^\[hadaya\] "hadaya" continues after an error: no luck/] });
  const code = `define('frail', ({ element, signal }) =>
    core.listen(element, 'click', () => void Promise.reject(new Error('no luck')), { signal }));
  window.addEventListener('unhandledrejection', () => window.hadaya.heard.push('page'));`;
  await page.goto(serveTestIslands(servePage, { body: '<p class="frail">Server</p>', code, before: ERROR_LISTENER }));
  await expect(page.locator('.frail')).toHaveAttribute('data-hadaya-state', 'mounted');
  await page.locator('.frail').click();
  await expect.poll(() => guest.consoleLines()).toHaveLength(1);
  expect(await page.evaluate(heardErrors)).toEqual(['hadaya callback_failed']);
});
