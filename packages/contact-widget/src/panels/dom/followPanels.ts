import { childController, markOwnRoot, whenPainted } from '@hadaya/core';
import type { Channel } from '../../channels/index.ts';
import type { Opener, WidgetState } from '../../page/index.ts';
import { createNode } from '../../page/index.ts';
import { loadPanel } from '../loadPanel.ts';
import type { ListModel, PanelModule, PanelPlace } from '../panel/index.ts';
import panelCss from '../styles/panel.css?inline';
import waitingCss from '../styles/waiting.css?inline';
import { createPanelFrame, fillLostPanel, fillWaitingPanel, focusPanel } from './createPanelFrame.ts';
import { holdBack } from './holdBack.ts';

/** A panel that somebody has opened; it stays, so that nothing the visitor wrote is lost. */
type OpenedPanel = (isOpen: boolean, opener: Opener) => void;

/** Class of a dialog that is drawn and out of sight. */
const AHEAD = 'chaty-ahead';

/** A dialog without anything in it. */
function emptyDialog(node: HTMLElement): void {
  node.replaceChildren();
  node.removeAttribute('aria-busy');
}

/** Draws a panel into its dialog, which from now on bears the panel's own title. */
function fillDialog(place: PanelPlace, { draw, css, frame, hours }: PanelModule): void {
  const { model, node } = place;
  model.host.addStyles(css);
  emptyDialog(node);
  draw({ ...place, hours });
  node.classList.add(...frame.split(' '));
  node.setAttribute('aria-labelledby', `${node.id}-title`);
  node.removeAttribute('aria-label');
}

/** Draws a panel before it opens: styled and laid out, though out of sight, so that showing it costs little. */
function fillAhead(place: PanelPlace, panel: PanelModule): void {
  fillDialog(place, panel);
  place.node.classList.add(AHEAD);
  place.node.hidden = false;
}

/**
 * Opens the dialog of a channel at once and fills it when its files are there, which `ready` already are; who opens a lost
 * one anew tries again.
 */
function openPanel(model: ListModel, channel: Channel, box: HTMLElement, ready?: PanelModule): OpenedPanel {
  const { page, host, actions } = model;
  const node = createPanelFrame(model, channel);
  box.append(node);
  let isLost = false;
  let shown: AbortController | undefined;
  let opener: Opener = 'page';
  const moveFocus = (mayMove: boolean) => {
    if (shown && opener !== 'page' && mayMove) focusPanel(node);
  };
  const fill = (panel: PanelModule | undefined) => {
    if (page.signal.aborted) return;
    const mayMove = host.mayMoveFocus();
    isLost = panel === undefined;
    if (panel) fillDialog({ model, channel, node, box }, panel);
    else {
      emptyDialog(node);
      fillLostPanel(model, node, load);
    }
    moveFocus(mayMove);
  };
  const load = () => {
    isLost = false;
    emptyDialog(node);
    fillWaitingPanel(model, channel, node);
    moveFocus(true);
    loadPanel(page, channel)
      ?.then(fill, () => fill(undefined))
      .catch(page.context.fail);
  };
  if (ready) fillAhead({ model, channel, node, box }, ready);
  else load();
  return (isOpen, by) => {
    if (isOpen === (shown !== undefined)) return;
    opener = by;
    shown?.abort();
    shown = isOpen ? childController(page.signal) : undefined;
    node.classList.remove(AHEAD);
    node.hidden = !isOpen;
    node.classList.toggle('active', isOpen);
    if (!shown) return;
    if (isLost) load();
    else moveFocus(true);
    // What the visitor sees of the opening comes first.
    const { signal } = shown;
    if (by !== 'page') whenPainted(page.context.environment.clock, () => holdBack(page, actions.close, signal), signal);
  };
}

/** The panels of a widget. */
export interface Panels {
  /** Shows the panel that is open, and keeps those that were. */
  paint(state: WidgetState): void;
  /** Runs the files of a panel that nobody has opened yet, and draws it out of sight where it may be drawn before. */
  prepare(channel: Channel): Promise<void>;
}

/** Follows which panel of a widget is open. */
export function followPanels(model: ListModel): Panels {
  const { page, host, channels } = model;
  const { clock } = page.context.environment;
  const opened = new Map<string, OpenedPanel>();
  const ready = new Map<string, PanelModule>();
  const box = createNode(page.context.environment.document, 'div');
  markOwnRoot(box, page.context.island);
  const begin = (channel: Channel) => {
    const { slug } = channel;
    if (opened.has(slug)) return;
    host.addStyles(panelCss + waitingCss);
    if (!box.parentNode) host.into.append(box);
    opened.set(slug, openPanel(model, channel, box, ready.get(slug)));
  };
  return {
    paint({ open, opener }) {
      const wanted = open.kind === 'panel' ? channels.find(({ slug }) => slug === open.channel) : undefined;
      if (wanted) begin(wanted);
      for (const [slug, show] of opened) show(slug === wanted?.slug, opener);
    },
    async prepare(channel) {
      const panel = await loadPanel(page, channel);
      if (!panel || page.signal.aborted) return;
      ready.set(channel.slug, panel);
      if (panel.isTimeless) clock.idle(() => begin(channel), page.signal);
    },
  };
}
