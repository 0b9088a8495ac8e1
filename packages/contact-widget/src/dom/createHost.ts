import type { ContactPage } from '../ContactPage.ts';
import type { WidgetDesign } from '../model/design/WidgetDesign.ts';
import { createSheet } from './createSheet.ts';

/** Scope of our styles where the widgets stand in the page itself. */
const OPEN_SCOPE = '[data-hadaya-root="contact-widget"]';

/** The place where one widget is drawn. */
export interface WidgetHost {
  /** Parent of the React root. */
  readonly into: ShadowRoot | HTMLElement;
  /** Adopts a further style sheet; each text once. */
  addStyles(css: string): void;
  /** Shows the widget's state to the page: id, classes and data attributes of the node that stands in it. */
  mirror(attributes: Readonly<Record<string, string>>): void;
}

/** Adopts a sheet until the signal aborts; before another one, if that is there, so that the other keeps its say. */
function adopt(
  owner: Document | ShadowRoot,
  sheet: CSSStyleSheet,
  { signal, before }: { readonly signal: AbortSignal; readonly before: CSSStyleSheet | undefined },
): void {
  const all = owner.adoptedStyleSheets;
  const found = before ? all.indexOf(before) : -1;
  const at = found < 0 ? all.length : found;
  owner.adoptedStyleSheets = [...all.slice(0, at), sheet, ...all.slice(at)];
  signal.addEventListener(
    'abort',
    () => {
      owner.adoptedStyleSheets = owner.adoptedStyleSheets.filter((one) => one !== sheet);
    },
    { once: true },
  );
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
  const owner = into instanceof window.ShadowRoot ? into : document;
  const added = new Set<string>();
  let owners: CSSStyleSheet | undefined;
  const addSheet = (sheet: CSSStyleSheet) => adopt(owner, sheet, { signal, before: owners });
  const scope = (css: string) => (isOpen ? `@scope (${OPEN_SCOPE}){${css}}` : css);

  if (isOpen)
    for (const name of ['id', 'class', 'data-id', 'data-key', 'data-identifier', 'data-nonce'])
      host.removeAttribute(name);
  if (design.hasCustomCss && design.customCss !== '') {
    const place = { host, root: owner, ...(isOpen ? { scope: `${OPEN_SCOPE} > *` } : {}) };
    import('../ownerCss/adoptOwnerSheet.ts')
      .then(({ adoptOwnerSheet }) => {
        owners = adoptOwnerSheet(page, design.customCss, place);
      })
      .catch((cause) => logger.warn('custom_css of the contact widget could not be used', cause));
  }
  return {
    into,
    addStyles(css) {
      if (added.has(css)) return;
      added.add(css);
      // The owner's sheet stays in force, whatever the order. In the page itself any plain rule of a theme would win over
      // a layer.
      addSheet(createSheet(window, scope(isOpen ? css.replaceAll('@layer hadaya', '@media all') : css)));
    },
    mirror(attributes) {
      if (isOpen) return;
      for (const [name, value] of Object.entries(attributes)) {
        if (host.getAttribute(name) !== value) host.setAttribute(name, value);
      }
    },
  };
}
