import type { ReactElement } from 'react';

/** A film before it is played: its button, on the shape of the player. */
export function Facade({ name, onPlay }: { readonly name: string; readonly onPlay: () => void }): ReactElement {
  return (
    <div className="hadaya-video" data-phase="poster">
      <button type="button" className="hadaya-video-play" aria-label={name} onClick={onPlay}>
        <svg viewBox="0 0 24 24" aria-hidden="true">
          <path d="M8 5.2v13.6a.8.8 0 0 0 1.2.7l11-6.8a.8.8 0 0 0 0-1.4l-11-6.8a.8.8 0 0 0-1.2.7Z" />
        </svg>
      </button>
    </div>
  );
}
