import { createStore, emit, listen } from '@hadaya/core';
import { createLife } from '@hadaya/core/life';
import { createLoan } from '@hadaya/core/loan';
import { type Autoplay, createAutoplay, createSlider, labelSlides, type Slider } from '@hadaya/media/slider';
import { readWidgetSettings } from '../dom/readWidgetSettings.ts';
import { isCalm, type Widget } from '../dom/widget.ts';
import { bindKeys } from './dom/bindKeys.ts';
import { drawBullets } from './dom/drawBullets.ts';
import { endForeignSlider, findForeignSlider, watchForeignSlider } from './dom/foreignSlider.ts';
import { loadImages } from './dom/loadImages.ts';
import { readDevices } from './dom/readDevices.ts';
import { readSlider, type SliderParts } from './dom/readSlider.ts';
import { showContents } from './dom/showContents.ts';
import { readSliderTexts } from './dom/sliderTexts.ts';
import { planSlider, readSize, type SliderPlan } from './model/sliderPlan.ts';
import type { Skin } from './skins/skin.ts';
import type { SliderView } from './view/sliderView.ts';

/** What a skin needs of this file, handed over so that the two need no third one. */
export const sliderTools = { planSlider, readSize, readDevices, readSliderTexts };

type SliderTools = typeof sliderTools;

/** The file that draws the controls. */
type Drawing = typeof import('./view/drawControls.tsx');

/** What the parts of a running slider share. */
interface SliderSession {
  readonly widget: Widget;
  readonly parts: SliderParts;
  readonly plan: SliderPlan;
  readonly skin: Skin | undefined;
  readonly store: ReturnType<typeof createView>;
  /** Slide to start with. */
  readonly first: number;
  /** What the island itself has written on the arrows; theirs are written by the same hand, so that one gives back. */
  readonly arrows: Widget['loan'];
}

function createView(index: number) {
  const initial: SliderView = { index, autoplay: 'none', edge: 'none' };
  return createStore<SliderView, Partial<SliderView>>((view, change) => ({ ...view, ...change }), initial);
}

/** How the band ends. An endless one needs more slides than are in view; fading looks the same either way. */
function readWrap({ sizes, isInfinite, effect }: SliderPlan, count: number): 'none' | 'rewind' | 'loop' {
  if (!isInfinite) return 'none';
  const widest = Math.max(...Object.values(sizes).map(({ perView, perGroup }) => perView + perGroup));
  return effect === 'fade' || count < widest + 1 ? 'rewind' : 'loop';
}

/** Keeps those slides alone in reach that are in view. */
function createMarker({ widget, parts }: SliderSession): (slider: Slider) => void {
  const { slides } = parts;
  const texts = readSliderTexts(widget.element, widget.environment.window);
  const mark = labelSlides(slides, { position: texts.position, role: texts.slide }, widget.signal);
  return (slider) => {
    const inView = slider.getVisible();
    const current = slides[slider.getIndex()];
    const visible = inView.length > 0 ? inView : current ? [current] : [];
    mark(visible);
    for (const slide of slides)
      widget.loan.attributes(slide, { 'aria-hidden': visible.includes(slide) ? null : 'true' });
  };
}

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

function createMotion(session: SliderSession, onMove: (index: number) => void, onDrag: () => void): Slider {
  const { widget, parts, plan, skin, store, first } = session;
  const mark = createMarker(session);
  const contents = showContents(widget, parts);
  const images = loadImages(parts, widget.loan);
  const slider: Slider = createSlider({
    root: parts.root,
    track: parts.track,
    slideClass: 'swiper-slide',
    index: first,
    effect: plan.effect,
    depth: skin?.depth,
    followsClicks: !!skin,
    speed: isCalm(widget) ? 0 : plan.speed,
    wrap: readWrap(plan, parts.slides.length),
    breakpoints: plan.sizes,
    ...plan.sizes[0],
    onChange(index) {
      mark(slider);
      images(index);
      contents.hide();
      store.dispatch({ index, edge: 'none' });
      emit(widget.element, 'hadaya:content:slide-changed', { index });
      onMove(index);
    },
    onSettle() {
      mark(slider);
      contents.show(slider.getIndex());
    },
    onDrag,
    signal: widget.signal,
  });
  mark(slider);
  images(first);
  contents.show(first);
  return slider;
}

/** Brings a slider to life: movement, autoplay, controls, keys. */
function startSlider(session: SliderSession, drawing: Promise<Drawing>): Slider {
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

/** What a slider is started with. */
export interface SliderLaunch {
  readonly widget: Widget;
  readonly drawing: Promise<Drawing>;
  readonly openSkin: ((widget: Widget, parts: SliderParts, tools: SliderTools) => Promise<Skin>) | undefined;
}

/**
 * Starts the one slider of a widget, whatever the builder's script does: a slider of its own that runs already is ended
 * first, and one that comes later is ended when it comes; ours then starts anew at the same slide.
 */
export async function runSlider(launch: SliderLaunch, first = 0): Promise<void> {
  const { drawing, openSkin } = launch;
  const { element, environment, signal, fail } = launch.widget;
  const printed = readSlider(element);
  const foreign = printed && findForeignSlider(printed.root);
  if (foreign) endForeignSlider(foreign, printed);
  const parts = foreign ? readSlider(element) : printed;
  if (!parts) return;
  const life = createLife(signal);
  const widget: Widget = { ...launch.widget, signal: life.signal, loan: createLoan(life.signal) };
  const skin = await openSkin?.(widget, parts, sliderTools);
  if (life.signal.aborted) return;
  const plan = skin?.plan ?? planSlider(readWidgetSettings(element), parts.kind, readDevices(environment.window));
  const slider = startSlider(
    { widget, parts, plan, skin, store: createView(first), first, arrows: launch.widget.loan },
    drawing,
  );
  watchForeignSlider(
    parts,
    slider.instance,
    (other) => {
      const index = slider.getIndex();
      // Its end takes inline styles along; the end of ours, a line later, gives back those of the page.
      endForeignSlider(other, parts);
      life.abort();
      runSlider(launch, index).catch(fail);
    },
    widget.signal,
  );
}
