import { useStoreSync } from '@hadaya/core/react';
import { type ReactNode, type RefObject, useLayoutEffect, useMemo, useRef, useState } from 'react';
import { readSigns, readWidgetStyle, type WidgetModel } from '../frame/index.ts';
import { isOfHover, keepFixed, type OpenPart, readHostAttributes, type WidgetState } from '../page/index.ts';
import { ListContext } from '../panels/panel/index.ts';
import { Call } from './Call.tsx';
import { CloseButton } from './CloseButton.tsx';
import type { ListSource, ListState } from './createListSource.ts';
import { avoidBars } from './dom/avoidBars.ts';
import { Badge, Launcher } from './Launcher.tsx';
import { CardSkeleton, ListSkeleton, useWaitingDismissal } from './ListSkeleton.tsx';

const COLLAPSED: OpenPart = { kind: 'collapsed' };

const join = (classes: Readonly<Record<string, boolean>>) =>
  Object.keys(classes)
    .filter((name) => classes[name])
    .join(' ');

function readClasses({ design, isSingle, hasAbove, gates }: WidgetModel, isListOpen: boolean): string {
  return join({
    [`chaty-widget ${design.position}-position`]: true,
    'chaty-open': isListOpen,
    'default-open': design.opens === 'open' && !isSingle,
    'has-single': isSingle,
    'hor-mode': design.isHorizontal,
    'chaty-no-close-button': !design.hasCloseButton,
    'has-bg-blur-effect': design.attention.blur,
    'has-chatway above-chaty': hasAbove,
    'inside-chaty': gates.some(({ type }) => type === 'Chatway'),
  });
}

interface PartProps {
  readonly model: WidgetModel;
  readonly source: ListSource;
  readonly state: WidgetState;
  readonly list: ListState;
  /** True if a visitor opened the list and it is still loading. */
  readonly isWaiting: boolean;
}

/**
 * Returns the state to render. When the visitor opens a list that is still loading, the list's frame appears
 * immediately. Widgets that are open from the start, and panels, wait for the real content.
 */
function useShown(given: WidgetState, { stage }: ListState, isSingle: boolean): WidgetState {
  const { open, opener } = given;
  const [wasClosed, setWasClosed] = useState(open.kind === 'collapsed');
  if (open.kind === 'collapsed' && !wasClosed) setWasClosed(true);
  const hasFrame = stage === 'away' && !isSingle && open.kind === 'list' && (wasClosed || opener !== 'page');
  return stage === 'there' || hasFrame ? given : { ...given, open: COLLAPSED };
}

/**
 * Moves the focus to the close button while the list loads after a pointer press. After a key press, focus stays on the
 * launcher, which remains until the list can take the focus.
 */
function useWaitingFocus(
  { state, isWaiting }: Pick<PartProps, 'state' | 'isWaiting'>,
  launcher: RefObject<HTMLElement | null>,
  closing: RefObject<HTMLElement | null>,
): void {
  const { open, opener } = state;
  const isShown = open.kind !== 'collapsed';
  useLayoutEffect(() => {
    if (!isWaiting) return;
    if (isShown && opener === 'pointer') closing.current?.focus({ preventScroll: true });
    if (!isShown && closing.current?.matches(':focus')) launcher.current?.focus({ preventScroll: true });
  }, [isWaiting, isShown, opener, launcher, closing]);
}

/**
 * The content of the launcher's corner: the call to action and the launcher, or the only channel, and the close button.
 */
function Trigger({ model, source, state, list: { stage, list }, isWaiting }: PartProps): ReactNode {
  const { page, widget, design, isSingle } = model;
  const { open, opener, staysOpen } = state;
  const launcher = useRef<HTMLButtonElement>(null);
  const closing = useRef<HTMLButtonElement>(null);
  useWaitingFocus({ state, isWaiting }, launcher, closing);
  const { hasCall, hasBadge, effect } = readSigns(model, state);
  const isOpen = open.kind !== 'collapsed' || staysOpen;
  // A loading list has no element yet that can receive keyboard focus.
  const keepsFocus = stage === 'away' && opener === 'keyboard';
  const closeWaiting = () => {
    if (!isOfHover(state, page.context.environment.clock.now())) page.store.dispatch({ kind: 'close', id: widget.id });
  };
  const isCloseShown =
    open.kind !== 'collapsed' && (list ? !(staysOpen && open.kind === 'list') : opener !== 'keyboard');
  const button = {
    className: join({
      [`chaty-channel chaty-cta-main chaty-tooltip pos-${design.away}`]: true,
      'has-on-hover': hasCall,
      active: !isOpen || keepsFocus,
    }),
    'data-widget': widget.id,
    hidden: isOpen && !keepsFocus,
  };
  const single = { className: `chaty-single pos-${design.away}`, hidden: !list || open.kind === 'panel' };
  const channel = list?.model.single;
  return (
    <div className={`chaty-i-trigger ${isSingle ? 'single-channel' : 'csaas-widget-trigger'}`}>
      <div {...(isSingle ? single : button)}>
        {hasCall && <Call model={model} />}
        {!isSingle && (
          <Launcher model={model} state={state} isExpanded={isOpen} buttonRef={launcher} onReach={source.reach} />
        )}
        {list && channel && (
          <list.parts.ChannelItem
            channel={channel}
            isSingle
            effect={effect === 'none' ? '' : `chaty-animation-${effect}`}
          />
        )}
        {isSingle && list && hasBadge && <Badge model={model} />}
      </div>
      {(list || isWaiting) && (
        <CloseButton
          design={design}
          isShown={isCloseShown}
          buttonRef={closing}
          onClose={list ? list.model.actions.close : closeWaiting}
          onKeyDown={list && (({ nativeEvent }) => list.model.actions.tabIntoList(nativeEvent))}
        />
      )}
    </div>
  );
}

