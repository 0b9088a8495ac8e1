import { afterEach, expect, it, vi } from 'vitest';
import { drawWidget } from '../../testing/drawWidget.tsx';
import { createCounter } from './createCounter.ts';

afterEach(() => vi.restoreAllMocks());

function countAs(agent: string, isDriven = false): number {
  const { page, leave } = drawWidget([{ channels: [] }]);
  const { window } = page.context.environment;
  vi.spyOn(window.navigator, 'userAgent', 'get').mockReturnValue(agent);
  Object.defineProperty(window.navigator, 'webdriver', { configurable: true, value: isDriven });
  const fetch = vi.spyOn(window, 'fetch').mockResolvedValue(new Response('1'));
  const [widget] = page.widgets;
  if (widget) createCounter(page, widget)({ kind: 'widget-click', channels: [], isSingle: 0 });
  leave();
  return fetch.mock.calls.length;
}

const CHROME = 'AppleWebKit/537.36 (KHTML, like Gecko) Chrome/120.0.0.0';

it.each([
  ['a visitor', `Mozilla/5.0 (X11; Linux x86_64) ${CHROME} Safari/537.36`, 1],
  ['a CUBOT phone', `Mozilla/5.0 (Linux; Android 11; CUBOT NOTE 21) ${CHROME} Mobile Safari/537.36`, 1],
  [
    'UC Browser on an old phone',
    'Mozilla/5.0 (Linux; U; Android 9; en-US; java) UCBrowser/13.4 Mobile Safari/537.36',
    1,
  ],
  [
    'a headless program',
    `Mozilla/5.0 (X11; Linux x86_64) ${CHROME.replace('Chrome', 'HeadlessChrome')} Safari/537.36`,
    0,
  ],
  ['Googlebot', 'Mozilla/5.0 (compatible; Googlebot/2.1; +http://www.google.com/bot.html)', 0],
])('counts visits by people but not by bots: %s', (_name, agent, calls) => {
  expect(countAs(agent)).toBe(calls);
});

it('counts nothing in a browser driven by automation', () => {
  expect(countAs(`Mozilla/5.0 (X11; Linux x86_64) ${CHROME} Safari/537.36`, true)).toBe(0);
});
