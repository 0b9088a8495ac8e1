import { afterEach, expect, test } from 'vitest';
import { createShowMore } from './createShowMore.ts';

const LIMIT = 'enabled-catalog-display-limit-mode';

/** A list of the server's that shows one colour of three. */
function openList() {
  document.body.innerHTML = `<ul class="variable-items-wrapper ${LIMIT}"><li tabindex="0">Red</li>
    <li tabindex="-1">Blue</li><li class="more"><a href="/product/mug/">+2 More</a></li></ul>`;
  const list = document.querySelector('ul');
  const [, first, more] = document.querySelectorAll('li');
  if (!list || !first || !more) throw new Error('The test needs a list');
  const controller = new AbortController();
  const { signal } = controller;
  const printed = list.outerHTML;
  const start = (isRevealed: boolean) => {
    const draw = createShowMore({ list, more, first, signal });
    draw(isRevealed);
    return () => draw(true);
  };
  return { list, first, more, link: more.firstElementChild, start, printed, end: () => controller.abort() };
}

afterEach(() => {
  document.body.innerHTML = '';
});

test('the link to the rest is a button that says it is closed, and keeps its words and its address', () => {
  const { list, more, link, start } = openList();
  start(false);
  expect([link?.getAttribute('role'), link?.getAttribute('aria-expanded')]).toEqual(['button', 'false']);
  expect([link?.textContent, link?.getAttribute('href')]).toEqual(['+2 More', '/product/mug/']);
  expect(more.getAttribute('role')).toBe('none');
  expect(list.classList.contains(LIMIT)).toBe(true);
});

test('the rest comes in place: the limit and its link go, and the focus is on the first item of the rest', () => {
  const { list, first, more, start } = openList();
  const reveal = start(false);
  reveal();
  expect(list.classList.contains(LIMIT)).toBe(false);
  expect(more.isConnected).toBe(false);
  expect(document.activeElement).toBe(first);
});

test('a list that is open from the start, because its choice was hidden, leaves the focus where it is', () => {
  const { list, more, start } = openList();
  start(true);
  expect([list.classList.contains(LIMIT), more.isConnected]).toEqual([false, false]);
  expect(document.activeElement).toBe(document.body);
});

test("in the end the list is the server's again, with its limit and its link", () => {
  const { list, start, printed, end } = openList();
  const reveal = start(false);
  reveal();
  end();
  expect(list.outerHTML).toBe(printed);
});
