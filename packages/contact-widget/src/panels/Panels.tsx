import { mayPrefetch } from '@hadaya/core';
import { type ReactNode, useCallback, useEffect, useState } from 'react';
import type { Channel } from '../channels/index.ts';
import type { OpenPart } from '../page/index.ts';
import { loadPanel } from './loadPanel.ts';
import { PanelDialog } from './PanelDialog.tsx';
import { type PanelModule, useList } from './panel/index.ts';

/** A rendered panel; it stays mounted to keep the visitor's input. */
interface DrawnPanel {
  readonly channel: Channel;
  /** The panel's module, if it was prepared before opening. */
  readonly ready?: PanelModule | undefined;
}

/**
 * While the visitor looks at the list, loads the files of unopened panels one after another; does nothing on a slow
 * connection. Also renders, but hides, a panel that does not depend on the page's state at opening.
 */
function usePreparing(isListOpen: boolean, onReady: (ready: DrawnPanel) => void): void {
  const { page, host, channels } = useList();
  const [hasBegun, setBegun] = useState(isListOpen);
  if (isListOpen && !hasBegun) setBegun(true);
  useEffect(() => {
    const { clock, window } = page.context.environment;
    if (!hasBegun || !mayPrefetch(window.navigator)) return;
    const drawn = new AbortController();
    const { signal } = drawn;
    const waiting = channels.filter(({ hasPanel }) => hasPanel);
    const prepare = async (channel: Channel) => {
      const ready = await loadPanel(page, channel);
      if (!ready?.isTimeless) return;
      const draw = () => {
        host.addStyles(ready.css);
        onReady({ channel, ready });
      };
      clock.idle(draw, signal);
    };
    const prepareNext = () => {
      const next = waiting.shift();
      if (!next) return;
      // If preparing a panel fails, the panel reports the failure when it opens.
      prepare(next)
        .catch(() => {})
        .finally(() => clock.idle(prepareNext, signal));
    };
    clock.idle(prepareNext, signal);
    return () => drawn.abort();
  }, [hasBegun, page, host, channels, onReady]);
}

/** The panels of a widget: the open one, those opened before, and those prepared. */
export function Panels({ open }: { readonly open: OpenPart }): ReactNode {
  const { channels } = useList();
  const [panels, setPanels] = useState<readonly DrawnPanel[]>([]);
  const add = useCallback(
    (panel: DrawnPanel) =>
      setPanels((before) => (before.some(({ channel }) => channel === panel.channel) ? before : [...before, panel])),
    [],
  );
  const requested = open.kind === 'panel' ? channels.find(({ slug }) => slug === open.channel) : undefined;
  if (requested && !panels.some(({ channel }) => channel === requested)) add({ channel: requested });
  usePreparing(open.kind === 'list', add);
  return panels.map(({ channel, ready }) => (
    <PanelDialog key={channel.slug} channel={channel} ready={ready} isOpen={channel === requested} />
  ));
}
