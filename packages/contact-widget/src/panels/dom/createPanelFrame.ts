import { listen } from '@hadaya/core';
import { findTabStops, keepScroll, keepTabInside } from '@hadaya/core/overlay';
import { type Channel, findOtherWays, panelId } from '../../channels/index.ts';
import { CHEVRON, CROSS, keepReadable, readWidgetStyle } from '../../frame/index.ts';
import { createDrawing, createNode, createShape } from '../../page/index.ts';
import { countPanelRows, readPanelHead } from '../model/readPanelHead.ts';
import type { ListModel } from '../panel/index.ts';
import { keepTyping } from './keepTyping.ts';

/** The dialog of a channel's panel, labelled by the channel's name until the panel's own title is there. */
export function createPanelFrame(model: ListModel, channel: Channel): HTMLElement {
  const { page, widget, design, channels } = model;
  const classes = [
    `chaty-outer-forms chaty-form-${widget.id} pos-${design.position}`,
    channel.isAgent ? `chaty-agent-data-${widget.id}` : '',
    widget.traits.includes('has-custom-pos') ? 'custom-cht-pos' : '',
  ];
  const node = createNode(page.context.environment.document, 'div', {
    id: panelId(widget.id, channel, channels),
    class: classes.filter(Boolean).join(' '),
    role: 'dialog',
    tabindex: '-1',
    'aria-label': channel.label || channel.slug,
    'data-channel': channel.slug,
    'data-widget': widget.id,
    'data-index': String(widget.key),
    hidden: '',
  });
  for (const [name, value] of Object.entries({ ...readWidgetStyle(model), ...model.listStyle }))
    node.style.setProperty(name, value);
  listen(node, 'keydown', (event) => keepTabInside(event, node), { signal: page.signal });
  keepScroll(node, page.signal);
  if (page.context.settings.isolation !== 'none') keepTyping(node, page.signal);
  // A dialog of the page that is open keeps the focus in itself, and would take it out of the panel at each stop.
  listen(node, 'focusin', (event) => event.stopPropagation(), { signal: page.signal });
  return node;
}

/** What stands in a panel's dialog while its files are on their way: its head in the owner's colours, and rows without words. */
export function fillWaitingPanel(model: ListModel, channel: Channel, node: HTMLElement): void {
  const { page, texts, actions } = model;
  const { document } = page.context.environment;
  const { title, ground, colour } = readPanelHead(channel);
  const marks = [
    [CROSS, 'chaty-cross'],
    [CHEVRON, 'chaty-chevron'],
  ] as const;
  const shapes = marks.map(([d, name]) =>
    createShape(document, 'path', { d, class: `chaty-stroke chaty-line ${name}` }),
  );
  const attributes = { type: 'button', class: 'chaty-close-button', 'aria-label': texts.close };
  const button = createNode(document, 'button', attributes, createDrawing(document, '0 0 32 32', ...shapes));
  listen(button, 'click', actions.close, { signal: page.signal });
  const words = createNode(document, 'p', { class: 'chaty-head-title' }, title);
  const head = createNode(document, 'div', { class: 'chaty-head' }, words, button);
  Object.assign(head.style, { background: ground, color: keepReadable(model, colour, ground) });
  const rows = createNode(document, 'div', { class: 'chaty-waiting-rows', 'aria-hidden': 'true' });
  for (let count = countPanelRows(channel); count > 0; count -= 1) rows.append(createNode(document, 'div'));
  node.append(head, rows);
  node.setAttribute('aria-busy', 'true');
}

/** Says that a panel's files did not come, with another try and the channels that work without them. */
export function fillLostPanel(model: ListModel, node: HTMLElement, onRetry: () => void): void {
  const { page, texts, channels, readPlace, addresses } = model;
  const { document } = page.context.environment;
  const button = createNode(document, 'button', { type: 'button', class: 'chaty-plain-button' }, texts.tryAgain);
  listen(button, 'click', onRetry, { signal: page.signal });
  const find = () => findOtherWays(channels, readPlace(), { except: '', message: '' });
  const ways = find().map(({ slug, href, target, label }) => {
    const told = target === '_blank' ? { target, 'aria-description': texts.opensNewTab } : {};
    const link = createNode(document, 'a', { href, rel: 'nofollow noopener', ...told }, label);
    addresses.keep(link, () => find().find((way) => way.slug === slug)?.href, page.signal);
    return createNode(document, 'li', {}, link);
  });
  const otherWays = [
    createNode(document, 'p', { class: 'chaty-other-ways' }, texts.otherWays),
    createNode(document, 'ul', { class: 'chaty-ways' }, ...ways),
  ];
  const words = createNode(document, 'p', { role: 'alert' }, texts.panelFailed);
  const more = ways.length > 0 ? otherWays : [];
  node.append(createNode(document, 'div', { class: 'chaty-note' }, words, button, ...more));
}

/** Where the visitor begins: the first thing to fill in or to choose, else the first stop. */
const FIRST_FOCUS = '[data-first-focus],.chaty-input-field,.chaty-textarea-field,.chaty-agent a,.chaty-all-away button';

/** Puts the focus where the visitor begins in a dialog, on the dialog itself while it has nothing to begin with. */
export function focusPanel(node: HTMLElement): void {
  const isBusy = node.hasAttribute('aria-busy');
  const first = isBusy ? node : (node.querySelector<HTMLElement>(FIRST_FOCUS) ?? findTabStops(node)[0]);
  first?.focus({ preventScroll: true });
}
