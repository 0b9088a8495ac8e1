import { mayFetchAhead } from '@hadaya/core';
import { type ReactNode, useCallback, useEffect, useState } from 'react';
import type { Channel } from '../channels/index.ts';
import type { OpenPart } from '../page/index.ts';
import { loadPanel } from './loadPanel.ts';
import { PanelDialog } from './PanelDialog.tsx';
import { type PanelModule, useList } from './panel/index.ts';

/** A panel that is drawn; it stays, so that nothing the visitor wrote is lost. */
interface DrawnPanel {
  readonly channel: Channel;
  /** Its files, where they ran before somebody opened it. */
  readonly ready?: PanelModule | undefined;
}

/**
 * Panels that nobody has opened have their files run while the visitor looks at the list, one after another; not on a poor line.
 * One that tells nothing of the page as it is when it opens is drawn, out of sight.
 */
function usePreparing(isListOpen: boolean, onReady: (ready: DrawnPanel) => void): void {
  const { page, host, channels } = useList();
  const [hasBegun, setBegun] = useState(isListOpen);
  if (isListOpen && !hasBegun) setBegun(true);
  useEffect(() => {
    const { clock, window } = page.context.environment;
    if (!hasBegun || !mayFetchAhead(window.navigator)) return;
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
      // One that does not come is told about when it is wanted.
      prepare(next)
        .catch(() => {})
        .finally(() => clock.idle(prepareNext, signal));
    };
    clock.idle(prepareNext, signal);
    return () => drawn.abort();
  }, [hasBegun, page, host, channels, onReady]);
}

/** The panels of a widget: the one that is open, those that were, and those that are ready. */
export function Panels({ open }: { readonly open: OpenPart }): ReactNode {
  const { channels } = useList();
  const [panels, setPanels] = useState<readonly DrawnPanel[]>([]);
  const add = useCallback(
    (panel: DrawnPanel) =>
      setPanels((before) => (before.some(({ channel }) => channel === panel.channel) ? before : [...before, panel])),
    [],
  );
  const wanted = open.kind === 'panel' ? channels.find(({ slug }) => slug === open.channel) : undefined;
  if (wanted && !panels.some(({ channel }) => channel === wanted)) add({ channel: wanted });
  usePreparing(open.kind === 'list', add);
  return panels.map(({ channel, ready }) => (
    <PanelDialog key={channel.slug} channel={channel} ready={ready} isOpen={channel === wanted} />
  ));
}
