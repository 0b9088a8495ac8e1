import { whenPainted } from '@hadaya/core';
import { findTabStops, keepScroll, keepTabInside } from '@hadaya/core/overlay';
import { type ReactNode, type RefObject, type SyntheticEvent, useLayoutEffect, useMemo, useRef, useState } from 'react';
import { flushSync } from 'react-dom';
import type { Channel } from '../channels/index.ts';
import { readWidgetStyle } from '../frame/index.ts';
import { holdBack } from './dom/holdBack.ts';
import { loadPanel } from './loadPanel.ts';
import { countPanelRows, readPanelHead } from './model/readPanelHead.ts';
import { OtherWays, PanelHead, type PanelModule, useList, usePanelId, useWidgetState } from './panel/index.ts';
import panelCss from './styles/panel.css?inline';
import waitingCss from './styles/waiting.css?inline';

/** Placeholder shown while a panel's files load: its header in the owner's colours, and empty rows. */
function WaitingPanel({ channel }: { readonly channel: Channel }): ReactNode {
  const { actions } = useList();
  const rows = Array.from({ length: countPanelRows(channel) }, (_, index) => index);
  return (
    <>
      <PanelHead {...readPanelHead(channel)} onClose={actions.close} />
      <div className="chaty-waiting-rows" aria-hidden="true">
        {rows.map((index) => (
          <div key={index} />
        ))}
      </div>
    </>
  );
}

/** Message shown when a panel's files failed to load, with a retry and the channels that work without those files. */
function FailedPanel({ onRetry }: { readonly onRetry: () => void }): ReactNode {
  const { texts } = useList();
  return (
    <div className="chaty-note">
      <p role="alert">{texts.panelFailed}</p>
      <button type="button" className="chaty-plain-button" onClick={onRetry}>
        {texts.tryAgain}
      </button>
      <OtherWays except="" message="" />
    </div>
  );
}

/** Matches fields and choices; the first match gets the initial focus. */
const FIRST_FOCUS = '[data-first-focus],.chaty-input-field,.chaty-textarea-field,.chaty-agent a,.chaty-all-away button';

/** Moves the focus to a dialog's initial element, or to the dialog itself while the panel's files load. */
function focusPanel(node: HTMLElement): void {
  const isBusy = node.hasAttribute('aria-busy');
  const first = isBusy ? node : (node.querySelector<HTMLElement>(FIRST_FOCUS) ?? findTabStops(node)[0]);
  first?.focus({ preventScroll: true });
}

export interface PanelDialogProps {
  readonly channel: Channel;
  readonly isOpen: boolean;
  /** The panel's module, if it was prepared before opening; the panel then renders hidden. */
  readonly ready?: PanelModule | undefined;
}

/**
 * Returns a panel's module, `undefined` while it is loading, or `failed` if it did not load. Opening a failed panel
 * again retries the loading.
 */
function usePanel({ channel, isOpen, ready }: PanelDialogProps) {
  const { page, host } = useList();
  const [panel, setPanel] = useState<PanelModule | 'failed' | undefined>(ready);
  const [wasOpen, setWasOpen] = useState(isOpen);
  /** True if new content may take the focus; false once the visitor may have moved on. */
  const mayMove = useRef(true);
  if (isOpen !== wasOpen) {
    setWasOpen(isOpen);
    if (isOpen && panel === 'failed') setPanel(undefined);
  }
  useLayoutEffect(() => {
    if (panel !== undefined) return;
    const drawn = new AbortController();
    const fill = (found: PanelModule | 'failed') => {
      if (drawn.signal.aborted) return;
      mayMove.current = host.mayMoveFocus();
      if (found !== 'failed') host.addStyles(found.css);
      // A panel whose module is already loaded renders in the frame in which it opens, and the effects of its fields
      // run in the same frame.
      flushSync(() => setPanel(found));
    };
    loadPanel(page, channel)
      ?.then(fill, () => fill('failed'))
      .catch(page.context.fail);
    return () => drawn.abort();
  }, [page, host, channel, panel]);
  const retry = () => {
    mayMove.current = true;
    setPanel(undefined);
  };
  return { panel, retry, mayMove };
}

