import { isFieldKey, listen, readDirection } from '@hadaya/core';
import type { Slider } from '@hadaya/media/slider';
import { type Autoplay, createAutoplay } from '@hadaya/media/slider/autoplay';
import { isCalm, type Widget } from '../widget/dom/widget.ts';
import { createMotion } from './createMotion.ts';
import { drawBullets } from './dom/drawBullets.ts';
import { drawControls } from './dom/drawControls.ts';
import { publishSlider } from './dom/publishSlider.ts';
import { readSliderTexts } from './dom/sliderTexts.ts';
import type { SliderSession } from './SliderSession.ts';

function startAutoplay({ widget, parts, plan, store }: SliderSession, slider: Slider): Autoplay | undefined {
  if (!plan.autoplay || widget.mode === 'editor' || isCalm(widget)) return undefined;
  const { environment, loan, signal } = widget;
  const isAtEnd = () => !plan.isInfinite && slider.getIndex() === parts.slides.length - 1;
  const autoplay = createAutoplay({
    element: parts.root,
    window: environment.window,
    clock: environment.clock,
    delay: plan.autoplay.delay,
    pausesOnHover: plan.autoplay.pausesOnHover,
    stopsOnFocus: true,
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

/** Which way a key moves a slider; arrows follow the direction of reading. */
export function stepKey(key: string, direction: 'ltr' | 'rtl'): 'next' | 'previous' | undefined {
  if (key !== 'ArrowRight' && key !== 'ArrowLeft') return undefined;
  return (key === 'ArrowRight') === (direction === 'ltr') ? 'next' : 'previous';
}

/** Left and right on arrows, bullets and slides move one slide; fields and players keep their keys. */
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

/** Brings a slider to life: movement, autoplay, controls, keys. */
export function driveSlider(session: SliderSession): Slider {
  const { widget, parts, plan, skin, store } = session;
  const { element, environment, signal, loan } = widget;
  let autoplay: Autoplay | undefined;
  const interrupt = () => plan.autoplay?.stopsOnInteraction && autoplay?.stop();
  let follow: ((index: number) => void) | undefined;
  let markBullet: ((index: number) => void) | undefined;
  const show = (index: number) => {
    follow?.(index);
    markBullet?.(index);
  };
  const slider = createMotion(session, show, interrupt);
  if (!plan.autoplay) loan.attributes(parts.track, { 'aria-live': 'polite' });
  autoplay = startAutoplay(session, slider);
  publishSlider(widget, parts.root, slider.fetchEngine);

  const last = parts.slides.length - 1;
  const move = (way: 'next' | 'previous') => {
    interrupt();
    const index = slider.getIndex();
    if (!plan.isInfinite && index === (way === 'next' ? last : 0)) {
      return store.dispatch({ edge: way === 'next' ? 'last' : 'first' });
    }
    slider[way]();
  };
  const goTo = (index: number) => {
    interrupt();
    slider.goTo(index);
  };
  follow = skin?.start(goTo);
  const toggle = () => (store.getState().autoplay === 'stopped' ? autoplay?.play() : autoplay?.stop());
  const texts = readSliderTexts(element, environment.window);
  if (parts.pagination && plan.hasDots) {
    markBullet = drawBullets(widget, parts.pagination, { count: parts.slides.length, text: texts.bullet, goTo });
    markBullet(slider.getIndex());
  }
  drawControls({ ...widget, loan: session.arrows }, { parts, plan, store, texts, actions: { move, toggle } });
  bindKeys(widget, move);
  // What was hidden had no width.
  const measure = ({ target }: Event) => {
    if (target instanceof Node && target.contains(element)) slider.refresh();
  };
  listen(environment.document, 'hadaya:content:opened', measure, { signal });
  return slider;
}
