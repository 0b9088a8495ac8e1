import { fillText, lazyPart, listen } from '@hadaya/core';
import { channelViewed, isVisitDue, WIDGET_CLICKED } from '../../counting/index.ts';
import { readSigns, readWidgetStyle, shortenCount, type WidgetFrame, type WidgetModel } from '../../frame/index.ts';
import { createNode, type Opener, readHostAttributes, type WidgetState, writeAttributes } from '../../page/index.ts';
import { createIcon } from './createIcon.ts';
import { watchNear } from './watchNear.ts';

/** A call with markup: few owners write one. */
const loadOwnerText = lazyPart(() => import('../../page/dom/showOwnerText.ts'));

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

/** Lets a node stand somewhere or not; one that stands is left alone, with its focus and its movement. */
function place(node: Element, isShown: boolean, put: () => void): void {
  if (!isShown) node.remove();
  else if (!node.parentNode) put();
}

/** Presses the launcher, or the only channel, for a click on the bubble beside it; a link of the owner's in it is its own. */
function pressLauncher({ target, currentTarget }: MouseEvent): void {
  if (!(currentTarget instanceof Element) || (target instanceof Element && target.closest('a'))) return;
  const press = new MouseEvent('click', { bubbles: true, cancelable: true, composed: true, detail: 1 });
  currentTarget.parentElement?.querySelector(':scope > :not(.on-hover-text) :is(button, a)')?.dispatchEvent(press);
}

/**
 * The bubble beside the launcher: the owner's call, or when the shop is back. One with markup is there when that is read,
 * for it may be wider than its plain text, which stands in for it where the file does not come.
 */
function createCall({ page, design, hoursText }: WidgetModel): HTMLElement {
  const { document } = page.context.environment;
  const call = createNode(
    document,
    'span',
    { class: 'on-hover-text' },
    createNode(document, 'span', { dir: 'auto' }, hoursText || design.ctaText),
  );
  call.hidden = !hoursText && design.cta.includes('<');
  listen(call, 'click', pressLauncher, { signal: page.signal });
  // The button has these words as its name, and heard once is enough; a link among them stays in reach.
  const quieten = () => {
    if (!(hoursText && design.ctaText) && !call.querySelector('a')) call.ariaHidden = 'true';
  };
  if (!call.hidden) quieten();
  if (call.hidden)
    loadOwnerText(page.signal).then(
      ({ showOwnerText }) => {
        showOwnerText(call, design.cta);
        quieten();
      },
      () => {
        call.hidden = false;
        quieten();
      },
    );
  return call;
}

/** A visitor opens the list; the list itself may still be on its way. */
function openList({ page, widget, gates, note }: WidgetModel, by: Opener, hoveredAt?: number): void {
  const { store } = page;
  const { id } = widget;
  const slugs = gates.map(({ slug }) => slug);
  const channels = slugs.filter((slug) => isVisitDue(page.context.environment, id, channelViewed(slug)));
  note(WIDGET_CLICKED, channels.map(channelViewed), { kind: 'widget-click', channels, isSingle: 0 });
  store.dispatch({ kind: 'seen', id });
  store.dispatch({ kind: 'open-list', id, by, ...(hoveredAt === undefined ? {} : { hoveredAt }) });
}

/** What a visitor does with the launcher's button. Whoever reaches for it fetches the list. */
function watchButton(model: WidgetModel, button: HTMLButtonElement, load: () => void): void {
  const { page, widget, design } = model;
  const { signal, store, device } = page;
  const hover = ({ pointerType }: PointerEvent) => {
    load();
    const isMeant = pointerType === 'mouse' && design.opens === 'hover' && device === 'desktop';
    if (!isMeant || store.getState()[widget.id]?.open.kind !== 'collapsed') return;
    // In the next frame: what the pointer has just come to stays under it until all have heard that.
    const { clock } = page.context.environment;
    const open = () => {
      if (store.getState()[widget.id]?.open.kind === 'collapsed') openList(model, 'page', clock.now());
    };
    clock.frame(open, signal);
  };
  const press = ({ detail }: MouseEvent) => {
    // The launcher stays for a keyboard while the list is on its way; pressed again it takes it back.
    if (button.getAttribute('aria-expanded') === 'true') store.dispatch({ kind: 'close', id: widget.id });
    else openList(model, detail === 0 ? 'keyboard' : 'pointer');
  };
  listen(button, 'click', press, { signal });
  listen(button, 'focus', load, { signal });
  listen(button, 'pointerdown', load, { signal });
  listen(button, 'pointerenter', hover, { signal });
  watchNear(model, load);
}

