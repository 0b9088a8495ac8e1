import type { Store, Strings } from '@hadaya/core';
import { useStore } from '@hadaya/core/react';
import type { ReactElement } from 'react';
import { createPortal } from 'react-dom';
import type { sliderStrings } from '../sliderStrings.ts';
import type { SliderView } from './sliderView.ts';

/** What the controls can ask for. */
export interface SliderActions {
  readonly move: (way: 'next' | 'previous') => void;
  readonly goTo: (index: number) => void;
  readonly toggle: () => void;
}

/** The controls, and the nodes of ours that take those which stand inside the server's. */
export interface SliderControlsProps {
  readonly store: Store<SliderView, Partial<SliderView>>;
  readonly texts: Strings<keyof typeof sliderStrings.en>;
  readonly fill: (text: string, values: { readonly index: number }) => string;
  readonly actions: SliderActions;
  readonly previous: HTMLElement | undefined;
  readonly next: HTMLElement | undefined;
  readonly bullets: HTMLElement | undefined;
}

/** A dot of eight pixels inside a target of 24: sheets of others size the dot, so the room around it is set here. */
const BULLET_STYLE = {
  padding: '8px',
  margin: 0,
  boxSizing: 'content-box',
  backgroundClip: 'content-box',
  cursor: 'pointer',
} as const;

function Bullets({ store, texts, fill, actions }: SliderControlsProps): ReactElement[] {
  const { index, count } = useStore(store);
  return Array.from({ length: count }, (_, place) => (
    // biome-ignore lint/a11y/useSemanticElements: style sheets of the builder and of themes know a span with this class
    <span
      // biome-ignore lint/suspicious/noArrayIndexKey: the place is the slide's identity
      key={place}
      className={`swiper-pagination-bullet${place === index ? ' swiper-pagination-bullet-active' : ''}`}
      role="button"
      tabIndex={place === index ? 0 : -1}
      data-bullet-index={place}
      aria-label={fill(texts.bullet, { index: place + 1 })}
      aria-current={place === index ? 'true' : undefined}
      style={BULLET_STYLE}
      onClick={() => actions.goTo(place)}
      onKeyDown={(event) => {
        if (event.key !== 'Enter' && event.key !== ' ') return;
        event.preventDefault();
        actions.goTo(place);
      }}
    />
  ));
}

function Arrow(props: { readonly label: string; readonly onClick: () => void }): ReactElement {
  return <button type="button" className="hadaya-slider-arrow" aria-label={props.label} onClick={props.onClick} />;
}

/** Pause button, arrows over the server's signs, bullets, and what is said at the ends. */
export function SliderControls(props: SliderControlsProps): ReactElement {
  const { store, texts, actions, previous, next, bullets } = props;
  const { autoplay, edge } = useStore(store);
  return (
    <>
      {autoplay !== 'none' && (
        <button
          type="button"
          className="hadaya-slider-pause"
          data-autoplay={autoplay}
          aria-label={autoplay === 'stopped' ? texts.start : texts.pause}
          onClick={actions.toggle}
        >
          <svg viewBox="0 0 24 24" aria-hidden="true">
            <path d={autoplay === 'stopped' ? 'M8 5v14l11-7z' : 'M7 5h4v14H7zM13 5h4v14h-4z'} />
          </svg>
        </button>
      )}
      <span className="hadaya-content-spoken" role="status">
        {edge === 'none' ? '' : texts[edge]}
      </span>
      {previous && createPortal(<Arrow label={texts.previous} onClick={() => actions.move('previous')} />, previous)}
      {next && createPortal(<Arrow label={texts.next} onClick={() => actions.move('next')} />, next)}
      {bullets && createPortal(<Bullets {...props} />, bullets)}
    </>
  );
}
