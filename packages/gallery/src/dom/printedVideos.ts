import type { SlideSet } from './slideSet.ts';

/**
 * Takes the players out of printed slides, so that nothing of them loads before a visitor wants to play it. They come
 * back when the gallery ends, or when the returned function says that they cannot be replaced.
 */
export function holdPrintedVideos({ slides, images }: SlideSet, signal: AbortSignal): () => void {
  const held: (() => void)[] = [];
  for (const [place, slide] of slides.entries()) {
    const player = images[place]?.video?.address ? slide.querySelector('iframe, video') : null;
    if (!player) continue;
    const mark = slide.ownerDocument.createComment('');
    player.replaceWith(mark);
    held.push(() => mark.replaceWith(player));
  }
  const putBack = () => {
    for (const restore of held.splice(0)) restore();
  };
  signal.addEventListener('abort', putBack, { once: true });
  return putBack;
}
