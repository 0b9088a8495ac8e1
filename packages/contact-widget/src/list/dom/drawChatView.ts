import { childController, group, listen, type SettingsOf } from '@hadaya/core';
import { readHtml } from '@hadaya/core/html';
import { keepScroll } from '@hadaya/core/overlay';
import { fillMarkup, fillTags } from '../../channels/index.ts';
import { keepReadable, type WidgetFrame } from '../../frame/index.ts';
import { createDrawing, createMarkup, createNode, createShape, textProfile } from '../../page/index.ts';
import type { ListModel } from '../../panels/panel/index.ts';
import { chatFields } from '../../widget/model/index.ts';
import chatCss from '../styles/chatView.css?inline';
import { createRows, fillChannels, type Paint } from './drawList.ts';

/** What only the chat view shows. */
type ChatDesign = SettingsOf<typeof chatFields>;

const readChat = group(chatFields);

/** The card's coloured top: its title and the button that closes it. */
function createHead(model: ListModel, chat: ChatDesign, headId: string): HTMLElement {
  const { page, texts, actions, readPlace, design } = model;
  const { document } = page.context.environment;
  const { head, color, textColor } = chat;
  const background = color || design.color;
  const arrow = createDrawing(document, '0 0 32 32', createShape(document, 'path', { d: 'm9 13 7 7 7-7' }));
  const attributes = { type: 'button', class: 'chaty-close-view-list', 'aria-label': texts.close };
  const button = createNode(document, 'button', attributes, arrow);
  listen(button, 'click', actions.close, { signal: page.signal });
  const title = createNode(document, 'h2', { id: headId }, fillTags(head, readPlace().tags) || texts.contactUs);
  const node = createNode(document, 'div', { class: 'chaty-view-header' }, title, button);
  Object.assign(node.style, { background, color: keepReadable(model, textColor || design.iconColor, background) });
  return node;
}

/** The card that greets the visitor by the page's own title and offers the channels below. */
function createCard(model: ListModel): { readonly node: HTMLElement; readonly paint: Paint } {
  const { page, widget, design, readPlace } = model;
  const { document, logger } = page.context.environment;
  const chat = readChat.read(widget.given.chat, { path: 'chat', report: logger.warn });
  const headId = `chaty-form-${widget.id}-chaty-chat-view-title`;
  const greeting = createMarkup(document, fillMarkup(readHtml(chat.body, textProfile), readPlace().tags));
  const list = createNode(document, 'div', { class: 'chaty-view-channels', role: 'list' });
  list.id = `csaas-channels-${widget.id}`;
  const paint = fillChannels(model, list, createRows(model));
  const content = createNode(document, 'div', { class: 'chaty-view-content' });
  if (chat.body !== '') content.append(createNode(document, 'div', { class: 'chaty-top-content' }, ...greeting));
  content.append(list);
  const body = createNode(document, 'div', { class: 'chaty-view-body' }, createHead(model, chat, headId), content);
  const attributes = {
    id: `chaty-form-${widget.id}-chaty-chat-view`,
    class: `chaty-chat-view chaty-chat-view-${widget.id} pos-${design.position} active`,
    role: 'group',
    'aria-labelledby': headId,
  };
  const node = createNode(document, 'div', attributes, body);
  keepScroll(node, page.signal);
  return { node, paint: (state) => paint(state, true) };
}

/** The chat view instead of a list, drawn anew at every opening: its words tell of the page as it is then. */
export function drawChatView(model: ListModel, { root }: WidgetFrame): Paint {
  let card: ReturnType<typeof createCard> | undefined;
  let drawn: AbortController | undefined;
  return (state) => {
    if (state.open.kind !== 'list') {
      drawn?.abort();
      card?.node.remove();
      card = undefined;
      return;
    }
    if (!card) {
      drawn = childController(model.page.signal);
      model.host.addStyles(chatCss);
      card = createCard({ ...model, page: { ...model.page, signal: drawn.signal } });
      root.append(card.node);
    }
    card.paint(state);
  };
}
