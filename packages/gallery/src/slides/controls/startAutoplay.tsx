import { createStrings, type Strings } from '@hadaya/core';
import { type Autoplay, type AutoplayState, createAutoplay } from '@hadaya/media/slider/autoplay';
import type { ReactElement } from 'react';
import type { Gallery } from '../../gallery/gallery.ts';
import { type GalleryPart, stepIndex } from '../../gallery/galleryState.ts';
import styles from '../../styles/autoplay.css?inline';
import controlStyles from '../../styles/controls.css?inline';
import { adoptStyles } from './galleryHost.ts';

const TABLES = {
  en: { pause: 'Pause the slides', play: 'Play the slides' },
  ar: { pause: 'إيقاف حركة الصور', play: 'تشغيل حركة الصور' },
};

interface AutoplaySwitchProps {
  readonly state: 'none' | AutoplayState;
  readonly texts: Strings<'pause' | 'play'>;
  readonly onToggle: () => void;
}

/** Stops slides that move by themselves, and lets them go on. */
export function AutoplaySwitch({ state, texts, onToggle }: AutoplaySwitchProps): ReactElement {
  const isRunning = state !== 'stopped';
  return (
    <button type="button" className="autoplay" aria-label={isRunning ? texts.pause : texts.play} onClick={onToggle}>
      <svg viewBox="0 0 24 24" aria-hidden="true">
        <path d={isRunning ? 'M9 6v12M15 6v12' : 'M8 5.5v13l10.5-6.5Z'} />
      </svg>
    </button>
  );
}

/** Rests while the lightbox is open, and ends with the visitor's own move. */
function giveWay({ store, context }: Gallery, autoplay: Autoplay): void {
  let seen = store.getState();
  const follow = () => {
    const before = seen;
    seen = store.getState();
    if (seen.isOpen !== before.isOpen) autoplay[seen.isOpen ? 'hold' : 'release']('lightbox');
    if (seen.set === before.set && seen.index !== before.index && seen.movedBy === 'visitor') autoplay.stop();
  };
  store.subscribe(follow, context.signal);
  if (seen.isOpen) autoplay.hold('lightbox');
  if (seen.movedBy === 'visitor') autoplay.stop();
}

/** Lets the slides move by themselves, where the owner wants it. */
export function startAutoplay(gallery: Gallery): Autoplay {
  const { context, hosts, nodes, slides, store } = gallery;
  const { environment, signal } = context;
  for (const sheet of [controlStyles, styles]) adoptStyles(hosts.controls.getRootNode(), sheet);
  const autoplay = createAutoplay({
    element: nodes.wrapper,
    window: environment.window,
    clock: environment.clock,
    delay: slides.settings.autoplayDelay,
    step() {
      const { index, set } = store.getState();
      store.dispatch({ type: 'moved', index: stepIndex(index, 1, set.slides.length), by: 'itself' });
    },
    onChange: (state) => store.dispatch({ type: 'changed', to: { autoplay: state } }),
    signal,
  });
  giveWay(gallery, autoplay);
  const toggle = () => autoplay[autoplay.getState() === 'stopped' ? 'play' : 'stop']();
  const texts = createStrings(TABLES, nodes.wrapper, context.settings.texts);
  const draw: GalleryPart = ({ autoplay: state }) => <AutoplaySwitch state={state} texts={texts} onToggle={toggle} />;
  store.dispatch({ type: 'arrived', parts: { autoplay: draw } });
  return autoplay;
}
