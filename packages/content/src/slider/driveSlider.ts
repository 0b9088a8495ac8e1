import { childController, hydrate, isFieldKey, lazyPart, listen, readDirection, yieldTask } from '@hadaya/core';
import type { LightSlider, Slider } from '@hadaya/media/slider';
import { type Autoplay, createAutoplay } from '@hadaya/media/slider/autoplay';
import type { SliderControlsProps } from '../controls/index.ts';
import { answerArrows, nameArrows, PAUSE, readSliderTexts } from '../slides/index.ts';
import { canMove, type Widget } from '../widget/index.ts';
import { createMotion } from './createMotion.ts';
import { publishSlider } from './dom/publishSlider.ts';
import type { SliderSession } from './SliderSession.ts';

const loadControls = lazyPart(() => import('../controls/index.ts'));

function startAutoplay({ widget, parts, plan, store }: SliderSession, slider: Slider): Autoplay | undefined {
  if (!plan.autoplay || !canMove(widget)) return undefined;
  const { environment, loan, signal } = widget;
  const isAtEnd = () => !plan.isInfinite && slider.getIndex() === parts.slides.length - 1;
  const autoplay = createAutoplay({
    element: parts.root,
    window: environment.window,
    clock: environment.clock,
    delay: plan.autoplay.delay,
    pausesOnHover: plan.autoplay.pausesOnHover,
    stopsOnFocus: true,
    switchSelector: `.${PAUSE}`,
    step() {
      if (!isAtEnd()) return slider.next();
      if (parts.kind === 'slides') return autoplay.stop();
      slider.goTo(0);
    },
    onChange: (state) => {
      store.dispatch({ autoplay: state === 'stopped' ? 'stopped' : 'playing' });
      loan.attributes(parts.track, { 'aria-live': state === 'stopped' ? 'polite' : 'off' });
    },
    signal,
  });
  return autoplay;
}

export function stepKey(key: string, direction: 'ltr' | 'rtl'): 'next' | 'previous' | undefined {
  if (key !== 'ArrowRight' && key !== 'ArrowLeft') return undefined;
  return (key === 'ArrowRight') === (direction === 'ltr') ? 'next' : 'previous';
}

/**
 * Makes the Left and Right arrow keys move the slider while the focus is in the widget; from a bullet, the focus
 * follows to the current slide's bullet. Ignores keys that form fields and players use.
 */
function bindKeys({ element, environment, signal }: Widget, move: (way: 'next' | 'previous') => void): void {
  listen(
    element,
    'keydown',
    (event) => {
      const { target, key } = event;
      if (event.defaultPrevented || event.ctrlKey || event.altKey || event.metaKey || isFieldKey(event)) return;
      const way = stepKey(key, readDirection(element));
      if (!way) return;
      event.preventDefault();
      move(way);
      const bullet = target instanceof Element && target.matches('.swiper-pagination-bullet');
      const follow = () => element.querySelector<HTMLElement>('.swiper-pagination-bullet[tabindex="0"]')?.focus();
      if (bullet) environment.clock.frame(follow, signal);
    },
    { signal },
  );
}

interface Drive {
  readonly slider: LightSlider;
  readonly actions: SliderControlsProps['actions'];
  startAutoplay(): void;
  /** Starts the row of thumbnails, if the plan has one. */
  startBeside(): void;
}

function createDrive(session: SliderSession): Drive {
  const { parts, plan, media, store } = session;
  let autoplay: Autoplay | undefined;
  let follow: ((index: number) => void) | undefined;
  const interrupt = () => plan.autoplay?.stopsOnInteraction && autoplay?.stop();
  const slider = createMotion(session, (index) => follow?.(index), interrupt);
  const last = parts.slides.length - 1;
  const goTo = (index: number) => {
    interrupt();
    slider.goTo(index);
  };
  const move = (way: 'next' | 'previous') => {
    interrupt();
    const index = slider.getIndex();
    if (!plan.isInfinite && index === (way === 'next' ? last : 0)) {
      return store.dispatch({ edge: way === 'next' ? 'last' : 'first' });
    }
    slider[way]();
  };
  return {
    slider,
    actions: {
      goTo,
      move,
      toggle: () => (store.getState().autoplay === 'stopped' ? autoplay?.play() : autoplay?.stop()),
    },
    startAutoplay() {
      autoplay = startAutoplay(session, slider);
    },
    startBeside() {
      follow = media?.start(goTo);
    },
  };
}

/**
 * Renders the controls on the widget's hydration trigger; until then, the printed arrows work. Autoplay starts only
 * after its switch has rendered.
 */
function addControls({ widget, parts, plan, store }: SliderSession, { actions, startAutoplay }: Drive): void {
  const { element, environment, signal } = widget;
  const unnamed = childController(signal);
  nameArrows({ ...widget, signal: plan.hasArrows ? unnamed.signal : signal }, parts);
  answerArrows(parts, actions.move, signal);
  // Removes dots that an earlier slider left behind.
  if (plan.hasDots) parts.pagination?.replaceChildren();
  const draw = loadControls.starter(widget, ({ renderControls }) => {
    unnamed.abort();
    const texts = readSliderTexts(element, environment.window);
    renderControls(widget, parts.root, { parts, plan, store, texts, actions, count: parts.slides.length });
    startAutoplay();
  });
  hydrate(widget, draw);
}

/** Starts a slider: the slides can move immediately, and the controls start in a separate task. */
export function driveSlider(session: SliderSession): Slider {
  const { widget, parts, plan } = session;
  const { element, environment, signal, loan } = widget;
  const drive = createDrive(session);
  const { slider, actions } = drive;
  if (!plan.autoplay) loan.attributes(parts.track, { 'aria-live': 'polite' });
  publishSlider(widget, parts.root, slider.fetchEngine);
  bindKeys(widget, actions.move);
  // The slider had no width while its content was hidden, so it needs new measurements.
  const measure = ({ target }: Event) => {
    if (target instanceof Node && target.contains(element)) slider.refresh();
  };
  listen(environment.document, 'hadaya:content:opened', measure, { signal });
  addControls(session, drive);
  yieldTask(widget).then(drive.startBeside).catch(widget.fail);
  return slider;
}
