import { expect, test } from '../kit/test.ts';
import { LABEL_ISLAND, serveTestIslands } from './testIsland.ts';

test('mounts inserted and copied elements, and keeps moved elements mounted', async ({ page, servePage }) => {
  await page.goto(
    serveTestIslands(servePage, {
      body: '<div class="host"></div><div class="a"><p class="label" data-name="x">Server</p></div><div class="b"></div>',
      code: LABEL_ISLAND,
    }),
  );
  await expect(page.locator('.label b')).toHaveCount(1);
  await test.step('mounts an inserted element', async () => {
    const state = await page.evaluate(async () => {
      window.__hadayaGuest?.asHost(() => {
        document
          .querySelector('.host')
          ?.insertAdjacentHTML('beforeend', '<p class="label" data-name="late">Server</p>');
      });
      await new Promise(requestAnimationFrame);
      return document.querySelector('[data-name="late"]')?.getAttribute('data-hadaya-state');
    });
    expect(state).toBe('mounted');
  });
  await test.step('keeps a moved element mounted', async () => {
    const drawn = await page.locator('.a .label b').elementHandle();
    await page.evaluate(async () => {
      const label = document.querySelector('.a .label');
      window.__hadayaGuest?.asHost(() => label && document.querySelector('.b')?.append(label));
      for (let frame = 0; frame < 5; frame++) await new Promise(requestAnimationFrame);
    });
    await expect(page.locator('.b .label[data-hadaya-state="mounted"] b')).toHaveCount(1);
    expect(await page.evaluate((node) => node === document.querySelector('.b .label b'), drawn)).toBe(true);
  });
  await test.step('mounts an element copied as a node or as markup', async () => {
    await page.evaluate(() =>
      window.__hadayaGuest?.asHost(() => {
        const label = document.querySelector('.b .label');
        if (label) document.querySelector('.a')?.append(label.cloneNode(true));
        document.querySelector('.a')?.insertAdjacentHTML('beforeend', label?.outerHTML ?? '');
      }),
    );
    await expect(page.locator('.a .label[data-hadaya-state="mounted"]')).toHaveCount(2);
    await expect(page.locator('.a .label b')).toHaveCount(2);
  });
});

test('mounting and unmounting leaks no listener, timer, observer or node', async ({ page, servePage, leaks }) => {
  await page.goto(
    serveTestIslands(servePage, {
      body: '<div class="host"></div><p class="label" data-name="first">Server</p>',
      code: LABEL_ISLAND,
    }),
  );
  await expect(page.locator('.label b')).toHaveCount(1);
  const cycle = () =>
    page.evaluate(async () => {
      const host = document.querySelector('.host');
      window.__hadayaGuest?.asHost(() =>
        host?.insertAdjacentHTML('beforeend', '<p class="label" data-name="x">Server</p>'),
      );
      await new Promise(requestAnimationFrame);
      window.__hadayaGuest?.asHost(() => host?.replaceChildren());
      for (let frame = 0; frame < 5; frame++) await new Promise(requestAnimationFrame);
    });
  await cycle();
  const before = await leaks.take();
  for (let turn = 0; turn < 3; turn++) await cycle();
  await expect.poll(() => leaks.since(before)).toEqual([]);
});

test('requests the runtime once for all islands', async ({ page, guest, servePage }) => {
  const code = `${LABEL_ISLAND} define('other', (context) => void islands.renderIsland(context, react.createElement('i')));`;
  await page.goto(
    serveTestIslands(servePage, { body: '<p class="label" data-name="a">x</p><p class="other">y</p>', code }),
  );
  await expect(page.locator('.other i')).toHaveCount(1);
  expect(guest.requests.filter((address) => address.includes('/runtime-'))).toHaveLength(1);
});

test('translating the page does not break a mounted island', async ({ page, servePage, faults }) => {
  const code = `define('count', (context) => {
    let value = 0;
    const view = () => react.createElement('button', { type: 'button', onClick: () => draw(next()) }, react.createElement('span', null, String(value)));
    const next = () => { value += 1; return view(); };
    const draw = islands.renderIsland(context, view());
  });`;
  await page.goto(serveTestIslands(servePage, { body: '<div class="count"></div>', code }));
  await expect(page.locator('.count button')).toBeVisible();
  await faults.translate();
  for (let click = 0; click < 20; click++) await page.locator('.count button').click();
  await expect(page.locator('.count')).toHaveAttribute('data-hadaya-state', 'mounted');
});
