import { lazyPart } from '@hadaya/core';
import type { ContactPage } from '../../page/index.ts';
import { adoptSheet, createSheet, writeAttributes } from '../../page/index.ts';
import type { WidgetDesign } from '../../widget/model/index.ts';

/** Owners' style sheets, markup, icon letters and web fonts: for the few who set them. */
export const loadOwnerDesign = lazyPart(() => import('../ownerDesign.ts'));

/** Scope of our styles where the widgets stand in the page itself. */
const OPEN_SCOPE = '[data-hadaya-root="contact-widget"]';

/** The place where one widget is drawn. */
export interface WidgetHost {
  /** The node that stands in the page. */
  readonly node: HTMLElement;
  /** Parent of all that is drawn. */
  readonly into: ShadowRoot | HTMLElement;
  /** The widget stands in the page itself, without a shadow root. */
  readonly isOpen: boolean;
  /** Adopts a further style sheet; each text once. */
  addStyles(css: string): void;
  /** Shows the widget's state to the page: id, classes and data attributes of the node that stands in it. */
  mirror(attributes: Readonly<Record<string, string>>): void;
  /** Whether the focus is in the widget, or nowhere: then the widget may move it. */
  mayMoveFocus(): boolean;
}

/** Whether the page asks for Hadaya's look, for widgets of the replaced plugin; its other widgets say themselves how they look. */
export function hasOwnLook({ documentElement }: Document): boolean {
  return documentElement.dataset.hadayaLook === 'hadaya';
}

/**
 * Opens the waiting node of a widget for drawing: a shadow root, or with `isolation: none` the node itself, to which our
 * styles are then scoped; there the tree inside carries the public id and classes.
 */
export function createHost(page: ContactPage, host: HTMLElement, design: WidgetDesign): WidgetHost {
  const { context, signal } = page;
  const { window, document, logger } = context.environment;
  const isOpen = context.settings.isolation === 'none';
  const into = isOpen ? host : host.attachShadow({ mode: 'open' });
  // A page that hides empty elements must not hide what has its content in a shadow root; nothing beside that is drawn.
  if (!isOpen) host.append('\u00a0');
  const owner = into instanceof window.ShadowRoot ? into : document;
  const added = new Set<string>();
  let owners: CSSStyleSheet | undefined;
  const addSheet = (sheet: CSSStyleSheet) => adoptSheet(owner, sheet, { signal, before: owners });
  // A widget that has ended misses nothing.
  const tellLost = (message: string) => (cause: unknown) => signal.aborted || logger.warn(message, cause);
  // In the page itself any plain rule of a theme would win over a layer.
  const addOpenStyles = (css: string) => {
    const plain = css.replaceAll('@layer hadaya', '@media all');
    if ('CSSScopeRule' in window) return addSheet(createSheet(window, `@scope (${OPEN_SCOPE}){${plain}}`));
    loadOwnerDesign(signal)
      .then(({ createScopedSheet }) => signal.aborted || addSheet(createScopedSheet(window, plain, OPEN_SCOPE)))
      .catch(tellLost('the styles of the contact widget could not be loaded'));
  };

  if (isOpen)
    for (const name of ['id', 'class', 'data-id', 'data-key', 'data-identifier', 'data-nonce'])
      host.removeAttribute(name);
  if (design.isOwnLook) host.dataset.look = 'hadaya';
  if (design.css !== '') {
    const place = { host, root: owner, ...(isOpen ? { scope: `${OPEN_SCOPE} > *` } : {}) };
    loadOwnerDesign(signal)
      .then(({ adoptOwnerSheet }) => {
        owners = adoptOwnerSheet(page, design.css, place);
      })
      .catch(tellLost('custom_css of the contact widget could not be used'));
  }
  return {
    node: host,
    into,
    isOpen,
    addStyles(css) {
      if (added.has(css)) return;
      added.add(css);
      // The owner's sheet stays in force, whatever the order.
      if (isOpen) addOpenStyles(css);
      else addSheet(createSheet(window, css));
    },
    mirror(attributes) {
      if (!isOpen) writeAttributes(host, attributes);
    },
    mayMoveFocus() {
      const { activeElement, body } = document;
      return activeElement === null || activeElement === body || host.contains(activeElement);
    },
  };
}
