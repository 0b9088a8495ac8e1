import { listen, prefersReducedMotion } from '@hadaya/core';
import { renderIsland, ServerNode, useStore } from '@hadaya/core/react';
import { memo, type ReactElement, useEffect, useLayoutEffect, useMemo, useState } from 'react';
import { createPortal } from 'react-dom';
import { keyOfSet } from '../images/index.ts';
import { isPrinted, listSlides, type SlideSet } from '../markup/index.ts';
import { loadBrokenPictures, loadOwnSlides } from '../ownSlides/index.ts';
import { describeNodes } from '../slides/index.ts';
import type { Gallery } from '../state/index.ts';
import { PictureControls, PictureOverlay, StripControls, TriggerIcon } from './OverPicture.tsx';
import { SwapWatch } from './SwapWatch.tsx';

interface NodesProps {
  readonly gallery: Gallery;
  readonly set: SlideSet;
  readonly index: number;
  readonly pending: boolean;
  readonly isZoomed: boolean;
}

const ServerNodes = memo(function ServerNodes({ gallery, isZoomed, ...shown }: NodesProps): ReactElement {
  const { main } = gallery.nodes;
  return (
    <>
      {describeNodes(gallery, shown).map(({ part, ...values }) => (
        <ServerNode key={part} {...values} />
      ))}
      <ServerNode node={main} attributes={{ 'data-zoomed': isZoomed ? '' : null }} />
    </>
  );
});

/** Returns the component that marks pictures that cannot be shown. It loads when a picture has failed or is late. */
function useBrokenPictures({ nodes, context }: Gallery, set: SlideSet) {
  const [part, setPart] = useState(loadBrokenPictures.peek);
  const bring = useMemo(() => loadBrokenPictures.starter(context, (found) => setPart(found)), [context]);
  useEffect(() => {
    const listening = new AbortController();
    listen(nodes.slider, 'error', bring, { signal: listening.signal, capture: true });
    return () => listening.abort();
  }, [nodes, bring]);
  // biome-ignore lint/correctness/useExhaustiveDependencies: a new set has new pictures to check
  useEffect(() => {
    const pictures = listSlides(nodes).flatMap((slide) => [...slide.querySelectorAll('img')]);
    if (pictures.some(({ complete, naturalWidth }) => complete && naturalWidth === 0)) bring();
  }, [nodes, bring, set]);
  return part ?? loadBrokenPictures.peek();
}

/** Renders a gallery: the server's slides and thumbnails or their replacements, and all elements over them. */
function GalleryView({ gallery, onThere }: { readonly gallery: Gallery; readonly onThere: () => void }): ReactElement {
  const { context, nodes, store } = gallery;
  const { set, index, pending, zoom, slider } = useStore(store);
  const [old, setOld] = useState({ src: '', swaps: 0 });
  const broken = useBrokenPictures(gallery, set);
  useLayoutEffect(onThere, [onThere]);
  // A set that was not printed is displayed only after this file has loaded, so `peek` finds it.
  const own = loadOwnSlides.peek();
  const fades = slider !== null && context.settings.swapFade > 0;
  const onSwap = (src: string) => {
    const isStill = !fades || prefersReducedMotion(context.environment.window);
    if (!isStill) setOld(({ swaps }) => ({ src, swaps: swaps + 1 }));
  };
  return (
    <>
      <SwapWatch gallery={gallery} set={set} index={index} onSwap={onSwap}>
        {own && !isPrinted(set) && <own.OwnSet key={keyOfSet(set.images)} gallery={gallery} set={set} index={index} />}
        {own && !isPrinted(set) && <own.WithoutPrinted gallery={gallery} />}
        <ServerNodes gallery={gallery} set={set} index={index} pending={pending} isZoomed={zoom !== null} />
        {broken && <broken.BrokenPictures gallery={gallery} set={set} />}
      </SwapWatch>
      <PictureControls gallery={gallery} />
      <StripControls gallery={gallery} />
      {nodes.trigger && <TriggerIcon trigger={nodes.trigger} />}
      <PictureOverlay gallery={gallery} />
      {own &&
        old.src !== '' &&
        createPortal(
          <own.Fade
            key={old.swaps}
            src={old.src}
            duration={context.settings.swapFade}
            onEnd={() => setOld(({ swaps }) => ({ src: '', swaps }))}
          />,
          nodes.main,
        )}
    </>
  );
}

/** Calls `onThere` when the view has mounted. */
export function drawGallery(gallery: Gallery, onThere: () => void): void {
  renderIsland(gallery.context, <GalleryView gallery={gallery} onThere={onThere} />, { into: gallery.nodes.container });
}
