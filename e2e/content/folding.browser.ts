import { expect, type Shop, test } from '../kit/browser/test.ts';
import { CLOSED, contentDocument } from './contentDocument.ts';
import { openContent } from './contentShop.ts';
import { foldMarkup } from './foldMarkup.ts';

const partsOf = (shop: Shop) => {
  const panel = (index: number) => shop.findAll('.elementor-tab-content')[index];
  return {
    title: (index: number) => () => shop.findAll('.elementor-tab-title')[index],
    panel,
    height: (index: number) => () => panel(index)?.getBoundingClientRect().height ?? -1,
    durations: () => shop.document.getAnimations().map(({ effect }) => effect?.getTiming().duration),
  };
};

test('an accordion starts with its first item open and opens one item at a time, in 400 ms', async ({ open }) => {
  const shop = await openContent(open, contentDocument(foldMarkup('accordion')));
  const { title, panel, height, durations } = partsOf(shop);
  // The first item opens at the start without animation.
  await expect.poll(title(0)).toHaveAttribute('aria-expanded', 'true');
  expect(title(0)()).toHaveClass('elementor-active');
  expect(height(0)()).toBeGreaterThan(20);
  expect(durations()).toEqual([]);
  for (const index of [1, 2]) {
    expect(title(index)()).toHaveAttribute('aria-expanded', 'false');
    expect(height(index)()).toBe(0);
  }
  expect(title(0)()).not.toHaveAttribute('aria-selected');
  // The title is a heading one level below the previous heading, and it contains a button.
  const headings = shop.findAll('h2, [role="heading"][aria-level="2"]').map((heading) => heading.textContent.trim());
  expect(headings).toEqual([
    expect.stringMatching(/One$/),
    expect.stringMatching(/Two$/),
    expect.stringMatching(/Three$/),
  ]);
  expect(shop.findAll(':is(h2, [role="heading"]) :is(button, [role="button"])')).toHaveLength(3);
  title(1)()?.click();
  expect(durations()).toEqual([400, 400]);
  await expect.poll(title(1)).toHaveAttribute('aria-expanded', 'true');
  await expect.poll(height(0)).toBe(0);
  await expect.poll(() => panel(0)).toHaveAttribute('hidden', 'until-found');
  await expect.poll(durations).toEqual([]);
  expect(height(1)()).toBeGreaterThan(20);
  await shop.expectAccessible({ reviewed: { 'color-contrast': CLOSED } });
  await shop.act('.elementor-tab-title >> nth=1', 'click');
  await expect.poll(title(1)).toHaveAttribute('aria-expanded', 'false');
  await expect.poll(height(1)).toBe(0);
});

test('a second click during an accordion’s animation reverses the animation from the current height', async ({
  open,
}) => {
  const shop = await openContent(open, contentDocument(foldMarkup('accordion', 3, () => '<br>'.repeat(20))));
  const { title, height } = partsOf(shop);
  title(1)()?.click();
  for (const animation of shop.document.getAnimations()) animation.currentTime = 200;
  const before = height(1)();
  title(1)()?.click();
  expect(before).toBeGreaterThan(20);
  expect(Math.abs(height(1)() - before)).toBeLessThan(60);
  await expect.poll(height(1)).toBe(0);
  await expect.poll(title(1)).toHaveAttribute('aria-expanded', 'false');
});

test('each accordion header is one tab stop, and keys work without scrolling the page', async ({ open }) => {
  const after = '<a href="/" style="position:fixed;top:0;right:0">after</a>';
  const body = `${foldMarkup('accordion')}<div class="far"></div>`;
  const shop = await openContent(open, contentDocument(body, { after }));
  const stops: (Element | null)[] = [];
  for (const name of ['One', 'Two', 'Three', 'after']) {
    await shop.press('Tab');
    await expect.poll(shop.focused).toBe(name);
    stops.push(shop.document.activeElement);
  }
  const [first] = stops;
  if (!(first instanceof shop.window.HTMLElement)) throw new Error('The first tab stop is not an HTML element');
  first.focus();
  await shop.press('Space');
  await expect.poll(() => first).toHaveAttribute('aria-expanded', 'false');
  await shop.press('Enter');
  await expect.poll(() => first).toHaveAttribute('aria-expanded', 'true');
  for (const [key, name] of [
    ['End', 'Three'],
    ['ArrowDown', 'One'],
    ['ArrowUp', 'Three'],
    ['Home', 'One'],
  ] as const) {
    await shop.press(key);
    await expect.poll(shop.focused, { message: key }).toBe(name);
  }
  expect(shop.window.scrollY).toBe(0);
});

test('an accordion opens without animation under reduced motion', async ({ open, media }) => {
  await media({ reducedMotion: 'reduce' });
  const shop = await openContent(open, contentDocument(foldMarkup('accordion')));
  const { title, height, durations } = partsOf(shop);
  title(1)()?.click();
  expect(durations()).toEqual([]);
  expect(height(0)()).toBe(0);
  expect(height(1)()).toBeGreaterThan(20);
});
