import { drawDirectLinks } from '../start/dom/drawDirectLinks.ts';
import type { OpenPart, WidgetState } from '../start/model/contactState.ts';
import { isValidChannel } from '../start/model/widgetRecord.ts';
import { createFrame, type WidgetFrame } from './dom/createFrame.ts';
import { createWaiting } from './dom/createWaiting.ts';
import { drawLauncher, type ListStage } from './dom/drawLauncher.ts';
import { loadList } from './loadList.ts';
import type { WidgetModel } from './WidgetModel.ts';

/**
 * What the settings show at once and the list draws: the only channel, and live chat with its count. An owner who looks
 * for mistakes hears those of the channels, which the list finds.
 */
function needsList({ isSingle, widget, page }: WidgetModel): boolean {
  return (
    isSingle ||
    page.context.environment.window.location.search.includes('hadaya_debug') ||
    widget.channels.some((channel) => channel.type === 'Chatway' && isValidChannel(channel, page.device))
  );
}

const COLLAPSED: OpenPart = { kind: 'collapsed' };

/**
 * What is to be seen of a widget's state. While the list is on its way somebody who opens it is answered at once by its
 * frame; what is open from the start, and panels, come as they will be.
 */
function createView(isSingle: boolean): (given: WidgetState, stage: ListStage) => WidgetState {
  let wasClosed = false;
  return (given, stage) => {
    const { open, opener } = given;
    wasClosed ||= open.kind === 'collapsed';
    const hasFrame = stage === 'away' && !isSingle && open.kind === 'list' && (wasClosed || opener !== 'page');
    return stage === 'there' || hasFrame ? given : { ...given, open: COLLAPSED };
  };
}

/** Draws the launcher and keeps it up to date, and tells its frame; the list comes when it is first wanted, direct links stand in for a lost one. */
export function startDrawing(model: WidgetModel): WidgetFrame {
  const { page, widget } = model;
  const { store, signal, context } = page;
  const frame = createFrame(model);
  const view = createView(model.isSingle);
  let stage: ListStage = 'away';
  let isAsked = false;
  let waiting = createWaiting(model, frame);
  const load = () => {
    if (isAsked) return;
    isAsked = true;
    loadList(signal)
      .then(({ startList }) => {
        const mayMoveFocus = model.host.mayMoveFocus();
        enter('there');
        startList(model, frame, mayMoveFocus);
      }, lose)
      .catch(context.fail);
  };
  const draw = drawLauncher(model, frame, load);
  const update = () => {
    const given = store.getState()[widget.id];
    if (!given) return;
    const state = view(given, stage);
    draw(state, stage);
    if (stage !== 'away') return;
    waiting.paint(state);
    if (given.open.kind !== 'collapsed' || given.shownBy === 'exit' || needsList(model)) load();
  };
  const enter = (next: ListStage) => {
    waiting.end();
    if (next === 'away') waiting = createWaiting(model, frame);
    stage = next;
    update();
  };
  const lose = (thrown: unknown) => {
    isAsked = false;
    const isOpen = store.getState()[widget.id]?.open.kind !== 'collapsed';
    if (signal.aborted || (!isOpen && !model.isSingle)) return;
    context.environment.logger.warn('the files of the contact widget could not be loaded', thrown);
    enter('lost');
    drawDirectLinks(model, { isOpen, onRetry: () => enter('away') });
  };
  update();
  store.subscribe(update, signal);
  return frame;
}
