import { listen } from '@hadaya/core';
import { keepScroll } from '@hadaya/core/overlay';
import { readSigns, type WidgetFrame } from '../../frame/index.ts';
import type { WidgetState } from '../../page/index.ts';
import { createNode } from '../../page/index.ts';
import type { ListModel } from '../../panels/panel/index.ts';
import { fitsWindow } from '../model/fitsWindow.ts';
import { createChannel, type DrawnChannel } from './createChannel.ts';

/** Brings what is drawn up to date with the widget's state. */
export type Paint = (state: WidgetState) => void;

/** The channels of a list, made and not on the page yet. */
export interface Rows {
  readonly drawn: readonly DrawnChannel[];
  /** More channels than the window has room for. */
  hasCrowd(): boolean;
}

/** Whether the channels stand in a list around the launcher: not where the only one is the launcher, nor in a card. */
export const hasRows = ({ single, design }: ListModel): boolean => !single && !design.isChatView;

/** Makes all channels. The window's size is asked for now: at the opening it would make the browser lay the page out in between. */
export function createRows(model: ListModel): Rows {
  const { channels, page, design } = model;
  const { window } = page.context.environment;
  const { size, bottom, sideSpacing: side, isHorizontal } = design;
  const readCrowd = () => {
    const { innerWidth: width, innerHeight: height } = window;
    return !fitsWindow(channels.length, { width, height, size, bottom, side, isHorizontal });
  };
  let isCrowd = readCrowd();
  listen(
    window,
    'resize',
    () => {
      isCrowd = readCrowd();
    },
    { signal: page.signal },
  );
  const place = model.readPlace();
  return { drawn: channels.map((channel) => createChannel(model, channel, { place })), hasCrowd: () => isCrowd };
}

/** Fills a box with all channels; the returned function brings it up to date. Closed, it takes no focus. */
export function fillChannels(
  { page }: ListModel,
  box: HTMLElement,
  { drawn, hasCrowd }: Rows,
): (state: WidgetState, isOpen: boolean) => void {
  const markCrowd = () => box.classList.toggle('chaty-many', hasCrowd());
  markCrowd();
  listen(page.context.environment.window, 'resize', markCrowd, { signal: page.signal });
  box.replaceChildren(...drawn.map(({ node }) => node));
  return (state, isOpen) => {
    box.toggleAttribute('inert', !isOpen);
    for (const { paint } of drawn) paint(state);
  };
}

/** The list above or beside the launcher. */
function drawChannels(model: ListModel, frame: WidgetFrame, rows: Rows): Paint {
  const paint = fillChannels(model, frame.list(), rows);
  keepScroll(frame.list(), model.page.signal);
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
export function drawList(model: ListModel, frame: WidgetFrame, rows: Rows | undefined): readonly Paint[] {
  const parts = [
    rows ? drawChannels(model, frame, rows) : undefined,
    drawAbove(model, frame),
    drawSingle(model, frame),
    drawClosing(model, frame),
  ];
  return parts.filter((part) => part !== undefined);
}
