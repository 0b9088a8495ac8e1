import { listen } from '@hadaya/core';
import { type Autoplay, createAutoplay, type Slider } from '@hadaya/media/slider';
import { isCalm } from '../dom/widget.ts';
import { createMotion } from './createMotion.ts';
import { bindKeys } from './dom/bindKeys.ts';
import { drawBullets } from './dom/drawBullets.ts';
import { readSliderTexts } from './dom/sliderTexts.ts';
import type { SliderSession } from './sliderSession.ts';

/** The file that draws the controls. */
export type Drawing = typeof import('./view/drawControls.tsx');

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

/** Names that themes and other scripts look for. */
function publish({ widget, parts }: SliderSession, slider: Slider): void {
  const { environment, loan, element } = widget;
  loan.classes(element, { 'e-widget-swiper': true });
  const column = element.closest('.elementor-widget-wrap');
  if (column) loan.classes(column, { 'e-swiper-container': true });
  const jQuery: unknown = Reflect.get(environment.window, 'jQuery');
  if (typeof jQuery === 'function') jQuery(parts.root)?.data?.('swiper', slider.instance);
}

/** Brings a slider to life: movement, autoplay, controls, keys. */
export function driveSlider(session: SliderSession, drawing: Promise<Drawing>): Slider {
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
  publish(session, slider);

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
  const draw = ({ drawControls }: Drawing) =>
    signal.aborted ||
    drawControls({ ...widget, loan: session.arrows }, { parts, plan, store, texts, actions: { move, toggle } });
  drawing.then(draw).catch(widget.fail);
  bindKeys(widget, move);
  // What was hidden had no width.
  const measure = ({ target }: Event) => {
    if (target instanceof Node && target.contains(element)) slider.refresh();
  };
  listen(environment.document, 'hadaya:content:opened', measure, { signal });
  return slider;
}
