/** Functions that run in the page and check our own controls. */

export interface ControlReport {
  /** Controls that a visitor cannot reach: off screen or covered, even when scrolled into view. */
  readonly missing: string[];
  /** Controls smaller than 24 by 24 px with another target within 12 px of their centre. */
  readonly small: string[];
  /** Controls whose accessible name does not contain the visible text. */
  readonly misnamed: string[];
  /** Texts that are cut off. */
  readonly cut: string[];
}

/** `others` is a selector for elements inside our widgets that belong to the page. */
export async function judgeControls(others: string): Promise<ControlReport> {
  const CONTROLS =
    'a[href], button, input:not([type="hidden"]), select, textarea, summary, [role="button"], [role="radio"], [role="tab"], [role="option"]';
  const OURS = '[data-hadaya-state="mounted"], [data-hadaya-root]';
  /**
   * Elements that are not targets. A closed search field, for example, is not in the tab order; its button is the
   * target.
   */
  const AWAY = `[role="none"], input[tabindex="-1"]${others && `, :is(${others}) *`}`;
  const SIDE = 24;

  const outwards = (node: Element): Element | null =>
    node.parentElement ?? (node.getRootNode() instanceof ShadowRoot ? (node.getRootNode() as ShadowRoot).host : null);
  const pathOf = (node: Element): Element[] => {
    const path: Element[] = [];
    for (let at: Element | null = node; at; at = outwards(at)) path.push(at);
    return path;
  };
  const isOut = (node: Element) =>
    !node.checkVisibility({ visibilityProperty: true }) ||
    pathOf(node).some((at) => at.matches('[inert], [aria-hidden="true"]'));
  const below = (root: ParentNode): Element[] =>
    [...root.querySelectorAll('*')].flatMap((node) => [node, ...(node.shadowRoot ? below(node.shadowRoot) : [])]);
  /** An open dialog. Only its controls are checked, because it keeps focus inside even if it is not modal. */
  const dialog = below(document).find((node) => node.matches('dialog, [role="dialog"]') && !isOut(node));
  const ours = below(document).filter(
    (node) => pathOf(node).some((at) => at.matches(OURS)) && (!dialog || pathOf(node).includes(dialog)) && !isOut(node),
  );
  /** Returns the box of the touch target, which includes a field's label or a radio button's frame. */
  const boxOf = (node: Element) => (node.closest('label, .variable-item') ?? node).getBoundingClientRect();
  const nameOf = (node: Element) => {
    const text = node.getAttribute('aria-label') ?? node.textContent ?? '';
    return `${node.localName}.${node.classList[0] ?? ''} “${text.trim().replaceAll(/\s+/g, ' ').slice(0, 40)}”`;
  };
  const hasBox = (node: Element) => {
    const { width, height } = node.getBoundingClientRect();
    return width > 1 && height > 1;
  };
  const controls = ours.filter((node) => node.matches(CONTROLS) && hasBox(node) && !node.matches(AWAY));
  const meets = (node: Element, x: number, y: number) => {
    const hit = (node.getRootNode() as Document | ShadowRoot).elementFromPoint(x, y);
    const frame = node.closest('label, .variable-item') ?? node;
    return hit !== null && (frame.contains(hit) || (hit.contains(node) && hit.matches('a, button, label')));
  };
  const frames = () => new Promise((resolve) => requestAnimationFrame(() => requestAnimationFrame(resolve)));

  const report: ControlReport = { missing: [], small: [], misnamed: [], cut: [] };
  const plain = (text: string) =>
    text
      .toLowerCase()
      .replaceAll(/[^\p{L}\p{N}]+/gu, ' ')
      .trim();

  function judgeSize(node: Element, { left, top, width, height }: DOMRect): void {
    if (getComputedStyle(node).display === 'inline' || (width >= SIDE && height >= SIDE)) return;
    const [x, y, reach] = [left + width / 2, top + height / 2, SIDE / 2 - 1];
    const around = [
      [-reach, 0],
      [reach, 0],
      [0, -reach],
      [0, reach],
    ] as const;
    if (around.every(([dx, dy]) => meets(node, x + dx, y + dy))) return;
    const isNear = (other: Element) => {
      const box = boxOf(other);
      const dx = Math.max(box.left - x, 0, x - box.right);
      const dy = Math.max(box.top - y, 0, y - box.bottom);
      return other !== node && !node.contains(other) && !other.contains(node) && Math.hypot(dx, dy) < SIDE / 2;
    };
    if (controls.some(isNear)) report.small.push(`${nameOf(node)} ${Math.round(width)} × ${Math.round(height)}`);
  }

  for (const node of controls) {
    const label = node.getAttribute('aria-label');
    // biome-ignore lint/performance/useDomNodeTextContent: innerText leaves out hidden text, textContent does not
    const seen = node instanceof HTMLElement ? plain(node.innerText) : '';
    if (label !== null && seen !== '' && !plain(label).includes(seen)) report.misnamed.push(`${nameOf(node)}: ${seen}`);
    node.scrollIntoView({ block: 'center', inline: 'nearest', behavior: 'instant' });
    await frames();
    const box = boxOf(node);
    const [x, y] = [box.left + box.width / 2, box.top + box.height / 2];
    const isInside = box.left >= -1 && box.right <= innerWidth + 1 && y >= 0 && y <= innerHeight;
    if (!isInside || !meets(node, x, y))
      report.missing.push(`${nameOf(node)} ${Math.round(box.left)}, ${Math.round(box.top)}`);
    judgeSize(node, box);
  }

  const isClip = (value: string) => value === 'hidden' || value === 'clip';
  for (const node of ours) {
    const own = [...node.childNodes].filter((child) => child instanceof Text && child.data.trim() !== '');
    const [first] = own;
    const last = own.at(-1);
    if (!first || !last || !hasBox(node) || node.matches('option, script, style, noscript')) continue;
    const range = document.createRange();
    range.setStartBefore(first);
    range.setEndAfter(last);
    const text = range.getBoundingClientRect();
    for (const at of pathOf(node)) {
      const { overflowX, overflowY, clipPath, display, textOverflow } = getComputedStyle(at);
      const box = at.getBoundingClientRect();
      // Skips visually hidden content, which only screen readers use.
      if (clipPath !== 'none' || box.width <= 1 || box.height <= 1) break;
      // Skips scroll containers, because scrolling reveals the hidden text.
      if (/auto|scroll/.test(`${overflowX} ${overflowY}`) && !node.matches('body')) break;
      if (display === 'inline' || textOverflow === 'ellipsis') continue;
      const isCutAcross = isClip(overflowX) && (text.left < box.left - 1 || text.right > box.right + 1);
      const isCutDown = isClip(overflowY) && (text.top < box.top - 2 || text.bottom > box.bottom + 2);
      if (isCutAcross || isCutDown) {
        report.cut.push(`${nameOf(node)} by ${at.localName}.${at.classList[0] ?? ''}`);
        break;
      }
    }
  }
  return report;
}

