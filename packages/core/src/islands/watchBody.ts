import type { PageWindow } from '../environment/index.ts';

/** What a page keeps in its body that nobody sees, and nodes of ours. */
const ROOT = '[data-hadaya-root]';
const UNSEEN = `script, style, link, template, noscript, ${ROOT}`;
/** Times that lost roots are a new page: a page that takes them out again and again shall have its way. */
const MOST_RETURNS = 3;

/** Whether these changes took everything visible out of a body, so that what stands there now came with them. */
function isEmptied(body: Element, records: readonly MutationRecord[]): boolean {
  const ofBody = records.filter(({ target }) => target === body);
  const isSeen = (node: Node): node is Element => node instanceof Element && !node.matches(UNSEEN);
  const removed = new Set(ofBody.flatMap(({ removedNodes }) => [...removedNodes].filter(isSeen)));
  const added = new Set(ofBody.flatMap(({ addedNodes }) => [...addedNodes]));
  const isOld = (child: Element) => isSeen(child) && (!added.has(child) || removed.has(child));
  return removed.size > 0 && ![...body.children].some(isOld);
}

/**
 * Whether these changes took a root of ours out of a body together with something that the page shows. A framework that hydrates
 * the page keeps only the nodes that it knows; a script that takes out our root alone means it.
 */
function hasLostRoot(body: Element, records: readonly MutationRecord[]): boolean {
  const ofBody = records.filter(({ target }) => target === body).flatMap(({ removedNodes }) => [...removedNodes]);
  const gone = ofBody.filter((node): node is Element => node instanceof Element && !node.isConnected);
  return gone.some((node) => node.matches(ROOT)) && gone.some((node) => !node.matches(UNSEEN));
}

/** Tells whether a script has put another page into the document. */
export interface BodyWatch {
  /** Takes note of changes of the document. */
  note(records: readonly MutationRecord[]): void;
  /** Whether the page has become another since the last call. */
  takeNews(): boolean;
}

/**
 * Sees pages that are replaced by script: another body (Turbo, routers with view transitions), or all that the body holds
 * (htmx, pjax), or all that a hydrating framework does not know. A part of the body that is exchanged, however large, and a node
 * that is taken out alone are no new page.
 */
export function watchBody({ document }: PageWindow): BodyWatch {
  let body: HTMLElement | null = document.body;
  let isNew = false;
  let returns = 0;
  return {
    note(records) {
      if (isNew || body === null || document.body !== body) return;
      isNew = isEmptied(body, records);
      if (isNew || returns >= MOST_RETURNS || !hasLostRoot(body, records)) return;
      isNew = true;
      returns += 1;
    },
    takeNews() {
      const isOther = body !== null && document.body !== null && document.body !== body;
      const news = isNew || isOther;
      // A page that is still without a body when we come gets its first one, which is no news.
      body = document.body ?? body;
      isNew = false;
      return news;
    },
  };
}