/**
 * Unless the page opened the panel, moves the focus into the opened dialog and, on touch devices, makes Back close the
 * dialog.
 */
function useOpening(
  dialog: RefObject<HTMLElement | null>,
  isOpen: boolean,
  content: ReturnType<typeof usePanel>,
): void {
  const { page, actions } = useList();
  const opener = useWidgetState((state) => state?.opener);
  const isByPage = opener === 'page';
  const { panel, mayMove } = content;
  // biome-ignore lint/correctness/useExhaustiveDependencies: focus moves only when the dialog opens or its content has loaded
  useLayoutEffect(() => {
    if (isOpen && !isByPage && mayMove.current && dialog.current) focusPanel(dialog.current);
    mayMove.current = true;
  }, [isOpen, panel]);
  // biome-ignore lint/correctness/useExhaustiveDependencies: the opener does not change while the dialog is open
  useLayoutEffect(() => {
    if (!isOpen || isByPage) return;
    const shown = new AbortController();
    // Lets the browser paint the opened panel first.
    whenPainted(page.context.environment.clock, () => holdBack(page, actions.close, shown.signal), shown.signal);
    return () => shown.abort();
  }, [isOpen, page, actions]);
}

const stop = (event: SyntheticEvent) => event.stopPropagation();

/** The dialog for a channel's panel, labelled by the channel until the panel's own title exists. */
export function PanelDialog(props: PanelDialogProps): ReactNode {
  const { channel, isOpen } = props;
  const model = useList();
  const { host, widget, design, actions, listStyle } = model;
  const id = usePanelId(channel);
  const dialog = useRef<HTMLDivElement>(null);
  const content = usePanel(props);
  const [hasOpened, setOpened] = useState(isOpen);
  if (isOpen && !hasOpened) setOpened(true);
  useLayoutEffect(() => host.addStyles(panelCss + waitingCss), [host]);
  useOpening(dialog, isOpen, content);
  useLayoutEffect(() => {
    const drawn = new AbortController();
    if (dialog.current) keepScroll(dialog.current, drawn.signal);
    return () => drawn.abort();
  }, []);
  const panel = content.panel === 'failed' ? undefined : content.panel;
  // Opening or closing must not re-render the whole panel.
  const filled = useMemo(
    () => panel && <panel.Panel model={model} channel={channel} hours={panel.hours} onClose={actions.close} />,
    [panel, model, channel, actions],
  );
  const classes = [
    `chaty-outer-forms chaty-form-${widget.id} pos-${design.position}`,
    channel.isAgent ? `chaty-agent-data-${widget.id}` : '',
    widget.traits.includes('has-custom-pos') ? 'custom-cht-pos' : '',
    panel ? panel.frame : '',
    // Styles and lays out the panel while hidden, so that showing it is cheap.
    hasOpened ? '' : 'chaty-prerendered',
    isOpen ? 'active' : '',
  ];
  return (
    <div
      ref={dialog}
      id={id}
      className={classes.filter(Boolean).join(' ')}
      role="dialog"
      tabIndex={-1}
      {...(panel ? { 'aria-labelledby': `${id}-title` } : { 'aria-label': channel.label || channel.slug })}
      aria-busy={content.panel === undefined || undefined}
      data-channel={channel.slug}
      data-widget={widget.id}
      data-index={String(widget.key)}
      hidden={hasOpened && !isOpen}
      style={{ ...readWidgetStyle(model), ...listStyle }}
      onKeyDown={({ nativeEvent, currentTarget }) => keepTabInside(nativeEvent, currentTarget)}
      // An open modal dialog on the page traps the focus and would otherwise take it back from the panel.
      onFocus={stop}
    >
      {filled ??
        (content.panel === 'failed' ? <FailedPanel onRetry={content.retry} /> : <WaitingPanel channel={channel} />)}
    </div>
  );
}
