import { useStore } from '@hadaya/core/react';
import { type ReactNode, useCallback, useState } from 'react';
import { createPortal } from 'react-dom';
import type { WidgetFrame } from '../../launcher/dom/createFrame.ts';
import { readSigns } from '../../launcher/model/readSigns.ts';
import { PanelSlot } from '../../panels/view/PanelSlot.tsx';
import type { WidgetState } from '../../start/model/contactState.ts';
import { ExitOverlay } from '../../triggers/view/ExitOverlay.tsx';
import { ChannelItem } from './ChannelItem.tsx';
import { ChannelList } from './ChannelList.tsx';
import { ChatView } from './ChatView.tsx';
import { CloseButton } from './CloseButton.tsx';
import { SharedGradients } from './icons.tsx';
import { useList } from './ListModel.ts';
import { useListBehaviour } from './useListBehaviour.ts';

interface ListPartProps {
  readonly state: WidgetState;
}

/** Behind everything: gradients that icons name, the dimming for a leaving visitor, the blur. */
function Backdrop({ state }: ListPartProps): ReactNode {
  const { design } = useList();
  const isBlurred = design.hasBlur && design.hasCloseButton && state.open.kind === 'list';
  return (
    <>
      <SharedGradients />
      {state.shownBy === 'exit' && <ExitOverlay />}
      {isBlurred && <div className="chaty-bg-blur" />}
    </>
  );
}

/**
 * Moves what React has just put at the end of a node of the launcher's before the part that has to follow it: the order
 * is that of the visitor's way through the widget.
 */
function usePlaceBefore(next: Element): (node: HTMLElement | null) => void {
  return useCallback(
    (node) => {
      if (
        node &&
        next.parentNode === node.parentNode &&
        node.compareDocumentPosition(next) & node.DOCUMENT_POSITION_PRECEDING
      )
        next.before(node);
    },
    [next],
  );
}

/** The list, and live chat above the launcher. */
function Channels({ state, trigger }: ListPartProps & Pick<WidgetFrame, 'trigger'>): ReactNode {
  const { widget, design, channels, above, single } = useList();
  const place = usePlaceBefore(trigger);
  return (
    <>
      {!single && !design.isChatView && (
        <ChannelList
          id={`csaas-channels-${widget.id}`}
          className="chaty-channel-list"
          channels={channels}
          isOpen={state.open.kind === 'list'}
          nodeRef={place}
        />
      )}
      {above && (
        <div className="chaty-above" ref={place}>
          <ChannelItem channel={above} isSingle />
        </div>
      )}
    </>
  );
}

/** The only channel, in the launcher's place. */
function Single({ state, badge }: ListPartProps & Pick<WidgetFrame, 'badge'>): ReactNode {
  const model = useList();
  const place = usePlaceBefore(badge);
  const { effect } = readSigns(model, state);
  return model.single && <ChannelItem channel={model.single} isSingle effect={effect} nodeRef={place} />;
}

/** The close button in the launcher's place. */
function Closing({ state: { open, staysOpen } }: ListPartProps): ReactNode {
  const { actions } = useList();
  return (
    <CloseButton
      isOpen={open.kind !== 'collapsed' && !(staysOpen && open.kind === 'list')}
      onClose={actions.close}
      onKeyDown={actions.tabIntoList}
    />
  );
}

/** The panels that have been opened; they stay, so that nothing the visitor wrote is lost. */
function Panels({ state: { open, opener } }: ListPartProps): ReactNode {
  const { channels, actions } = useList();
  const [opened, setOpened] = useState<readonly string[]>([]);
  const panel = open.kind === 'panel' ? open.channel : undefined;
  if (panel !== undefined && !opened.includes(panel)) setOpened([...opened, panel]);
  return opened.map((slug) => {
    const channel = channels.find((one) => one.slug === slug);
    const slot = { isOpen: panel === slug, opener, onClose: actions.close };
    return channel && <PanelSlot key={slug} channel={channel} {...slot} />;
  });
}

function DrawnList({ state, frame }: ListPartProps & { readonly frame: WidgetFrame }): ReactNode {
  const { design, single, actions } = useList();
  const { root, channels, trigger, launcher, badge } = frame;
  useListBehaviour(state);
  return (
    <>
      {createPortal(<Channels state={state} trigger={trigger} />, channels)}
      {single && createPortal(<Single state={state} badge={badge} />, launcher)}
      {createPortal(<Closing state={state} />, trigger)}
      {createPortal(
        <>
          <Backdrop state={state} />
          {design.isChatView && state.open.kind === 'list' && (
            <ChatView opener={state.opener} onClose={actions.close} />
          )}
        </>,
        root,
      )}
      <Panels state={state} />
    </>
  );
}

/** Everything of a widget that comes when somebody reaches for it, around the launcher that stands already. */
export function List({ frame }: { readonly frame: WidgetFrame }): ReactNode {
  const { page, widget } = useList();
  const state = useStore(page.store)[widget.id];
  return state && <DrawnList state={state} frame={frame} />;
}
