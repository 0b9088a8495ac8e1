import type { PageWindow } from '../environment/index.ts';

/** Selectors for Hadaya's own nodes and, in `UNSEEN`, for everything in a body that is invisible or Hadaya's own. */
const ROOT = '[data-hadaya-root]';
const UNSEEN = `script, style, link, template, noscript, ${ROOT}`;
/**
 * Maximum number of times that removed roots count as a new page; if a page removes them more often, Hadaya gives up.
 */
const MOST_RETURNS = 3;

/**
 * Checks whether these mutations removed everything visible from a body, so that all its current content is new.
 */
function isEmptied(body: Element, records: readonly MutationRecord[]): boolean {
  const ofBody = records.filter(({ target }) => target === body);
  const isSeen = (node: Node): node is Element => node instanceof Element && !node.matches(UNSEEN);
  const removed = new Set(ofBody.flatMap(({ removedNodes }) => [...removedNodes].filter(isSeen)));
  const added = new Set(ofBody.flatMap(({ addedNodes }) => [...addedNodes]));
  const isOld = (child: Element) => isSeen(child) && (!added.has(child) || removed.has(child));
  return removed.size > 0 && ![...body.children].some(isOld);
}

/**
 * Checks whether these mutations removed one of Hadaya's roots from a body together with visible content of the page. A
 * framework that hydrates the page keeps only the nodes that it has rendered; a script that removes only the root
 * removes it on purpose.
 */
function hasRemovedRoot(body: Element, records: readonly MutationRecord[]): boolean {
  const ofBody = records.filter(({ target }) => target === body).flatMap(({ removedNodes }) => [...removedNodes]);
  const gone = ofBody.filter((node): node is Element => node instanceof Element && !node.isConnected);
  return gone.some((node) => node.matches(ROOT)) && gone.some((node) => !node.matches(UNSEEN));
}

export interface BodyWatch {
  /** Checks the document's mutation records for a replacement; call it with every batch. */
  note(records: readonly MutationRecord[]): void;
  /** Returns whether a script has replaced the page's content since the last call. */
  takeChanges(): boolean;
}

/**
 * Detects that a script has replaced the page's body (Turbo, routers with view transitions), all of the body's content
 * (htmx, pjax), or all content that a hydrating framework does not know. Replacing a part of the body, however large,
 * or removing a single node does not count.
 */
export function watchBody({ document }: PageWindow): BodyWatch {
  let body: HTMLElement | null = document.body;
  let isNew = false;
  let returns = 0;
  return {
    note(records) {
      if (isNew || body === null || document.body !== body) return;
      isNew = isEmptied(body, records);
      if (isNew || returns >= MOST_RETURNS || !hasRemovedRoot(body, records)) return;
      isNew = true;
      returns += 1;
    },
    takeChanges() {
      const isOther = body !== null && document.body !== null && document.body !== body;
      const hasChanged = isNew || isOther;
      // If the page has no body at the start, the first body does not count as a replacement.
      body = document.body ?? body;
      isNew = false;
      return hasChanged;
    },
  };
}
