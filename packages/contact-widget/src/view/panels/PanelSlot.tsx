import { findTabStops } from '@hadaya/core/overlay';
import { type KeyboardEvent, type ReactNode, useEffect, useRef, useState } from 'react';
import type { Channel } from '../../model/channels/Channel.ts';
import type { Opener } from '../../model/state/contactState.ts';
import { OtherWays } from '../lost/OtherWays.tsx';
import { usePanelTexts } from '../lost/usePanelTexts.ts';
import { useLatest } from '../useLatest.ts';
import { useWidget } from '../WidgetModel.ts';
import { readWidgetStyle } from '../widgetStyle.ts';
import { usePanelEffects } from './PanelEffects.ts';
import type { PanelModule } from './PanelProps.ts';
import panelCss from './panel.css?inline';
import { usePanelId } from './usePanelId.ts';

/** The place of one channel's panel: it stays once it was open, so that nothing the visitor wrote is lost. */
export interface PanelSlotProps {
  readonly channel: Channel;
  readonly isOpen: boolean;
  readonly opener: Opener;
  readonly onClose: () => void;
}

/** Where the visitor begins: the first thing to fill in or to choose, else the first stop. */
const FIRST_FOCUS = '[data-first-focus],.chaty-input-field,.chaty-textarea-field,.chaty-agent a,.chaty-all-away button';

function wrapTab(event: KeyboardEvent<HTMLElement>): void {
  if (event.key !== 'Tab') return;
  const stops = findTabStops(event.currentTarget);
  const [first, last] = [stops[0], stops.at(-1)];
  const root = event.currentTarget.getRootNode();
  const active = root instanceof ShadowRoot || root instanceof Document ? root.activeElement : null;
  const [edge, other] = event.shiftKey ? [first, last] : [last, first];
  if (active !== edge || !other) return;
  event.preventDefault();
  other.focus();
}

function LoadFailure({ onRetry }: { readonly onRetry: () => void }): ReactNode {
  const texts = usePanelTexts();
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
  const model = useWidget();
  const { widget, design, host } = model;
  const effects = usePanelEffects();
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
      style={readWidgetStyle(model)}
      onKeyDown={wrapTab}
    >
      {loaded === 'failed' ? (
        <LoadFailure onRetry={retry} />
      ) : (
        <loaded.Panel
          channel={channel}
          opener={opener}
          isOpen={isOpen}
          onClose={onClose}
          texts={loaded.texts}
          hours={loaded.hours}
        />
      )}
    </div>
  );
}
