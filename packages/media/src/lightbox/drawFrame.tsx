import { renderIsland } from '@hadaya/core/react';
import { type FrameActions, LightboxFrame, type LightboxFrameProps } from './LightboxFrame.tsx';
import type { LightboxSession } from './lightboxSession.ts';
import { toggleFullscreen } from './toggleFullscreen.ts';

function readPageAddress(page: Window): string {
  return page.location.href.split('#')[0] ?? '';
}

function createActions({ options, dialog, store, getStage, close }: LightboxSession): FrameActions {
  const { window: page } = options.environment;
  const share = () => {
    const item = options.items[store.getState().index];
    const url = item?.shareAddress ?? readPageAddress(page);
    page.navigator.share({ title: item?.title ?? item?.alt ?? '', url }).catch(() => {});
  };
  return {
    close,
    previous: () => getStage()?.previous(),
    next: () => getStage()?.next(),
    goTo: (index) => getStage()?.goTo(index),
    toggleZoom: () => getStage()?.toggleZoom(),
    toggleFullscreen: () => toggleFullscreen(dialog.frame),
    toggleShare: () => store.dispatch({ isSharing: !store.getState().isSharing }),
    systemShare: typeof page.navigator.share === 'function' ? share : undefined,
  };
}

/** Draws the controls around the stage. */
export function drawFrame(session: LightboxSession): void {
  const { options, dialog, store, texts, language, isLooping, signal, leave } = session;
  const actions = createActions(session);
  const compose = (shareMenu: LightboxFrameProps['shareMenu']) => (
    <LightboxFrame
      items={options.items}
      controls={options.controls}
      isLooping={isLooping}
      pageAddress={readPageAddress(options.environment.window)}
      store={store}
      texts={texts}
      videos={options.videos}
      language={language}
      actions={{ ...actions, toggleShare }}
      ownTexts={options.texts ?? {}}
      shareMenu={shareMenu}
    />
  );
  const toggleShare = () => {
    actions.toggleShare();
    import('./ShareMenu.tsx').then(({ ShareMenu }) => redraw(compose(ShareMenu)), actions.toggleShare);
  };
  const place = { island: 'lightbox', element: dialog.root, signal, fail: leave, environment: options.environment };
  const redraw = renderIsland(place, compose(undefined), { into: dialog.frame });
}
