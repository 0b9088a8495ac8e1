import { createStrings, type Strings } from '@hadaya/core';
import { renderIsland, useStore } from '@hadaya/core/react';
import type { ReactElement } from 'react';
import { createPortal } from 'react-dom';
import type { Gallery } from '../../gallery/gallery.ts';
import { stepIndex } from '../../gallery/galleryState.ts';
import { startVideos } from '../../gallery/startVideos.ts';
import autoplayStyles from '../../styles/autoplay.css?inline';
import styles from '../../styles/controls.css?inline';
import zoomStyles from '../../styles/zoom.css?inline';
import { ZoomLayer } from '../largeView/ZoomLayer.tsx';
import { readSlideSettings } from '../slideSettings.ts';
import { pageStrip } from '../thumbnails/pageStrip.ts';
import { StripArrows } from '../thumbnails/StripArrows.tsx';
import { AutoplaySwitch } from './AutoplaySwitch.tsx';
import { Controls, LossNotice } from './Controls.tsx';
import { adoptStyles, createGalleryHost } from './galleryHost.ts';

const AUTOPLAY_TEXTS = {
  en: { pause: 'Pause the slides', play: 'Play the slides' },
  ar: { pause: 'إيقاف حركة الصور', play: 'تشغيل حركة الصور' },
};

/** Nodes of ours over picture and strip. */
interface ControlHosts {
  readonly main: HTMLElement;
  readonly strip: HTMLElement;
}

function createHosts({ nodes, context: { signal } }: Gallery): ControlHosts {
  const { main, thumbnailWrapper } = nodes;
  const hosts = {
    main: createGalleryHost({ into: main, before: main.firstChild, part: 'controls' }, signal),
    strip: createGalleryHost({ into: thumbnailWrapper, before: null, part: 'strip' }, signal),
  };
  for (const host of Object.values(hosts)) adoptStyles(host.getRootNode(), styles);
  return hosts;
}

interface OverPictureProps {
  readonly gallery: Gallery;
  readonly hosts: ControlHosts;
  readonly hasStripArrows: boolean;
  readonly words: Strings<'pause' | 'play'>;
}

/** What lies over picture and strip: arrows, where the visitor is, the switch of slides that move by themselves. */
function OverPicture({ gallery, hosts, hasStripArrows, words }: OverPictureProps): ReactElement | null {
  const { slides, store, texts } = gallery;
  const state = useStore(store);
  const count = state.set.slides.length;
  if (count < 2) return null;
  const onStep = (by: 1 | -1) =>
    store.dispatch({ type: 'moved', index: stepIndex(state.index, by, count), by: 'visitor' });
  const toggle = () => slides.autoplay?.[state.autoplay === 'stopped' ? 'play' : 'stop']();
  return (
    <>
      {createPortal(
        <Controls state={state} hasArrows={slides.settings.hasArrows} texts={texts} onStep={onStep}>
          {state.autoplay !== 'none' && <AutoplaySwitch state={state.autoplay} texts={words} onToggle={toggle} />}
        </Controls>,
        hosts.main,
      )}
      {hasStripArrows &&
        createPortal(
          <StripArrows strip={state.strip} pageStrip={(direction) => pageStrip(gallery, direction)} />,
          hosts.strip,
        )}
    </>
  );
}

/** What lies in the picture's place: the magnified one, films, and a notice. */
function Overlay({ gallery: { nodes, store, texts } }: { readonly gallery: Gallery }): ReactElement {
  const state = useStore(store);
  const { notice, parts, set, index, zoom } = state;
  const image = set.images[index];
  const { clientWidth: width, clientHeight: height } = zoom ? nodes.main : { clientWidth: 0, clientHeight: 0 };
  return (
    <>
      {zoom && parts.zoom && image && (
        <ZoomLayer image={image} point={zoom} box={{ width, height }} settings={parts.zoom} />
      )}
      {parts.videos?.(state)}
      {notice && <LossNotice notice={notice} texts={texts} />}
    </>
  );
}

/** Draws all that we add to the server's gallery, from its state and as long as it lives. */
export function drawGalleryControls(gallery: Gallery): void {
  const { context, hosts, nodes } = gallery;
  const own = createHosts(gallery);
  adoptStyles(own.main.getRootNode(), autoplayStyles);
  adoptStyles(hosts.overlay.getRootNode(), zoomStyles);
  const words = createStrings(AUTOPLAY_TEXTS, nodes.wrapper, context.settings.texts);
  const { hasArrows } = readSlideSettings(nodes.strip.getAttribute('data-slick'));
  const drawing = (
    <>
      <OverPicture gallery={gallery} hosts={own} hasStripArrows={hasArrows} words={words} />
      <Overlay gallery={gallery} />
    </>
  );
  renderIsland(context, drawing, { into: hosts.overlay });
  startVideos(gallery);
}
