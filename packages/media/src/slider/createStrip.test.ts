import { afterEach, expect, it, vi } from 'vitest';
import { createStrip, QUIET_MS } from './createStrip.ts';

const controller = { current: new AbortController() };
afterEach(() => {
  controller.current.abort();
  controller.current = new AbortController();
  vi.useRealTimers();
  vi.restoreAllMocks();
  document.body.replaceChildren();
});

/** Opens a strip of three slides, 100 px wide each; `direction` is the page's. */
function open(direction: 'ltr' | 'rtl' = 'ltr') {
  document.body.innerHTML = `<div id="track" dir="${direction}" style="direction:${direction}"><i></i><i></i><i></i></div>`;
  const track = document.getElementById('track') ?? document.body;
  Object.defineProperty(track, 'scrollWidth', { value: 300 });
  const onDrag = vi.fn();
  const onChange = vi.fn();
  const { signal } = controller.current;
  const strip = createStrip({ root: track, track, scroller: track, slideClass: '', onDrag, onChange, signal });
  const tell = (...types: readonly string[]) => {
    for (const type of types) track.dispatchEvent(new Event(type, { bubbles: true }));
  };
  const scrollBy = (left: number) => {
    track.scrollLeft = left;
    tell('scroll');
  };
  return { track, strip, onDrag, onChange, tell, scrollBy };
}

it('touch-scrolling the page over the slides does not start a drag', () => {
  const { tell, onDrag, scrollBy } = open();
  tell('touchstart', 'touchmove', 'touchmove', 'touchend');
  expect(onDrag).not.toHaveBeenCalled();
  scrollBy(10);
  expect(onDrag).not.toHaveBeenCalled();
});

it('touch-scrolling the slides starts a drag and makes the visible slide current', () => {
  const { tell, onDrag, onChange, scrollBy, strip } = open();
  tell('touchstart', 'touchmove');
  scrollBy(40);
  expect(onDrag).toHaveBeenCalledOnce();
  tell('touchend');
  scrollBy(100);
  expect(onDrag).toHaveBeenCalledOnce();
  tell('scrollend');
  expect(onChange).toHaveBeenCalledExactlyOnceWith(1);
  expect(strip.getIndex()).toBe(1);
});

it.each([
  ['ltr', 200],
  ['rtl', -200],
] as const)('scrolls to a slide by its offset (%s)', (direction, left) => {
  const { strip, track, onChange, tell } = open(direction);
  const scrollTo = vi.spyOn(track, 'scrollTo');
  strip.goTo(2);
  expect(scrollTo).toHaveBeenCalledExactlyOnceWith({ left, behavior: 'smooth' });
  tell('scrollend');
  expect(onChange.mock.calls).toEqual([[2]]);
});

it('a strip that jumps to the start during a move to another slide stays at the start', () => {
  const { strip, track } = open();
  const scrollTo = vi.spyOn(track, 'scrollTo').mockImplementation(() => {});
  strip.goTo(2);
  strip.jumpTo(0);
  expect(scrollTo).toHaveBeenLastCalledWith({ left: 0, behavior: 'instant' });
  expect(strip.getIndex()).toBe(0);
});

it('does not mistake late frames for the end of the scroll when no scrollend event fires', () => {
  vi.useFakeTimers({ toFake: ['setTimeout', 'clearTimeout', 'requestAnimationFrame'] });
  const frames = new Map<number, FrameRequestCallback>();
  const page = {
    setTimeout,
    clearTimeout,
    requestAnimationFrame: (frame: FrameRequestCallback) => {
      const id = frames.size + 1;
      frames.set(id, frame);
      return id;
    },
    cancelAnimationFrame: (id: number) => frames.delete(id),
    getComputedStyle: window.getComputedStyle.bind(window),
    matchMedia: window.matchMedia.bind(window),
  };
  vi.spyOn(document, 'defaultView', 'get').mockImplementation(() => Object(page));
  const draw = () => {
    for (const frame of frames.values()) frame(0);
    frames.clear();
  };
  const { strip, onChange, scrollBy } = open();
  strip.goTo(2);
  // Simulates a busy page, whose scroll events are further apart than `QUIET_MS`.
  for (const left of [0, 60, 110, 200]) {
    scrollBy(left);
    vi.advanceTimersByTime(QUIET_MS + 80);
  }
  draw();
  expect(onChange.mock.calls).toEqual([[2]]);
  // The strip still follows the visitor's next move.
  scrollBy(100);
  vi.advanceTimersByTime(QUIET_MS + 80);
  draw();
  expect(onChange.mock.calls).toEqual([[2], [1]]);
});
