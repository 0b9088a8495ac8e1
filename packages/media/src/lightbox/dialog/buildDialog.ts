import styles from '../styles/dialog.css?inline';
import { addStyles } from './addStyles.ts';

/** The nodes of a lightbox. */
export interface DialogNodes {
  /** Child of the body; carries the shadow root. */
  readonly root: HTMLElement;
  readonly shadow: ShadowRoot;
  readonly element: HTMLDialogElement;
  /** Fills the dialog; the node that goes full screen, which a dialog itself may not. */
  readonly frame: HTMLElement;
  /** Holds the pictures. */
  readonly stage: HTMLElement;
  /** The dark behind them, until the lightbox brings its own. */
  readonly ground: HTMLElement;
  readonly close: HTMLButtonElement;
  /** Says that a picture is late. */
  readonly loading: HTMLElement;
}

/** What the dialog says about itself. */
export interface DialogWords {
  readonly label: string;
  readonly close: string;
  /** Its language and direction are the dialog's. */
  readonly language: Element;
  readonly attributes: Readonly<Record<string, string>>;
}

const CROSS = 'M6 6l12 12M18 6L6 18';
const SVG = 'http://www.w3.org/2000/svg';

function copyLanguage(root: HTMLElement, language: Element): void {
  for (const name of ['lang', 'dir']) {
    const value = language.closest(`[${name}]`)?.getAttribute(name);
    if (value) root.setAttribute(name, value);
  }
}

function buildClose(page: Document, name: string): HTMLButtonElement {
  const close = page.createElement('button');
  close.type = 'button';
  close.className = 'close';
  close.title = name;
  close.setAttribute('aria-label', name);
  const sign = page.createElementNS(SVG, 'svg');
  sign.setAttribute('viewBox', '0 0 24 24');
  sign.setAttribute('aria-hidden', 'true');
  sign.append(page.createElementNS(SVG, 'path'));
  sign.firstElementChild?.setAttribute('d', CROSS);
  close.append(sign);
  return close;
}

/** Makes the dialog: a named modal one in a shadow root, out of reach of the page's styles. It is not in the page yet. */
export function buildDialog(
  page: Document,
  { label, close: closeText, language, attributes }: DialogWords,
): DialogNodes {
  const root = page.createElement('div');
  for (const [name, value] of Object.entries(attributes)) root.setAttribute(name, value);
  copyLanguage(root, language);
  const shadow = root.attachShadow({ mode: 'open' });
  addStyles(shadow, styles);
  const element = page.createElement('dialog');
  element.setAttribute('aria-label', label);
  element.setAttribute('aria-modal', 'true');
  const add = (name: string, into: Element) => {
    const node = page.createElement('div');
    node.className = name;
    into.append(node);
    return node;
  };
  const frame = add('frame', element);
  const ground = add('ground', frame);
  const stage = add('stage', frame);
  const close = buildClose(page, closeText);
  frame.append(close);
  const loading = add('loading', frame);
  loading.setAttribute('aria-live', 'polite');
  shadow.append(element);
  return { root, shadow, element, frame, stage, ground, close, loading };
}
