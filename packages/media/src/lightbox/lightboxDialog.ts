import barStyles from './styles/bar.css?inline';
import frameStyles from './styles/frame.css?inline';
import listStyles from './styles/lists.css?inline';
import stageStyles from './styles/stage.css?inline';

/** The nodes of a lightbox. */
export interface LightboxDialog {
  /** Child of the body; carries the shadow root. */
  readonly root: HTMLElement;
  readonly shadow: ShadowRoot;
  readonly element: HTMLDialogElement;
  /** Fills the dialog; the node that goes full screen, which a dialog itself may not. */
  readonly frame: HTMLElement;
  /** Holds PhotoSwipe. */
  readonly stage: HTMLElement;
  open(): void;
  /** Puts the focus on Close. */
  focus(): void;
  remove(): void;
}

/** What the dialog says about itself. */
export interface DialogWords {
  readonly label: string;
  /** Its language and direction are the dialog's. */
  readonly language: Element;
  readonly attributes: Readonly<Record<string, string>>;
  /** Styles beside the lightbox's own. */
  readonly moreStyles: string;
}

function copyLanguage(root: HTMLElement, language: Element): void {
  for (const name of ['lang', 'dir']) {
    const value = language.closest(`[${name}]`)?.getAttribute(name);
    if (value) root.setAttribute(name, value);
  }
}

/** Makes the dialog: a named modal one in a shadow root, out of reach of the page's styles. */
export function createDialog(
  document: Document,
  { label, language, attributes, moreStyles }: DialogWords,
): LightboxDialog {
  const root = document.createElement('div');
  for (const [name, value] of Object.entries(attributes)) root.setAttribute(name, value);
  copyLanguage(root, language);
  const shadow = root.attachShadow({ mode: 'open' });
  const page = document.defaultView;
  if (page) {
    const sheet = new page.CSSStyleSheet();
    sheet.replaceSync(`${stageStyles}${barStyles}${frameStyles}${listStyles}${moreStyles}`);
    shadow.adoptedStyleSheets = [sheet];
  }
  const element = document.createElement('dialog');
  element.setAttribute('aria-label', label);
  element.setAttribute('aria-modal', 'true');
  element.setAttribute('aria-describedby', 'position caption');
  const frame = document.createElement('div');
  frame.className = 'frame';
  const stage = document.createElement('div');
  stage.className = 'stage';
  frame.append(stage);
  element.append(frame);
  shadow.append(element);
  return {
    root,
    shadow,
    element,
    frame,
    stage,
    open() {
      document.body.append(root);
      element.showModal();
    },
    focus: () => element.querySelector<HTMLElement>('.close')?.focus({ preventScroll: true }),
    remove() {
      if (document.fullscreenElement === root) document.exitFullscreen().catch(() => {});
      element.close();
      root.remove();
    },
  };
}
