import { markOwnRoot, type PageWindow } from '@hadaya/core';
import css from './panel.css?inline';

/** A part of the panel. */
export interface PanelSection {
  readonly heading: string;
  readonly lines: readonly string[];
}

/** The drawn panel. */
export interface Panel {
  update(title: string, sections: readonly PanelSection[]): void;
}

function createButton(document: Document, label: string, onClick: () => void): HTMLButtonElement {
  const button = document.createElement('button');
  button.type = 'button';
  button.textContent = label;
  button.addEventListener('click', onClick);
  return button;
}

function createSection(document: Document, { heading, lines }: PanelSection): HTMLElement {
  const section = document.createElement('section');
  const title = document.createElement('h3');
  const list = document.createElement('ul');
  title.textContent = `${heading} (${lines.length})`;
  list.append(
    ...lines.map((line) => {
      const item = document.createElement('li');
      item.textContent = line;
      return item;
    }),
  );
  section.append(title, list);
  return section;
}

/** The report as plain text, to be sent to whoever helps. */
const toText = (title: string, sections: readonly PanelSection[]) =>
  [title, ...sections.flatMap(({ heading, lines }) => ['', heading, ...lines.map((line) => `- ${line}`)])].join('\n');

/** Says whether a text could be put on the clipboard. */
const copyText = (clipboard: Clipboard | undefined, text: string) =>
  Promise.resolve()
    .then(() => clipboard?.writeText(text) ?? Promise.reject())
    .then(
      () => 'The report is copied',
      () => 'The browser does not let the report be copied: mark the text',
    );

/** The panel's shadow root on the page, until the signal aborts. */
function openRoot({ document, CSSStyleSheet }: PageWindow, signal: AbortSignal): ShadowRoot {
  const host = document.createElement('div');
  markOwnRoot(host, 'debug');
  const root = host.attachShadow({ mode: 'open' });
  const sheet = new CSSStyleSheet();
  sheet.replaceSync(css);
  root.adoptedStyleSheets = [sheet];
  document.body.append(host);
  signal.addEventListener('abort', () => host.remove(), { once: true });
  return root;
}

/**
 * Draws the panel into a shadow root of its own: plain nodes, since it must work where nothing else does. It is English,
 * as the console is, and changes only when the report does, so that a text can be marked.
 */
export function drawPanel(page: PageWindow, onClose: () => void, signal: AbortSignal): Panel {
  const { document, navigator } = page;
  const frame = document.createElement('aside');
  const head = document.createElement('header');
  const heading = document.createElement('h2');
  const body = document.createElement('div');
  const said = document.createElement('p');
  let text = '';
  const copy = async () => {
    said.textContent = await copyText(navigator.clipboard, text);
  };
  frame.setAttribute('aria-label', 'Hadaya diagnosis');
  frame.lang = 'en';
  frame.dir = 'ltr';
  said.setAttribute('role', 'status');
  body.className = 'body';
  // A scrolling area is reached by keyboard.
  body.tabIndex = 0;
  head.append(heading, createButton(document, 'Copy report', copy), createButton(document, 'Close', onClose));
  frame.append(head, body, said);
  openRoot(page, signal).append(frame);
  return {
    update(title, sections) {
      const next = toText(title, sections);
      if (next === text) return;
      text = next;
      heading.textContent = title;
      body.replaceChildren(
        ...sections.filter(({ lines }) => lines.length > 0).map((section) => createSection(document, section)),
      );
    },
  };
}
