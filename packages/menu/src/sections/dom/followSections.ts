import { listen } from '@hadaya/core';
import type { MenuContext } from '../../state/index.ts';
import { findTarget, HASH_LINK, markCurrent } from './findTarget.ts';
import { measureHeader } from './goToSection.ts';

/** Positions of the page's sections, in CSS pixels of the viewport. */
export interface SectionPositions {
  /** The sections' top edges; infinite for a hidden section. */
  readonly tops: readonly number[];
  /** Vertical position of the reading line: a section whose top edge is below it does not count as being read. */
  readonly line: number;
  readonly isAtEnd: boolean;
  /** Index of the section to which an in-page link has scrolled; -1 for none. */
  readonly followed: number;
}

/**
 * Returns the section being read: the last one whose top edge is above the line. A short section at the end of the page
 * never reaches the line. So at the end of the page, the section to which a link has scrolled counts as being read if
 * it is below the line; otherwise the last section does.
 */
export function chooseSection({ tops, line, isAtEnd, followed }: SectionPositions): number | undefined {
  if (isAtEnd && (tops[followed] ?? line) > line) return followed;
  const reached = tops.filter((top) => top <= line || (isAtEnd && Number.isFinite(top)));
  return reached.length > 0 ? tops.indexOf(Math.max(...reached)) : undefined;
}

/** Position of the reading line, as a share of the viewport below a sticky header. */
const READ_SHARE = 0.3;
/** Distance above the viewport within which sections count as passed, in pixels; larger than any page's height. */
const FAR_PX = 1e7;

/** Returns true if an element stays visible while the page scrolls, such as a sticky header that is itself a target. */
function isStuck(page: Window, element: Element | null): boolean {
  return (
    !!element && (/fixed|sticky/.test(page.getComputedStyle(element).position) || isStuck(page, element.parentElement))
  );
}

/** Marks one item and its ancestors as current; the server's marks on other items stay. */
function createMark(context: MenuContext): (link?: HTMLAnchorElement) => void {
  const { parts, loan } = context;
  const printed = new Set(parts.branches.filter(({ item }) => item.matches('.current-menu-ancestor')));
  return (link) => {
    markCurrent(context, link);
    for (const branch of parts.branches) {
      const isAround = !!link && branch.submenu.contains(link);
      if (branch.link !== link) loan.classes(branch.item, { 'current-menu-ancestor': isAround || printed.has(branch) });
    }
  };
}

/**
 * Marks the item of the section being read while the page scrolls. Does nothing if no item links to a section of this
 * page; items that link elsewhere keep the server's marks.
 */
export function followSections(context: MenuContext): void {
  const { parts, environment, followed, signal } = context;
  const { window, document } = environment;
  const sections = [...parts.list.querySelectorAll<HTMLAnchorElement>(HASH_LINK)].flatMap((link) => {
    const target = findTarget(context, link.href);
    return target && !isStuck(window, target) ? [{ link, target }] : [];
  });
  if (sections.length === 0) return;
  let observer: IntersectionObserver | undefined;
  let observedLine: number | undefined;
  const mark = createMark(context);

  const observe = (line: number) => {
    observer?.disconnect();
    observer = new window.IntersectionObserver(update, {
      rootMargin: `${FAR_PX}px 0px ${line - window.innerHeight}px`,
    });
    for (const { target } of sections) observer.observe(target);
    observedLine = line;
  };
  const update = () => {
    if (followed.isScrolling || signal.aborted) return;
    const { innerHeight, scrollY } = window;
    const header = measureHeader(window);
    const line = Math.round(header + (innerHeight - header) * READ_SHARE);
    // The line moves when a header appears, disappears or shrinks, or when the window's height changes.
    if (line !== observedLine) observe(line);
    const tops = sections.map(({ target }) =>
      target.getClientRects().length > 0 ? target.getBoundingClientRect().top : Infinity,
    );
    const isAtEnd = scrollY > 0 && scrollY + innerHeight >= document.documentElement.scrollHeight - 1;
    if (!isAtEnd) followed.target = undefined;
    const index = chooseSection({
      tops,
      line,
      isAtEnd,
      followed: sections.findIndex(({ target }) => target === followed.target),
    });
    mark(index === undefined ? undefined : sections[index]?.link);
  };
  update();
  // Safari has supported `scrollend` since 26.2; in older versions, every scroll event updates the current item.
  listen(document, 'onscrollend' in window ? 'scrollend' : 'scroll', update, { signal, passive: true });
  signal.addEventListener('abort', () => observer?.disconnect());
}
