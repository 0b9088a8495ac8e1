import { listen } from '@hadaya/core';
import type { WidgetFrame } from '../../launcher/dom/createFrame.ts';
import { readSigns } from '../../launcher/model/readSigns.ts';
import { createNode } from '../../start/dom/createNode.ts';
import type { WidgetState } from '../../start/model/contactState.ts';
import type { ListModel } from '../ListModel.ts';
import { fitsWindow } from '../model/fitsWindow.ts';
import { createChannel } from './createChannel.ts';

/** Brings what is drawn up to date with the widget's state. */
export type Paint = (state: WidgetState) => void;

/** Fills a box with all channels; the returned function brings it up to date. Closed, it takes no focus. */
export function fillChannels(model: ListModel, box: HTMLElement): (state: WidgetState, isOpen: boolean) => void {
  const { channels, page, design } = model;
  const { window } = page.context.environment;
  const place = model.readPlace();
  const { size, bottom, sideSpacing: side, isHorizontal } = design;
  const markCrowd = () => {
    const { innerWidth: width, innerHeight: height } = window;
    const fits = fitsWindow(channels.length, { width, height, size, bottom, side, isHorizontal });
    box.classList.toggle('chaty-many', !fits);
  };
  // Before anything is drawn, and not at the opening: the window's size asked for in between makes the browser lay the page out.
  markCrowd();
  listen(window, 'resize', markCrowd, { signal: page.signal });
  const drawn = channels.map((channel) => createChannel(model, channel, { place }));
  box.replaceChildren(...drawn.map(({ node }) => node));
  return (state, isOpen) => {
    box.toggleAttribute('inert', !isOpen);
    for (const { paint } of drawn) paint(state);
  };
}

/** The list above or beside the launcher. */
function drawChannels(model: ListModel, frame: WidgetFrame): Paint {
  const paint = fillChannels(model, frame.list());
  return (state) => paint(state, state.open.kind === 'list');
}

/** Live chat above the launcher, behind the list on the visitor's way through the widget. */
function drawAbove(model: ListModel, { trigger }: WidgetFrame): Paint | undefined {
  if (!model.above) return undefined;
  const { node, paint } = createChannel(model, model.above, { place: model.readPlace(), isSingle: true });
  trigger.before(createNode(model.page.context.environment.document, 'div', { class: 'chaty-above' }, node));
  return paint;
}

const EFFECT = 'chaty-animation-';

/** The only channel, in the launcher's place and with its effect. */
function drawSingle(model: ListModel, { launcher, badge }: WidgetFrame): Paint | undefined {
  if (!model.single) return undefined;
  const { node, icon, paint } = createChannel(model, model.single, { place: model.readPlace(), isSingle: true });
  launcher.append(node);
  let moving = '';
  return (state) => {
    const { effect } = readSigns(model, state);
    if (moving) icon.classList.remove(moving);
    moving = effect === 'none' ? '' : EFFECT + effect;
    if (moving) icon.classList.add(moving);
    if (badge.isConnected && badge.previousSibling !== node) node.after(badge);
    paint(state);
  };
}

/** The close button in the launcher's place. */
function drawClosing({ page, actions }: ListModel, frame: WidgetFrame): Paint {
  const { signal } = page;
  const closing = frame.closing();
  listen(closing.button, 'click', actions.close, { signal });
  listen(closing.button, 'keydown', actions.tabIntoList, { signal });
  return ({ open, staysOpen }) => closing.show(open.kind !== 'collapsed' && !(staysOpen && open.kind === 'list'));
}

/** Draws channels and close button around the launcher; what comes back brings them up to date. */
export function drawList(model: ListModel, frame: WidgetFrame): readonly Paint[] {
  const hasList = !model.single && !model.design.isChatView;
  const parts = [
    hasList ? drawChannels(model, frame) : undefined,
    drawAbove(model, frame),
    drawSingle(model, frame),
    drawClosing(model, frame),
  ];
  return parts.filter((part) => part !== undefined);
}
