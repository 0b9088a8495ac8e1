import { listen } from '@hadaya/core';
import type { MenuContext } from '../../state/index.ts';
import { findTarget, HASH_LINK, markCurrent } from './findTarget.ts';
import { measureHeader } from './goToSection.ts';

/** Positions of the page's sections, in CSS pixels of the viewport. */
export interface SectionPlaces {
  /** The sections' top edges; infinite where a section is not shown. */
  readonly tops: readonly number[];
  /** Below this line a section is not read yet. */
  readonly line: number;
  readonly isAtEnd: boolean;
  /** The section that an in-page link has led to, -1 for none. */
  readonly followed: number;
}

/**
 * Which section is read: the last one whose top edge is above the line. At the end of the page the last of all, since a short
 * one never comes up to the line; or, for the same reason, the one below the line that a link has led to.
 */
export function chooseSection({ tops, line, isAtEnd, followed }: SectionPlaces): number | undefined {
  if (isAtEnd && (tops[followed] ?? line) > line) return followed;
  const reached = tops.filter((top) => top <= line || (isAtEnd && Number.isFinite(top)));
  return reached.length > 0 ? tops.indexOf(Math.max(...reached)) : undefined;
}

/** Position of the line, as a share of the viewport below a sticky header. */
const READ_SHARE = 0.3;
/** So far above the viewport a section counts as passed, in pixels: no page is as long. */
const FAR_PX = 1e7;

/** True if an element stays visible while the page scrolls, such as a sticky header that is itself a target. */
function isStuck(page: Window, element: Element | null): boolean {
  return (
    !!element && (/fixed|sticky/.test(page.getComputedStyle(element).position) || isStuck(page, element.parentElement))
  );
}

/** Marks one item, and those around it, as current; what the server printed around others stays. */
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
 * Marks the item of the section that is read while the page scrolls. Nothing happens where no item leads to a section of this
 * page; items that lead elsewhere keep what the server printed.
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
    // The header has come, gone or shrunk, or the window has another height.
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
  // Safari tells the end of scrolling since 26.2; before, each step of it is looked at.
  listen(document, 'onscrollend' in window ? 'scrollend' : 'scroll', update, { signal, passive: true });
  signal.addEventListener('abort', () => observer?.disconnect());
}