/** The widget's root element, which contains everything but the panels. */
function Root(props: PartProps): ReactNode {
  const {
    model,
    source,
    state,
    list: { stage, list, mayMoveFocus, chosen },
    isWaiting,
  } = props;
  const { page, widget, design, host, name } = model;
  const { open, phase, isNew } = state;
  const channels = useRef<HTMLDivElement>(null);
  const { class: className, ...attributes } = readHostAttributes(widget, {
    phase,
    isPanelOpen: open.kind === 'panel',
    isNew,
  });
  useLayoutEffect(() => host.mirror({ ...attributes, class: className ?? '' }));
  useLayoutEffect(() => {
    if (page.context.settings.avoidBars && channels.current) avoidBars(page, host.node, channels.current);
  }, [page, host]);
  return (
    <div
      {...attributes}
      className={className}
      hidden={phase === 'gone' || stage === 'failed'}
      style={{ ...readWidgetStyle(model), ...list?.model.listStyle }}
    >
      <section aria-label={name} className={readClasses(model, open.kind === 'list')}>
        <div ref={channels} className="chaty-channels">
          {list && <list.parts.Channels />}
          {isWaiting && !design.isChatView && (
            <ListSkeleton model={model} isShown={open.kind !== 'collapsed'} source={source} chosen={chosen} />
          )}
          <Trigger {...props} />
        </div>
      </section>
      {isWaiting && design.isChatView && <CardSkeleton model={model} isShown={open.kind !== 'collapsed'} />}
      {list && <list.parts.Around state={state} mayMoveFocus={mayMoveFocus} />}
    </div>
  );
}

/**
 * An element as high as the window. A change of its size shows that an ancestor has become the containing block of
 * fixed elements.
 */
function Gauge({ model: { page, host } }: { readonly model: WidgetModel }): ReactNode {
  const gauge = useRef<HTMLDivElement>(null);
  useLayoutEffect(() => {
    const drawn = new AbortController();
    const { environment } = page.context;
    if (gauge.current) keepFixed(environment, { node: host.node, gauge: gauge.current }, drawn.signal);
    return () => drawn.abort();
  }, [page, host]);
  return <div ref={gauge} className="chaty-gauge" aria-hidden="true" />;
}

export interface WidgetProps {
  readonly model: WidgetModel;
  readonly source: ListSource;
}

function ShownWidget({ model, source, given }: WidgetProps & { readonly given: WidgetState }): ReactNode {
  const list = useStoreSync(source.store);
  const state = useShown(given, list, model.isSingle);
  const [wasAsked, setWasAsked] = useState(false);
  const isOpening = list.stage === 'away' && state.open.kind !== 'collapsed';
  if (isOpening && !wasAsked) setWasAsked(true);
  const isWaiting = list.stage === 'away' && wasAsked;
  useWaitingDismissal(model, isWaiting);
  return (
    <ListContext value={list.list?.model ?? null}>
      <Root model={model} source={source} state={state} list={list} isWaiting={isWaiting} />
      {list.list && <list.list.parts.Panels open={state.open} />}
      <Gauge model={model} />
    </ListContext>
  );
}

/** A widget: the launcher, the list around it, and its panels. */
export function Widget({ model, source }: WidgetProps): ReactNode {
  const { page, widget } = model;
  const own = useMemo(
    () => ({ subscribe: page.store.subscribe, getState: () => page.store.getState()[widget.id] }),
    [page, widget],
  );
  // Page scripts read the widget's node right after calling one of our functions, so the rendered state must not lag
  // behind the store.
  const given = useStoreSync(own);
  return given && <ShownWidget model={model} source={source} given={given} />;
}
