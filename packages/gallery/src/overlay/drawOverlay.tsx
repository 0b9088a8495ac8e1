import { createStrings, type Strings } from '@hadaya/core';
import { renderIsland, useStore } from '@hadaya/core/react';
import { AutoplaySwitch } from '@hadaya/media/controls';
import type { ReactElement } from 'react';
import { createPortal } from 'react-dom';
import { Controls, LossNotice } from '../controls/index.ts';
import { ZoomLayer } from '../largeView/index.ts';
import { adoptStyles, createGalleryHost } from '../markup/index.ts';
import { type Gallery, readSlideSettings, stepIndex } from '../state/index.ts';
import autoplayStyles from '../styles/autoplay.css?inline';
import styles from '../styles/controls.css?inline';
import zoomStyles from '../styles/zoom.css?inline';
import { pageStrip, StripArrows } from '../thumbnails/index.ts';
import { Films } from '../video/index.ts';

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
  const { slideSettings, store, texts } = gallery;
  const state = useStore(store);
  const count = state.set.slides.length;
  if (count < 2) return null;
  const onStep = (by: 1 | -1) =>
    store.dispatch({ type: 'moved', index: stepIndex(state.index, by, count), by: 'visitor' });
  const toggle = () =>
    store.dispatch({ type: 'changed', to: { autoplay: state.autoplay === 'stopped' ? 'playing' : 'stopped' } });
  return (
    <>
      {createPortal(
        <Controls state={state} hasArrows={slideSettings.hasArrows} texts={texts} onStep={onStep}>
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
function Overlay({ gallery }: { readonly gallery: Gallery }): ReactElement {
  const { nodes, store, texts } = gallery;
  const state = useStore(store);
  const { notice, set, index, zoom, zoomLook } = state;
  const image = set.images[index];
  const { clientWidth: width, clientHeight: height } = zoom ? nodes.main : { clientWidth: 0, clientHeight: 0 };
  return (
    <>
      {zoom && zoomLook && image && <ZoomLayer image={image} point={zoom} box={{ width, height }} look={zoomLook} />}
      <Films gallery={gallery} set={set} index={index} />
      {notice && <LossNotice notice={notice} texts={texts} />}
    </>
  );
}

/** Draws all that we add to the server's gallery, from its state and as long as it lives. */
export function drawOverlay(gallery: Gallery): void {
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
}
