import { createFrame, type WidgetFrame, type WidgetModel } from '../frame/index.ts';
import type { OpenPart, WidgetState } from '../page/index.ts';
import { isValidChannel } from '../widget/model/index.ts';
import { createListSource } from './createListSource.ts';
import { createWaiting } from './dom/createWaiting.ts';
import { drawDirectLinks } from './dom/drawDirectLinks.ts';
import { drawLauncher, type ListStage } from './dom/drawLauncher.ts';

/**
 * What is open, and what the settings show at once and the list draws: the only channel, and live chat with its count. An owner who looks
 * for mistakes hears those of the channels, which the list finds.
 */
function needsList({ isSingle, widget, page }: WidgetModel, { open, shownBy }: WidgetState): boolean {
  return (
    open.kind !== 'collapsed' ||
    shownBy === 'exit' ||
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
  const { store, signal, context } = model.page;
  const frame = createFrame(model);
  const view = createView(model.isSingle);
  let stage: ListStage = 'away';
  let isAsked = false;
  let waiting = createWaiting(model, frame);
  const source = createListSource(model, frame, () => load());
  const load = () => {
    if (isAsked) return;
    isAsked = true;
    source.get((list) => {
      const begin = { mayMoveFocus: model.host.mayMoveFocus(), chosen: waiting.chosen() };
      enter('there');
      list.start(begin);
    }, lose);
  };
  const draw = drawLauncher(model, frame, () => source.whenReached(load));
  const update = () => {
    const given = store.getState()[model.widget.id];
    if (!given) return;
    const isWanted = needsList(model, given);
    if (isWanted && !isAsked && source.isMade()) return load();
    const state = view(given, stage);
    draw(state, stage);
    if (stage !== 'away') return;
    waiting.paint(state);
    if (isWanted) load();
  };
  const enter = (next: ListStage) => {
    waiting.end();
    if (next === 'away') waiting = createWaiting(model, frame);
    stage = next;
    update();
  };
  const lose = (thrown: unknown) => {
    isAsked = false;
    const isOpen = store.getState()[model.widget.id]?.open.kind !== 'collapsed';
    if (signal.aborted || (!isOpen && !model.isSingle)) return;
    context.environment.logger.warn('the files of the contact widget could not be loaded', thrown);
    enter('lost');
    drawDirectLinks(model, { isOpen, onRetry: () => enter('away') });
  };
  update();
  store.subscribe(update, signal);
  return frame;
}
