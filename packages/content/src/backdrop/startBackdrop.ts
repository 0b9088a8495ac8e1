import { createStrings } from '@hadaya/core';
import type { Slider } from '@hadaya/media/slider';
import { type Autoplay, createAutoplay } from '@hadaya/media/slider/autoplay';
import { createEngine } from '@hadaya/media/slider/engine';
import { createView, drawControls } from '../slides/index.ts';
import { canMove, readWidgetSettings, type Widget } from '../widget/index.ts';
import { type BackdropNodes, buildBackdrop } from './dom/buildBackdrop.ts';
import { untilForeignBackdrop } from './dom/untilForeignBackdrop.ts';
import { type BackdropPlan, planBackdrop } from './model/planBackdrop.ts';

/** Texts of the one button of a backdrop. */
const backdropStrings = {
  en: { pause: 'Pause background pictures', start: 'Start background pictures' },
  ar: { pause: 'إيقاف صور الخلفية', start: 'تشغيل صور الخلفية' },
} as const;

/** Words of controls that a backdrop does not have. */
const UNSAID = { previous: '', next: '', first: '', last: '' };

/** Moves the pictures. Their places count in the order of their turn, also where the last one stands first. */
function createMotion(widget: Widget, plan: BackdropPlan, nodes: BackdropNodes): Slider {
  const { root, track, slides, load, move } = nodes;
  const last = slides.length - 1;
  const turnOf = (index: number) => (plan.from === 'above' ? last - index : index);
  const show = (index: number) => {
    const turn = turnOf(index);
    load(turn);
    load((turn + 1) % slides.length);
    move(turn);
  };
  // Where a vertical band begins counts before Swiper reads it, so the pictures come first.
  show(turnOf(0));
  const band = slides.length > 2 ? 'loop' : 'rewind';
  return createEngine({
    ...{ root, track, slideClass: 'swiper-slide', index: turnOf(0), speed: plan.speed, effect: plan.effect },
    wrap: !plan.isInfinite ? 'none' : plan.effect === 'fade' ? 'rewind' : band,
    isVertical: plan.from === 'below' || plan.from === 'above',
    onChange: show,
    signal: widget.signal,
  });
}

/** Lets the pictures change by themselves, until the last one where they do not begin anew. */
function startTurns(widget: Widget, plan: BackdropPlan, { root, slides }: BackdropNodes, slider: Slider) {
  const { environment, signal } = widget;
  const store = createView(0);
  const end = plan.from === 'above' ? 0 : slides.length - 1;
  const autoplay: Autoplay = createAutoplay({
    ...{ element: root, window: environment.window, clock: environment.clock, delay: plan.delay, signal },
    pausesOnHover: false,
    step() {
      if (!plan.isInfinite && slider.getIndex() === end) autoplay.stop();
      else if (plan.from === 'above') slider.previous();
      else slider.next();
    },
    onChange: (state) => store.dispatch({ autoplay: state === 'stopped' ? 'stopped' : 'playing' }),
  });
  return { store, autoplay };
}

/** Puts the pictures behind the content, with a button that stops them; with reduced motion the first one stays. */
export function startBackdrop(mounted: Widget): void {
  const widget: Widget = { ...mounted, signal: untilForeignBackdrop(mounted) };
  const { element, environment, island, signal } = widget;
  const plan = planBackdrop(readWidgetSettings(element));
  if (plan.pictures.length === 0) return;
  const nodes = buildBackdrop(environment.document, island, plan);
  const { root, load, move } = nodes;
  element.prepend(root);
  signal.addEventListener('abort', () => root.remove(), { once: true });
  if (plan.pictures.length === 1 || !canMove(widget)) {
    load(0);
    if (canMove(widget)) move(0);
    root.dataset.still = '';
    return;
  }
  const slider = createMotion(widget, plan, nodes);
  const { store, autoplay } = startTurns(widget, plan, nodes, slider);
  const toggle = () => (store.getState().autoplay === 'stopped' ? autoplay.play() : autoplay.stop());
  const actions = { move: () => {}, toggle };
  const texts = { ...UNSAID, ...createStrings(backdropStrings, element) };
  const parts = { root, previous: undefined, next: undefined };
  drawControls(widget, { parts, plan: { hasArrows: false }, store, texts, actions });
}