/** The button that opens the list, with the badge and the live chat's count; returns what brings it up to date. */
function createButton(model: WidgetModel, { launcher, badge }: WidgetFrame, load: () => void) {
  const { page, widget, design, gates, name, texts, hoursText } = model;
  const { document } = page.context.environment;
  const label = createNode(document, 'span', { class: 'sr-only' });
  const unread = createNode(document, 'span', { class: 'chaty-unread', 'aria-hidden': 'true' });
  const button = createNode(
    document,
    'button',
    { type: 'button', class: 'open-chaty', 'aria-controls': `csaas-channels-${widget.id}` },
    createIcon(model),
    label,
  );
  const disc = createNode(document, 'div', {}, button);
  launcher.append(disc);
  watchButton(model, button, load);
  let written = '';
  return ({ unread: given }: WidgetState, { hasBadge, effect }: ReturnType<typeof readSigns>, isOpen: boolean) => {
    const messages = shortenCount(given);
    const count = messages || (hasBadge ? `${design.attention.badgeCount}` : '');
    const words = (design.ctaText || hoursText || name) + (count && ` (${fillText(texts.unread, { count })})`);
    // A page translator's words stay until ours change.
    if (words !== written) label.textContent = words;
    written = words;
    writeAttributes(button, { 'aria-expanded': String(isOpen) });
    writeAttributes(disc, {
      class: effect === 'none' ? 'chaty-cta-button' : `chaty-cta-button chaty-animation-${effect}`,
    });
    if (unread.textContent !== messages) unread.textContent = messages;
    place(unread, messages !== '' && gates.some(({ type }) => type === 'Chatway'), () => button.after(unread));
    place(badge, hasBadge, () => disc.append(badge));
  };
}

/** How far the list is: not asked for or on its way, there, or lost. */
export type ListStage = 'away' | 'there' | 'lost';

/** Draws the launcher into its frame; the returned function brings it up to date with the state that is to be seen. */
export function drawLauncher(
  model: WidgetModel,
  frame: WidgetFrame,
  load: () => void,
): (state: WidgetState, stage: ListStage) => void {
  const { widget, design, host, isSingle } = model;
  const { root, section, launcher, badge } = frame;
  const drawButton = isSingle ? undefined : createButton(model, frame, load);
  let call: HTMLElement | undefined;
  return (state, stage) => {
    const isThere = stage === 'there';
    const { open, phase, isNew, staysOpen, opener } = state;
    // A list on its way has no place for the focus of a keyboard yet.
    const keepsPlace = stage === 'away' && opener === 'keyboard';
    const signs = readSigns(model, state);
    const isOpen = open.kind !== 'collapsed' || staysOpen;
    const attributes = readHostAttributes(widget, { phase, isPanelOpen: open.kind === 'panel', isNew });
    host.mirror(attributes);
    writeAttributes(root, { ...attributes, hidden: phase === 'gone' || stage === 'lost' ? '' : undefined });
    for (const [name, value] of Object.entries(readWidgetStyle(model)))
      if (root.style.getPropertyValue(name) !== value) root.style.setProperty(name, value);
    writeAttributes(section, { class: readClasses(model, open.kind === 'list') });
    if (signs.hasCall) call ??= createCall(model);
    if (call) place(call, signs.hasCall, () => call && launcher.prepend(call));
    if (drawButton) {
      drawButton(state, signs, isOpen);
      const shape = {
        [`chaty-channel chaty-cta-main chaty-tooltip pos-${design.away}`]: true,
        'has-on-hover': signs.hasCall,
        active: !isOpen || keepsPlace,
      };
      writeAttributes(launcher, { class: join(shape) });
    } else place(badge, isThere && signs.hasBadge, () => launcher.append(badge));
    launcher.hidden = drawButton ? isOpen && !keepsPlace : !isThere || open.kind === 'panel';
  };
}
