import { type Clock, markOwnRoot } from '@hadaya/core';
import { findElementor } from '@hadaya/core/elementor';
import { PLUGIN_COUNTER } from '../selectors.ts';
import { canMove, defineWidget, ownNodes, WIDGETS, type Widget } from '../widget/index.ts';
import { type CountOptions, countAt, readCount } from './model/countAt.ts';

export type FrameStep = () => 'again' | 'done';

const running = new Set<FrameStep>();

/** Runs a step on each frame until it is done or its signal aborts. All counters on a page share one loop. */
function onEachFrame(step: FrameStep, clock: Clock, signal: AbortSignal): void {
  if (signal.aborted) return;
  running.add(step);
  signal.addEventListener('abort', () => running.delete(step));
  const turn = () => {
    for (const each of [...running]) if (each() === 'done') running.delete(each);
    if (running.size > 0) clock.frame(turn);
  };
  if (running.size === 1) clock.frame(turn);
}

const BUILDER_MS = 2000;
const PLUGIN_MS = 3000;
const PLUGIN_CLASS = 'hfe-counter-number';

function readOptions(number: HTMLElement): CountOptions | undefined {
  const { dataset } = number;
  const text = number.textContent;
  const language = number.closest('[lang]')?.getAttribute('lang') || 'en';
  if (number.classList.contains(PLUGIN_CLASS)) {
    const { start: from, end: to, speed: duration, separator: delimiter } = dataset;
    return readCount({ from, to, duration, delimiter, text, language, easing: 'outQuart', defaultDuration: PLUGIN_MS });
  }
  const { fromValue: from, toValue: to, duration, delimiter } = dataset;
  return readCount({ from, to, duration, delimiter, text, language, easing: 'swing', defaultDuration: BUILDER_MS });
}

/**
 * Adds the final number as text for screen readers and hides the animated number from them. Reserves no width for the
 * final number, so that the surrounding text stays next to the number, as in the builder's own counter.
 */
function prepare({ loan, island }: Widget, number: HTMLElement, last: string): HTMLElement {
  loan.attributes(number, { 'aria-hidden': 'true' });
  const spoken = number.ownerDocument.createElement('span');
  spoken.className = 'hadaya-content-spoken';
  spoken.textContent = last;
  markOwnRoot(spoken, island);
  number.after(spoken);
  return spoken;
}

/**
 * Restores Hadaya's text before the next paint when the builder's script, which may count the same number, overwrites
 * it.
 */
function holdText({ environment, signal }: Widget, number: HTMLElement, read: () => string | undefined): void {
  const page = environment.window;
  const observer = new page.MutationObserver(() => {
    const text = read();
    const isForeign = text !== undefined && number.textContent !== text;
    if (isForeign && findElementor(page)) number.textContent = text;
  });
  observer.observe(number, { childList: true, characterData: true, subtree: true });
  signal.addEventListener('abort', () => observer.disconnect());
}

function whenSeen({ environment, signal }: Widget, number: HTMLElement, run: () => void): void {
  const threshold = number.classList.contains(PLUGIN_CLASS) ? 0.5 : 0;
  const observer = new environment.window.IntersectionObserver(
    (entries) => {
      if (!entries.some(({ isIntersecting }) => isIntersecting)) return;
      observer.disconnect();
      run();
    },
    { threshold },
  );
  observer.observe(number);
  signal.addEventListener('abort', () => observer.disconnect());
}

function startNumber(widget: Widget, number: HTMLElement): void {
  const { environment, loan, signal } = widget;
  const options = readOptions(number);
  if (!options) return;
  const printed = [...number.childNodes];
  const spoken = prepare(widget, number, countAt(Number.POSITIVE_INFINITY, options));
  let shown: string | undefined;
  holdText(widget, number, () => shown);
  const show = (ms: number) => {
    shown = countAt(ms, options);
    number.textContent = shown;
    if (ms < options.duration) return 'again';
    spoken.remove();
    loan.attributes(number, { 'aria-hidden': null });
    return 'done';
  };
  const leave = () => {
    spoken.remove();
    number.replaceChildren(...printed);
  };
  signal.addEventListener('abort', leave);
  if (!canMove(widget)) return void show(options.duration);
  whenSeen(widget, number, () => {
    if (number.classList.contains(PLUGIN_CLASS)) loan.classes(number, { 'hfe-counter-animated': true });
    const start = environment.clock.now();
    onEachFrame(() => show(environment.clock.now() - start), environment.clock, signal);
  });
}

/** Starts every counter in a widget, including a widget that is itself a counter of the header and footer plugin. */
function startCounter(widget: Widget): void {
  const { element } = widget;
  const isNumber = element.classList.contains(PLUGIN_CLASS);
  for (const number of isNumber ? [element] : ownNodes(element, '.elementor-counter-number'))
    startNumber(widget, number);
}

/** Numbers that count up once, when they come into view. */
export const counterIsland = defineWidget({
  name: 'counter',
  where: WIDGETS.counter,
  more: [PLUGIN_COUNTER],
  start: startCounter,
});