/**
 * Runs in the page: applies the text spacing of WCAG 1.4.12, including in shadow roots. Arabic letters join, so their
 * letter spacing stays unchanged.
 */
export function spaceTexts(): void {
  const letters = document.documentElement.lang === 'ar' ? '' : 'letter-spacing: 0.12em !important;';
  const css = `*, *::before, *::after { line-height: 1.5 !important; word-spacing: 0.16em !important; ${letters} }
p { margin-block-end: 2em !important; }`;
  const spaceTextsIn = (root: Document | ShadowRoot) => {
    const sheet = new CSSStyleSheet();
    sheet.replaceSync(css);
    root.adoptedStyleSheets = [...root.adoptedStyleSheets, sheet];
    for (const { shadowRoot } of root.querySelectorAll('*')) if (shadowRoot) spaceTextsIn(shadowRoot);
  };
  spaceTextsIn(document);
}

/** Runs before the page's scripts: records frame by frame which of our elements are animated. */
export function recordMotion(): void {
  const moved = new Set<string>();
  Object.defineProperty(window, '__moved', { get: () => [...moved] });
  const look = () => {
    const roots = (root: Document | ShadowRoot): (Document | ShadowRoot)[] => [
      root,
      ...[...root.querySelectorAll('*')].flatMap(({ shadowRoot }) => (shadowRoot ? roots(shadowRoot) : [])),
    ];
    for (const root of roots(document))
      for (const { effect, playState } of root.getAnimations()) {
        const { target } = effect instanceof KeyframeEffect ? effect : { target: null };
        // An animation with a single step at the end moves nothing; for example, a notice becomes clickable after a
        // second.
        const frames = effect instanceof KeyframeEffect ? effect.getKeyframes() : [];
        const isStep =
          frames.length > 0 && frames.every(({ easing }) => /^step-end|^steps\(1(?:, end)?\)/.test(easing));
        const isLong = Number(effect?.getComputedTiming().activeDuration) > 1 && !isStep;
        const isOurs =
          target?.closest('[data-hadaya-state], [data-hadaya-root]') || target?.getRootNode() instanceof ShadowRoot;
        if (playState === 'running' && isLong && isOurs)
          moved.add(`${target?.localName}.${target?.classList[0] ?? ''}`);
      }
    requestAnimationFrame(look);
  };
  requestAnimationFrame(look);
}

declare global {
  interface Window {
    readonly __moved?: readonly string[];
  }
}
