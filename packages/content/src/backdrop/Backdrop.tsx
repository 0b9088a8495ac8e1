import { childController, createStrings } from '@hadaya/core';
import { Placed, renderIsland } from '@hadaya/core/react';
import { pictureStyle, type Slider } from '@hadaya/media/slider';
import { type Autoplay, createAutoplay } from '@hadaya/media/slider/autoplay';
import { createEngine } from '@hadaya/media/slider/engine';
import { type ReactElement, useEffect, useRef, useState } from 'react';
import { SliderControls } from '../controls/index.ts';
import { createView, type SliderStore } from '../slides/index.ts';
import { canMove, type Widget } from '../widget/index.ts';
import type { BackdropPlan } from './model/planBackdrop.ts';

const backdropStrings = {
  en: { pause: 'Pause background pictures', play: 'Start background pictures' },
  ar: { pause: 'إيقاف صور الخلفية', play: 'تشغيل صور الخلفية' },
} as const;

/** Empty strings for the arrows and dots, which a backdrop does not have. */
const UNSAID = { previous: '', next: '', first: '', last: '', bullet: '' };

/** `show` receives the index, in display order, of the picture that comes into view. */
interface Motion {
  readonly root: HTMLElement;
  readonly track: HTMLElement;
  readonly widget: Widget;
  readonly plan: BackdropPlan;
  readonly show: (turn: number) => void;
  readonly signal: AbortSignal;
}

/**
 * Creates the slider that moves the pictures. Indexes follow the display order, even when the last picture is the first
 * node.
 */
function createMotion({ root, track, plan, show, signal }: Motion): Slider {
  const last = plan.pictures.length - 1;
  const turnOf = (index: number) => (plan.from === 'above' ? last - index : index);
  const band = plan.pictures.length > 2 ? 'loop' : 'rewind';
  return createEngine({
    ...{ root, track, slideClass: 'swiper-slide', index: turnOf(0), speed: plan.speed, effect: plan.effect },
    wrap: !plan.isInfinite ? 'none' : plan.effect === 'fade' ? 'rewind' : band,
    isVertical: plan.from === 'below' || plan.from === 'above',
    onChange: (index) => show(turnOf(index)),
    signal,
  });
}

/** Advances the pictures automatically; unless they loop, stops at the last one. */
function startTurns(motion: Motion, store: SliderStore): Autoplay {
  const { root, plan, widget, signal } = motion;
  const { window, clock } = widget.environment;
  const slider = createMotion(motion);
  const end = plan.from === 'above' ? 0 : plan.pictures.length - 1;
  const autoplay: Autoplay = createAutoplay({
    ...{ element: root, window, clock, delay: plan.delay, signal },
    pausesOnHover: false,
    step() {
      if (!plan.isInfinite && slider.getIndex() === end) autoplay.stop();
      else if (plan.from === 'above') slider.previous();
      else slider.next();
    },
    onChange: (state) => store.dispatch({ autoplay: state === 'stopped' ? 'stopped' : 'playing' }),
  });
  return autoplay;
}

interface BackdropProps {
  readonly widget: Widget;
  readonly plan: BackdropPlan;
  readonly onMove: () => void;
}

/**
 * Pictures behind the content, with the class names that the builder's style sheets use, and a button that pauses their
 * rotation. With reduced motion, the first picture stays. Loads only the current and the next picture.
 */
function Backdrop({ widget, plan, onMove }: BackdropProps): ReactElement {
  const { element, island } = widget;
  const { pictures, kenBurns, from } = plan;
  const [{ before, store, texts, mayMove }] = useState(() => ({
    before: element.firstElementChild,
    store: createView(0),
    texts: { ...UNSAID, ...createStrings(backdropStrings, element) },
    mayMove: canMove(widget),
  }));
  const [{ turn, reached }, setView] = useState({ turn: 0, reached: 0 });
  const track = useRef<HTMLDivElement>(null);
  const autoplay = useRef<Autoplay>(null);
  const turns = mayMove && pictures.length > 1;
  useEffect(() => {
    const root = track.current?.parentElement;
    if (!turns || !track.current || !root) return undefined;
    const moving = childController(widget.signal);
    const show = (next: number) => {
      onMove();
      setView((view) => ({ turn: next, reached: Math.max(view.reached, next) }));
    };
    const motion = { root, track: track.current, widget, plan, show, signal: moving.signal };
    autoplay.current = startTurns(motion, store);
    return () => moving.abort();
  }, [turns, widget, plan, store, onMove]);
  const toggle = () => autoplay.current?.[store.getState().autoplay === 'stopped' ? 'play' : 'stop']();
  const actions = { move: () => {}, goTo: () => {}, toggle };

  const isAsked = (index: number) => index <= reached || (turns && index === reached + 1);
  const motion = kenBurns ? ` elementor-ken-burns elementor-ken-burns--${kenBurns}` : '';
  const slides = pictures.map((picture, index) => {
    const backgroundImage = isAsked(index) ? pictureStyle(picture, element.baseURI) : undefined;
    const isMoving = kenBurns && mayMove && index === turn;
    return (
      // biome-ignore lint/suspicious/noArrayIndexKey: two slides may show the same picture
      <div key={index} className="elementor-background-slideshow__slide swiper-slide">
        <div
          className={`elementor-background-slideshow__slide__image${motion}${isMoving ? ' elementor-ken-burns--active' : ''}`}
          style={backgroundImage ? { backgroundImage } : undefined}
        />
      </div>
    );
  });
  const attributes = {
    class: 'elementor-background-slideshow swiper',
    'aria-hidden': 'true',
    // Follows the builder's convention: pictures come from the right or the left, regardless of the language.
    dir: from === 'left' ? 'rtl' : 'ltr',
  };
  return (
    <>
      {/* Background pictures are hidden from screen readers; the button that stops them is not. */}
      {turns && <SliderControls parts={{}} plan={{}} count={pictures.length} {...{ island, store, texts, actions }} />}
      <Placed island={island} into={element} before={before} tag="div" attributes={attributes}>
        <div ref={track} className="swiper-wrapper">
          {/* With pictures from above, the next one is placed above. */}
          {from === 'above' ? slides.toReversed() : slides}
        </div>
      </Placed>
    </>
  );
}

export function renderBackdrop(props: BackdropProps): void {
  const { widget } = props;
  renderIsland(widget, <Backdrop {...props} />, { before: widget.element.firstChild });
}
