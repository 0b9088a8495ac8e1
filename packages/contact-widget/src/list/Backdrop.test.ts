import { contactChannel } from '@hadaya/testing/shop';
import { afterEach, expect, test, vi } from 'vitest';
import { type DrawnWidget, drawWidget } from '../testing/drawWidget.tsx';

const channels = [
  contactChannel('Phone', { value: '+968 9000 0001', hover_text: 'Call us' }),
  contactChannel('Email', { value: 'orders@gifts.example', hover_text: 'E-mail' }),
];
const OVERLAY = '.chaty-exit-intent';

let drawn: DrawnWidget | undefined;
afterEach(() => {
  drawn?.leave();
  vi.restoreAllMocks();
});

async function showOnExit(): Promise<DrawnWidget> {
  const widget = drawWidget([{ channels }]);
  drawn = widget;
  const { store } = widget.page;
  store.dispatch({ kind: 'hide', id: '0' });
  store.dispatch({ kind: 'show', id: '0', by: 'exit' });
  await vi.waitFor(() => widget.get('.chaty-channel-list'));
  return widget;
}

test('dims the page briefly on exit intent and keeps focus', async () => {
  const { get, root, environment } = await showOnExit();
  const launcher = get('.open-chaty');
  launcher.focus();
  await vi.waitFor(() => expect(get(OVERLAY).getAttribute('aria-hidden')).toBe('true'));
  expect(get(OVERLAY).classList.contains('animate')).toBe(false);
  await environment.clock.advanceAsync(500);
  await vi.waitFor(() => expect(get(OVERLAY).classList.contains('animate')).toBe(true));
  await environment.clock.advanceAsync(2500);
  await vi.waitFor(() => expect(root.querySelector(OVERLAY)).toBeNull());
  expect(root.activeElement).toBe(launcher);
});

test('opens the list while the page is dimmed, and Escape closes it', async () => {
  const { get, page } = await showOnExit();
  await vi.waitFor(() => get(OVERLAY));
  get('.open-chaty').click();
  await vi.waitFor(() => expect(get('.chaty-channel-list').hasAttribute('inert')).toBe(false));
  document.dispatchEvent(new KeyboardEvent('keydown', { key: 'Escape', bubbles: true }));
  await vi.waitFor(() => expect(get('.chaty-channel-list').hasAttribute('inert')).toBe(true));
  expect(page.store.getState()[0]?.open.kind).toBe('collapsed');
});

test('does not dim the page under reduced motion', async () => {
  const asked = window.matchMedia.bind(window);
  vi.spyOn(window, 'matchMedia').mockImplementation((query) => {
    const answer = asked(query);
    if (query.includes('reduced-motion')) Object.defineProperty(answer, 'matches', { value: true });
    return answer;
  });
  const { root, get } = await showOnExit();
  expect(get('.open-chaty').hidden).toBe(false);
  expect(root.querySelector(OVERLAY)).toBeNull();
});
