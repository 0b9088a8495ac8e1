import { createStrings, markOwnRoot, type PageWindow } from '@hadaya/core';
import { keepScroll } from '@hadaya/core/overlay';
import { explainInArabic } from '../model/explainInArabic.ts';
import css from './panel.css?inline';

/** A part of the panel. */
export interface PanelSection {
  readonly heading: 'widgets' | 'problems' | 'notes' | 'details';
  readonly lines: readonly string[];
}

const strings = {
  en: {
    language: 'en',
    direction: 'ltr',
    panel: 'Hadaya diagnosis',
    widgets: 'On this page',
    problems: 'What to do',
    notes: 'Good to know',
    details: 'Details for developers',
    copy: 'Copy report',
    close: 'Close',
    copied: 'The report is copied',
    refused: 'The browser does not let the report be copied: mark the text',
  },
  ar: {
    language: 'ar',
    direction: 'rtl',
    panel: 'تشخيص هدايا',
    widgets: 'في هذه الصفحة',
    problems: 'ما عليكم فعله',
    notes: 'من المفيد أن تعرفوا',
    details: 'تفاصيل للمطورين',
    copy: 'انسخوا التقرير',
    close: 'إغلاق',
    copied: 'نُسخ التقرير',
    refused: 'المتصفح لا يسمح بنسخ التقرير: حددوا النص',
  },
} as const;

type Words = Readonly<Record<keyof (typeof strings)['en'], string>>;

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

/** A line as the console has it, and in Arabic what it means: owners look for the one and read the other. */
function createLine(document: Document, line: string, explanation: string): HTMLElement {
  const item = document.createElement('li');
  const said = document.createElement('span');
  said.textContent = line;
  said.lang = 'en';
  said.dir = 'ltr';
  item.append(said);
  if (explanation !== '') {
    const meaning = document.createElement('p');
    meaning.textContent = explanation;
    item.append(meaning);
  }
  return item;
}

function createSection(document: Document, { heading, lines }: PanelSection, words: Words): HTMLElement {
  const section = document.createElement('section');
  const title = document.createElement('h3');
  const list = document.createElement('ul');
  title.textContent = `${words[heading]} (${lines.length})`;
  const explain = words.language === 'ar' ? explainInArabic : () => '';
  list.append(...lines.map((line) => createLine(document, line, explain(line))));
  if (heading !== 'details') {
    section.append(title, list);
    return section;
  }
  // Whoever runs the shop does not read selectors.
  const closed = document.createElement('details');
  const summary = document.createElement('summary');
  summary.textContent = title.textContent;
  closed.append(summary, list);
  section.append(closed);
  return section;
}

/** The report as plain English text, to be sent to whoever helps. */
const toText = (title: string, sections: readonly PanelSection[]) =>
  [
    title,
    ...sections.flatMap(({ heading, lines }) => ['', strings.en[heading], ...lines.map((line) => `- ${line}`)]),
  ].join('\n');

/** Says whether a text could be put on the clipboard. */
const copyText = (clipboard: Clipboard | undefined, text: string, { copied, refused }: Words) =>
  Promise.resolve()
    .then(() => clipboard?.writeText(text) ?? Promise.reject())
    .then(
      () => copied,
      () => refused,
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
 * Draws the panel into a shadow root of its own: plain nodes, since it must work where nothing else does. Its words are in
 * the page's language, its lines in English, as on the console, on an Arabic page with their meaning. It changes only when
 * the report does, so that a text can be marked.
 */
export function drawPanel(page: PageWindow, onClose: () => void, signal: AbortSignal): Panel {
  const { document, navigator } = page;
  const words = createStrings(strings, document.documentElement);
  const frame = document.createElement('aside');
  const head = document.createElement('header');
  const heading = document.createElement('h2');
  const body = document.createElement('div');
  const said = document.createElement('p');
  let text = '';
  const copy = async () => {
    said.textContent = await copyText(navigator.clipboard, text, words);
  };
  frame.setAttribute('aria-label', words.panel);
  frame.lang = words.language;
  frame.dir = words.direction;
  said.setAttribute('role', 'status');
  body.className = 'body';
  // A scrolling area is reached by keyboard.
  body.tabIndex = 0;
  keepScroll(body, signal);
  head.append(heading, createButton(document, words.copy, copy), createButton(document, words.close, onClose));
  frame.append(head, body, said);
  openRoot(page, signal).append(frame);
  return {
    update(title, sections) {
      const next = toText(title, sections);
      if (next === text) return;
      text = next;
      heading.textContent = title;
      body.replaceChildren(
        ...sections.filter(({ lines }) => lines.length > 0).map((section) => createSection(document, section, words)),
      );
    },
  };
}
