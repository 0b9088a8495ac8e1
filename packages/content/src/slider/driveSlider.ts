import { isFieldKey, listen, readDirection, yieldTask } from '@hadaya/core';
import type { LightSlider, Slider } from '@hadaya/media/slider';
import { type Autoplay, createAutoplay } from '@hadaya/media/slider/autoplay';
import { type ControlsPlan, drawControls, PAUSE, readSliderTexts } from '../slides/index.ts';
import { canMove, type Widget } from '../widget/index.ts';
import { createMotion } from './createMotion.ts';
import { drawBullets } from './dom/drawBullets.ts';
import { publishSlider } from './dom/publishSlider.ts';
import type { SliderSession } from './SliderSession.ts';

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
    switchSelector: PAUSE,
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

/** What moves a slider, and what follows its moves. */
interface Drive {
  readonly slider: Slider;
  /** What shows the slide in view, beside the slides themselves. */
  readonly followers: ((index: number) => void)[];
  readonly actions: ControlsPlan['actions'];
  goTo(index: number): void;
  startAutoplay(): void;
}

function createDrive(session: SliderSession): Drive & { readonly slider: LightSlider } {
  const { parts, plan, store } = session;
  let autoplay: Autoplay | undefined;
  const interrupt = () => plan.autoplay?.stopsOnInteraction && autoplay?.stop();
  const followers: ((index: number) => void)[] = [];
  const show = (index: number) => {
    for (const follow of followers) follow(index);
  };
  const slider = createMotion(session, show, interrupt);
  const last = parts.slides.length - 1;
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
    followers,
    actions: {
      move,
      toggle: () => (store.getState().autoplay === 'stopped' ? autoplay?.play() : autoplay?.stop()),
    },
    goTo(index) {
      interrupt();
      slider.goTo(index);
    },
    startAutoplay() {
      autoplay = startAutoplay(session, slider);
    },
  };
}

/** Bullets, thumbnails and controls. */
function drawParts(session: SliderSession, { slider, followers, actions, goTo }: Drive): void {
  const { widget, parts, plan, media, store } = session;
  const follow = media?.start(goTo);
  if (follow) followers.push(follow);
  const texts = readSliderTexts(widget.element, widget.environment.window);
  if (parts.pagination && plan.hasDots) {
    const mark = drawBullets(widget, parts.pagination, { count: parts.slides.length, text: texts.bullet, goTo });
    mark(slider.getIndex());
    followers.push(mark);
  }
  drawControls({ ...widget, loan: session.arrows }, { parts, plan, store, texts, actions });
}

/** Brings a slider to life: its slides stand and move at once; controls, then what moves it by itself, have tasks of their own. */
export function driveSlider(session: SliderSession): Slider {
  const { widget, parts, plan } = session;
  const { element, environment, signal, loan } = widget;
  const drive = createDrive(session);
  const { slider, actions } = drive;
  if (!plan.autoplay) loan.attributes(parts.track, { 'aria-live': 'polite' });
  publishSlider(widget, parts.root, slider.fetchEngine);
  bindKeys(widget, actions.move);
  // What was hidden had no width.
  const measure = ({ target }: Event) => {
    if (target instanceof Node && target.contains(element)) slider.refresh();
  };
  listen(environment.document, 'hadaya:content:opened', measure, { signal });
  const finish = async () => {
    await yieldTask(widget);
    drawParts(session, drive);
    await yieldTask(widget);
    drive.startAutoplay();
  };
  finish().catch(widget.fail);
  return slider;
}
