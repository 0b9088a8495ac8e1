import { renderIsland } from '@hadaya/core/react';
import type { LightboxSession } from '../session/index.ts';
import { type FrameActions, LightboxFrame } from './LightboxFrame.tsx';

function readPageAddress(page: Window): string {
  return page.location.href.split('#')[0] ?? '';
}

/** Does nothing if the browser refuses. */
function toggleFullscreen(node: HTMLElement): void {
  const page = node.ownerDocument;
  const done = page.fullscreenElement ? page.exitFullscreen() : node.requestFullscreen?.();
  done?.catch(() => {});
}

function createActions({ options, dialog, store, getStage }: LightboxSession): FrameActions {
  const { window: page } = options.environment;
  const share = () => {
    const item = options.items[store.getState().index];
    const url = item?.shareAddress ?? readPageAddress(page);
    page.navigator.share({ title: item?.title ?? item?.alt ?? '', url }).catch(() => {});
  };
  return {
    previous: () => getStage()?.previous(),
    next: () => getStage()?.next(),
    goTo: (index) => getStage()?.goTo(index),
    toggleZoom: () => getStage()?.toggleZoom(),
    toggleFullscreen: () => toggleFullscreen(dialog.frame),
    toggleShare: () => store.dispatch({ isSharing: !store.getState().isSharing }),
    systemShare: typeof page.navigator.share === 'function' ? share : undefined,
  };
}

export function drawFrame(session: LightboxSession): void {
  const { options, dialog, store, texts, language, isLooping, signal, leave } = session;
  const frame = (
    <LightboxFrame
      items={options.items}
      controls={options.controls}
      isLooping={isLooping}
      pageAddress={readPageAddress(options.environment.window)}
      store={store}
      texts={texts}
      videos={options.videos}
      language={language}
      actions={createActions(session)}
      ownTexts={options.texts ?? {}}
      root={dialog.root}
      stateClasses={options.stateClasses ?? {}}
    />
  );
  const host = { island: 'lightbox', element: dialog.root, signal, fail: leave, environment: options.environment };
  // The frame renders synchronously, because the dialog is already open and focus moves to a control of the frame.
  renderIsland(host, frame, { into: dialog.frame, isSync: true });
  dialog.describe();
}
