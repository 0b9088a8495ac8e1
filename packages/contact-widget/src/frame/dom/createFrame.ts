import { markOwnRoot } from '@hadaya/core';
import { createNode } from '../../page/index.ts';
import type { WidgetModel } from '../WidgetModel.ts';
import { type Closing, createClosing } from './createClosing.ts';

/** The nodes of a widget that stand from the start; the list puts its own around the launcher. */
export interface WidgetFrame {
  /** The widget's own node: everything but the panels. */
  readonly root: HTMLElement;
  readonly section: HTMLElement;
  /** Holds the list, then the place of the launcher. */
  readonly channels: HTMLElement;
  /** The launcher's place; the close button comes behind it. */
  readonly trigger: HTMLElement;
  /** Call to action and button; for a single channel call, channel and badge. */
  readonly launcher: HTMLElement;
  readonly badge: HTMLElement;
  /** The close button in the launcher's place, drawn when it is first asked for. */
  readonly closing: () => Closing;
  /** The box of the channels, drawn when it is first asked for. */
  readonly list: () => HTMLElement;
}

/** What is made at the first call and the same ever after. */
function once<Made>(make: () => Made): () => Made {
  let made: Made | undefined;
  return () => {
    made ??= make();
    return made;
  };
}

/** Builds the frame of a widget and puts it into its host. */
export function createFrame({ page, widget, design, isSingle, host, name }: WidgetModel): WidgetFrame {
  const { document } = page.context.environment;
  const launcher = createNode(document, 'div', {
    ...(isSingle ? { class: `chaty-single pos-${design.away}` } : { 'data-widget': widget.id }),
    hidden: '',
  });
  const kind = isSingle ? 'single-channel' : 'csaas-widget-trigger';
  const trigger = createNode(document, 'div', { class: `chaty-i-trigger ${kind}` }, launcher);
  const channels = createNode(document, 'div', { class: 'chaty-channels' }, trigger);
  const section = createNode(document, 'section', { 'aria-label': name }, channels);
  const root = createNode(document, 'div', {}, section);
  const badge = createNode(
    document,
    'span',
    { class: 'ch-pending-msg', 'aria-hidden': 'true' },
    `${design.attention.badgeCount}`,
  );
  const mount = createNode(document, 'div', {}, root);
  // Owners' rules are scoped to what lies inside of it where the widget stands in the page itself.
  markOwnRoot(mount, page.context.island);
  host.into.append(mount);
  const closing = once(() => {
    const made = createClosing(document, design);
    trigger.append(made.node);
    return made;
  });
  // Its elements are those that sites style, so the roles are spelt out.
  const list = once(() => {
    const box = createNode(document, 'div', { class: 'chaty-channel-list', role: 'list', inert: '' });
    box.id = `csaas-channels-${widget.id}`;
    trigger.before(box);
    return box;
  });
  return { root, section, channels, trigger, launcher, badge, closing, list };
}
