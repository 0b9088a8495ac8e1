import { createStrings } from '@hadaya/core';
import { useStore } from '@hadaya/core/react';
import { AutoplaySwitch, ControlIcon } from '@hadaya/media/controls';
import { type ReactElement, useMemo, useState } from 'react';
import { Controls, LossNotice } from '../controls/index.ts';
import { ZoomLayer } from '../largeView/index.ts';
import { type Gallery, readSlideSettings, stepIndex } from '../state/index.ts';
import autoplayStyles from '../styles/autoplay.css?inline';
import controlStyles from '../styles/controls.css?inline';
import zoomStyles from '../styles/zoom.css?inline';
import { pageStrip, StripArrows } from '../thumbnails/index.ts';
import { Films } from './Films.tsx';
import { GalleryHost } from './GalleryHost.tsx';

const AUTOPLAY_TEXTS = {
  en: { pause: 'Pause the slides', play: 'Play the slides' },
  ar: { pause: 'إيقاف حركة الصور', play: 'تشغيل حركة الصور' },
};

/** Renders the controls over the picture: arrows, position indicator, autoplay switch. */
export function PictureControls({ gallery }: { readonly gallery: Gallery }): ReactElement | null {
  const { context, nodes, slideSettings, store, texts } = gallery;
  const state = useStore(store);
  const strings = useMemo(() => createStrings(AUTOPLAY_TEXTS, nodes.wrapper, context.settings.texts), [context, nodes]);
  const count = state.set.images.length;
  const onStep = (by: 1 | -1) =>
    store.dispatch({ type: 'moved', index: stepIndex(state.index, by, count), by: 'visitor' });
  const toggle = () =>
    store.dispatch({ type: 'changed', to: { autoplay: state.autoplay === 'stopped' ? 'playing' : 'stopped' } });
  return (
    <GalleryHost into={nodes.main} isFirst part="controls" styles={[controlStyles, autoplayStyles]}>
      <Controls state={state} hasArrows={slideSettings.hasArrows} texts={texts} onStep={onStep}>
        {state.autoplay !== 'none' && <AutoplaySwitch state={state.autoplay} texts={strings} onToggle={toggle} />}
      </Controls>
    </GalleryHost>
  );
}

export function StripControls({ gallery }: { readonly gallery: Gallery }): ReactElement {
  const { nodes, store } = gallery;
  const { set, strip } = useStore(store);
  const { hasArrows } = useMemo(() => readSlideSettings(nodes.strip.getAttribute('data-slick')), [nodes]);
  return (
    <GalleryHost into={nodes.thumbnailWrapper} part="strip" styles={[controlStyles]}>
      {hasArrows && set.images.length > 1 && (
        <StripArrows strip={strip} pageStrip={(direction) => pageStrip(gallery, direction)} />
      )}
    </GalleryHost>
  );
}

/** Renders the layers in the picture's box: zoom, videos, a notice and the live region. */
export function PictureOverlay({ gallery }: { readonly gallery: Gallery }): ReactElement {
  const { nodes, store, texts } = gallery;
  const { message, notice, set, index, zoom, zoomLook } = useStore(store);
  const image = set.images[index];
  const { clientWidth: width, clientHeight: height } = zoom ? nodes.main : { clientWidth: 0, clientHeight: 0 };
  return (
    <GalleryHost into={nodes.container} part="overlay" styles={[zoomStyles]}>
      {/* The live region exists from the start, because otherwise its first text might not be announced. */}
      <p className="status" role="status">
        {message !== '' && <span key={message}>{message}</span>}
      </p>
      {zoom && zoomLook && image && <ZoomLayer image={image} point={zoom} box={{ width, height }} look={zoomLook} />}
      <Films gallery={gallery} set={set} index={index} />
      {notice && <LossNotice notice={notice} texts={texts} />}
    </GalleryHost>
  );
}

/** Checks whether the shop has replaced the plugin's icon in the magnifier with its own. */
function hasOwnIcon(trigger: HTMLElement): boolean {
  return [...trigger.children].some((child) => !child.matches('.dashicons'));
}

/** Renders Hadaya's icon in place of the plugin's, which needs an icon font; keeps an icon of the shop's own. */
export function TriggerIcon({ trigger }: { readonly trigger: HTMLElement }): ReactElement | null {
  const [isOwn] = useState(() => hasOwnIcon(trigger));
  if (isOwn) return null;
  return (
    <GalleryHost into={trigger} part="trigger" tag="span">
      <ControlIcon name="magnifier" />
    </GalleryHost>
  );
}
