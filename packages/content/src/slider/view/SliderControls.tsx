import type { Store, Strings } from '@hadaya/core';
import { useStore } from '@hadaya/core/react';
import type { ReactElement } from 'react';
import { createPortal } from 'react-dom';
import type { sliderStrings } from '../sliderStrings.ts';
import type { SliderView } from './sliderView.ts';

/** What the controls can ask for. */
export interface SliderActions {
  readonly move: (way: 'next' | 'previous') => void;
  readonly toggle: () => void;
}

/** The controls, and the nodes of ours that take those which stand inside the server's. */
export interface SliderControlsProps {
  readonly store: Store<SliderView, Partial<SliderView>>;
  readonly texts: Strings<keyof typeof sliderStrings.en>;
  readonly actions: SliderActions;
  readonly previous: HTMLElement | undefined;
  readonly next: HTMLElement | undefined;
}

function Arrow(props: { readonly label: string; readonly onClick: () => void }): ReactElement {
  return <button type="button" className="hadaya-slider-arrow" aria-label={props.label} onClick={props.onClick} />;
}

/** Pause button, arrows over the server's signs, bullets, and what is said at the ends. */
export function SliderControls(props: SliderControlsProps): ReactElement {
  const { store, texts, actions, previous, next } = props;
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
    </>
  );
}
