import { findTabStops, keepTabInside } from '@hadaya/core/overlay';
import { type ReactNode, useEffect, useRef, useState } from 'react';
import { readWidgetStyle } from '../../launcher/readWidgetStyle.ts';
import type { Channel } from '../../list/model/Channel.ts';
import { readListStyle } from '../../list/readListStyle.ts';
import type { PanelModule } from '../../list/view/ListModel.ts';
import { useList } from '../../list/view/ListModel.ts';
import { useLatest } from '../../list/view/useLatest.ts';
import type { Opener } from '../../start/model/contactState.ts';
import { usePanelId } from './inList.ts';
import { OtherWays } from './OtherWays.tsx';
import panelCss from './panel.css?inline';

/** The place of one channel's panel: it stays once it was open, so that nothing the visitor wrote is lost. */
export interface PanelSlotProps {
  readonly channel: Channel;
  readonly isOpen: boolean;
  readonly opener: Opener;
  readonly onClose: () => void;
}

/** Where the visitor begins: the first thing to fill in or to choose, else the first stop. */
const FIRST_FOCUS = '[data-first-focus],.chaty-input-field,.chaty-textarea-field,.chaty-agent a,.chaty-all-away button';

function LoadFailure({ onRetry }: { readonly onRetry: () => void }): ReactNode {
  const { texts } = useList();
  return (
    <div className="chaty-note" role="alert">
      <p>{texts.panelFailed}</p>
      <button type="button" className="chaty-plain-button" onClick={onRetry}>
        {texts.tryAgain}
      </button>
      <OtherWays except="" message="" />
    </div>
  );
}

/** Loads the panel of a channel when it first opens and draws it as a labelled dialog that leaves the page usable. */
export function PanelSlot({ channel, isOpen, opener, onClose }: PanelSlotProps): ReactNode {
  const model = useList();
  const { widget, design, host, effects } = model;
  const [loaded, setLoaded] = useState<PanelModule | 'failed' | undefined>();
  const [attempt, setAttempt] = useState(0);
  const frame = useRef<HTMLDivElement>(null);
  const id = usePanelId(channel);

  const retry = () => {
    setLoaded(undefined);
    setAttempt(attempt + 1);
  };
  // biome-ignore lint/correctness/useExhaustiveDependencies: another attempt loads again
  useEffect(() => {
    let isGone = false;
    host.addStyles(panelCss);
    effects.loadPanel(channel)?.then(
      (panel) => {
        host.addStyles(panel.css);
        if (!isGone) setLoaded(panel);
      },
      () => isGone || setLoaded('failed'),
    );
    return () => {
      isGone = true;
    };
  }, [channel, host, effects, attempt]);
  useEffect(() => {
    if (!isOpen || !loaded || opener === 'page') return;
    const wanted =
      frame.current?.querySelector<HTMLElement>(FIRST_FOCUS) ?? (frame.current && findTabStops(frame.current)[0]);
    wanted?.focus({ preventScroll: true });
  }, [isOpen, loaded, opener]);

  // Who opens it anew tries again.
  const retryWhenLost = useLatest(() => loaded === 'failed' && retry());
  useEffect(() => {
    if (isOpen) retryWhenLost();
  }, [isOpen, retryWhenLost]);

  const leave = useLatest(onClose);
  useEffect(() => {
    if (!isOpen || opener === 'page') return;
    const shown = new AbortController();
    effects.holdBack(leave, shown.signal);
    return () => shown.abort();
  }, [isOpen, opener, effects, leave]);

  if (!loaded) return null;
  return (
    <div
      ref={frame}
      id={id}
      hidden={!isOpen}
      role="dialog"
      aria-labelledby={loaded === 'failed' ? undefined : `${id}-title`}
      aria-label={loaded === 'failed' ? channel.label || channel.slug : undefined}
      className={[
        `chaty-outer-forms chaty-form-${widget.id} pos-${design.side}`,
        loaded === 'failed' ? '' : loaded.frame,
        channel.isAgent ? `chaty-agent-data-${widget.id}` : '',
        isOpen ? 'active' : '',
        widget.traits.includes('has-custom-pos') ? 'custom-cht-pos' : '',
      ]
        .filter(Boolean)
        .join(' ')}
      data-channel={channel.slug}
      data-widget={widget.id}
      data-index={widget.key}
      style={{ ...readWidgetStyle(model), ...readListStyle(model) }}
      onKeyDown={(event) => keepTabInside(event.nativeEvent, event.currentTarget)}
    >
      {loaded === 'failed' ? (
        <LoadFailure onRetry={retry} />
      ) : (
        <loaded.Panel
          model={model}
          channel={channel}
          opener={opener}
          isOpen={isOpen}
          onClose={onClose}
          hours={loaded.hours}
        />
      )}
    </div>
  );
}
