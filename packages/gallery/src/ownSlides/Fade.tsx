import { markOwnRoot } from '@hadaya/core';
import { type ReactElement, useLayoutEffect, useRef } from 'react';

interface FadeProps {
  readonly src: string;
  readonly duration: number;
  readonly onEnd: () => void;
}

/**
 * Renders a copy of the old picture that fades out over the new picture, which is fully visible below it from the
 * start.
 */
export function Fade({ src, duration, onEnd }: FadeProps): ReactElement {
  const layer = useRef<HTMLDivElement>(null);
  const end = useRef(onEnd);
  useLayoutEffect(() => {
    if (!layer.current) return undefined;
    markOwnRoot(layer.current, 'gallery');
    const fade = layer.current.animate({ opacity: [1, 0] }, { duration, easing: 'ease-out', fill: 'forwards' });
    fade.finished.then(
      () => end.current(),
      () => {},
    );
    return () => fade.cancel();
  }, [duration]);
  return (
    <div ref={layer} data-part="fade" aria-hidden="true">
      <img alt="" decoding="sync" src={src} />
    </div>
  );
}
