import { lazyPart } from '@hadaya/core';
import type { ContactPage } from '../../page/index.ts';
import { adoptSheet, createSheet } from '../../page/index.ts';
import type { WidgetDesign } from '../../widget/model/index.ts';

/** Loads `ownerDesign.ts` on demand, because few owners set style sheets, icon glyphs or web fonts. */
export const loadOwnerDesign = lazyPart(() => import('../ownerDesign.ts'));

/** Scope for our styles when the widgets render into the page itself. */
const OPEN_SCOPE = '[data-hadaya-root="contact-widget"]';

export interface WidgetHost {
  /** The widget's placeholder in the page; contains the shadow root, if there is one. */
  readonly node: HTMLElement;
  /** Parent of all rendered content. */
  readonly into: ShadowRoot | HTMLElement;
  /** True if the widget is rendered into the page itself, without a shadow root. */
  readonly isOpen: boolean;
  /** Adopts another style sheet, unless one with the same text has already been adopted. */
  addStyles(css: string): void;
  /** Mirrors the widget's state to the page: id, classes and data attributes of the host node. */
  mirror(attributes: Readonly<Record<string, string>>): void;
  /** Returns whether the widget may move the focus: only if the focus is in the widget or nowhere. */
  mayMoveFocus(): boolean;
}

/**
 * Returns whether the page opts into Hadaya's look for the replaced plugin's widgets; other widgets set their own look.
 */
export function hasOwnLook({ documentElement }: Document): boolean {
  return documentElement.dataset.hadayaLook === 'hadaya';
}

/** Writes only attributes that differ, which avoids needless mutation records. */
function writeAttributes(node: Element, attributes: Readonly<Record<string, string>>): void {
  for (const [name, value] of Object.entries(attributes))
    if (node.getAttribute(name) !== value) node.setAttribute(name, value);
}

/**
 * Prepares a placeholder for rendering: attaches a shadow root or, with `isolation: none`, uses the node itself with
 * scoped styles. Without a shadow root, the inner tree has the public id and classes.
 */
export function createHost(page: ContactPage, host: HTMLElement, design: WidgetDesign): WidgetHost {
  const { context, signal } = page;
  const { window, document, logger } = context.environment;
  const isOpen = context.settings.isolation === 'none';
  const into = isOpen ? host : host.attachShadow({ mode: 'open' });
  // Page rules that hide `:empty` elements must not hide a host whose content is in a shadow root. This text never
  // renders.
  if (!isOpen) host.append('\u00a0');
  const owner = into instanceof window.ShadowRoot ? into : document;
  const added = new Set<string>();
  let owners: CSSStyleSheet | undefined;
  const addSheet = (sheet: CSSStyleSheet) => adoptSheet(owner, sheet, { signal, before: owners });
  // Failures after the widget has been destroyed are not reported.
  const reportFailure = (message: string) => (cause: unknown) => signal.aborted || logger.warn(message, cause);
  // Without a shadow root, any unlayered rule of a theme would override our rules if they were in a cascade layer.
  const addOpenStyles = (css: string) => {
    const plain = css.replaceAll('@layer hadaya', '@media all');
    if ('CSSScopeRule' in window) return addSheet(createSheet(window, `@scope (${OPEN_SCOPE}){${plain}}`));
    loadOwnerDesign(signal)
      .then(({ createScopedSheet }) => signal.aborted || addSheet(createScopedSheet(window, plain, OPEN_SCOPE)))
      .catch(reportFailure('the styles of the contact widget could not be loaded'));
  };

  if (isOpen)
    for (const name of ['id', 'class', 'data-id', 'data-key', 'data-identifier', 'data-nonce'])
      host.removeAttribute(name);
  if (design.isOwnLook) host.dataset.look = 'hadaya';
  if (design.css !== '') {
    const target = { host, root: owner, ...(isOpen ? { scope: `${OPEN_SCOPE} > *` } : {}) };
    loadOwnerDesign(signal)
      .then(({ adoptOwnerSheet }) => {
        owners = adoptOwnerSheet(page, design.css, target);
      })
      .catch(reportFailure('custom_css of the contact widget could not be used'));
  }
  return {
    node: host,
    into,
    isOpen,
    addStyles(css) {
      if (added.has(css)) return;
      added.add(css);
      // The owner's sheet comes last, regardless of the loading order.
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
