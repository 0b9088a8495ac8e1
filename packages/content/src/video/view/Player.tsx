import type { VideoFacadeProps } from '@hadaya/media/video';
import type { ComponentType, ReactElement } from 'react';

/** A film, or why it is not shown. */
export interface PlayerProps extends VideoFacadeProps {
  readonly facade: ComponentType<VideoFacadeProps>;
  /** Present when the visitor has not allowed the host. */
  readonly refusal: { readonly text: string; readonly watch: string; readonly href: string } | undefined;
}

/** Draws the film's facade and player; without consent a sentence and a link. */
export function Player({ facade: Facade, refusal, ...film }: PlayerProps): ReactElement {
  if (!refusal) return <Facade {...film} />;
  return (
    <div className="hadaya-video-refused" role="note">
      <p>{refusal.text}</p>
      <a href={refusal.href} target="_blank" rel="noopener noreferrer">
        {refusal.watch}
      </a>
    </div>
  );
}
