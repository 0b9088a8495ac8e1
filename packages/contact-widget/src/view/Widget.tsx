import { useStore } from '@hadaya/core/react';
import { type ReactNode, Suspense, useEffect, useLayoutEffect, useState } from 'react';
import { readHostAttributes } from '../model/design/hostAttributes.ts';
import type { WidgetState } from '../model/state/contactState.ts';
import { ChannelItem } from './ChannelItem.tsx';
import { ChannelList } from './ChannelList.tsx';
import { SharedGradients } from './icons.tsx';
import { lazyPart } from './lazyPart.tsx';
import { LostNotice } from './lost/LostNotice.tsx';
import type { PanelSlotProps } from './panels/PanelSlot.tsx';
import { useFocusMoves } from './useFocusMoves.ts';
import { useLatest } from './useLatest.ts';
import { useLoneChannel } from './useLoneChannel.ts';
import { useWidgetActions } from './useWidgetActions.ts';
import { useWidget, type WidgetModel } from './WidgetModel.ts';
import { WidgetTrigger } from './WidgetTrigger.tsx';
import { readWidgetStyle } from './widgetStyle.ts';

const ChatView = lazyPart(() => import('./chat/ChatView.tsx'), LostNotice);
const ExitOverlay = lazyPart(() => import('./ExitOverlay.tsx'));
const PanelPlace = lazyPart<PanelSlotProps>(
  () => import('../panels/panelPlace.tsx').then((module) => ({ default: module.PanelPlace })),
  LostNotice,
);

function readClasses({ design, single, above, channels }: WidgetModel, isListOpen: boolean): string {
  const classes = {
    'chaty-widget': true,
    [`${design.side}-position`]: true,
    'chaty-open': isListOpen,
    'default-open': design.defaultState === 'open' && !single,
    'has-single': single !== undefined,
    'hor-mode': design.isHorizontal,
    'chaty-no-close-button': !design.hasCloseButton,
    'has-bg-blur-effect': design.hasBlur,
    'has-chatway above-chaty': above !== undefined,
    'inside-chaty': channels.some(({ type }) => type === 'Chatway'),
  };
  return Object.entries(classes)
    .flatMap(([name, isSet]) => (isSet ? [name] : []))
    .join(' ');
}

/** One widget: launcher, list or chat view, and the panels that have been opened. */
function Widget({ state }: { readonly state: WidgetState }): ReactNode {
  const model = useWidget();
  const { widget, design, channels, above, single, host, name, effects } = model;
  const { open, opener } = state;
  const moves = useFocusMoves(state);
  const actions = useWidgetActions(state, moves);
  const [opened, setOpened] = useState<readonly string[]>([]);
  const panel = open.kind === 'panel' ? open.channel : undefined;
  const isListOpen = open.kind === 'list';
  const isBlurred = design.hasBlur && design.hasCloseButton && isListOpen;
  const attributes = readHostAttributes(widget, {
    phase: state.phase,
    isPanelOpen: panel !== undefined,
    isNew: state.isNew,
  });
  const { class: className, ...data } = attributes;

  if (panel !== undefined && !opened.includes(panel)) setOpened([...opened, panel]);
  useLayoutEffect(() => host.mirror(attributes));
  useLayoutEffect(() => effects.markBlur(isBlurred ? 'on' : 'off'), [effects, isBlurred]);
  useLoneChannel(state, moves.frame);
  const onOutside = useLatest(actions.putAway);
  const onEscape = useLatest(actions.escape);
  useEffect(() => {
    const drawn = new AbortController();
    effects.watchDismissal({ root: host.into, onOutside, onEscape, signal: drawn.signal });
    return () => drawn.abort();
  }, [effects, host, onOutside, onEscape]);

  return (
    <>
      <div
        ref={moves.frame}
        {...data}
        className={className}
        style={readWidgetStyle(model)}
        hidden={state.phase === 'gone'}
      >
        <SharedGradients />
        <Suspense>{state.shownBy === 'exit' && <ExitOverlay />}</Suspense>
        {isBlurred && <div className="chaty-bg-blur" />}
        <section className={readClasses(model, isListOpen)} aria-label={name}>
          <div className="chaty-channels">
            {!single && !design.isChatView && (
              <ChannelList
                id={`csaas-channels-${widget.id}`}
                className="chaty-channel-list"
                channels={channels}
                isOpen={isListOpen}
              />
            )}
            {above && (
              <div className="chaty-above">
                <ChannelItem channel={above} isSingle />
              </div>
            )}
            <WidgetTrigger state={state} opensByDefault={design.defaultState === 'open' && !single} actions={actions} />
          </div>
        </section>
        <Suspense>{design.isChatView && isListOpen && <ChatView opener={opener} onClose={actions.close} />}</Suspense>
      </div>
      <Suspense>
        {opened.map((slug) => {
          const channel = channels.find((one) => one.slug === slug);
          const slot = { isOpen: panel === slug, opener, onClose: actions.close };
          return channel && <PanelPlace key={slug} channel={channel} {...slot} />;
        })}
      </Suspense>
    </>
  );
}

/** Draws the widget anew whenever its state changes. */
export function WidgetRoot(): ReactNode {
  const { page, widget } = useWidget();
  const state = useStore(page.store)[widget.id];
  return state ? <Widget state={state} /> : null;
}
