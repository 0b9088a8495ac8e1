/**
 * Runs in the page under forced colours: finds controls without a visible focus indicator, and states that look the
 * same as their opposite.
 */
export function judgeForced(): { readonly focus: string[]; readonly states: string[] } {
  const OURS = '[data-hadaya-state="mounted"], [data-hadaya-root]';
  const CONTROLS = 'a[href], button, input, select, textarea, summary, [tabindex="0"]';
  const STATES = ['aria-checked', 'aria-selected', 'aria-current', 'aria-pressed'];
  const outwards = (node: Element): Element | null =>
    node.parentElement ?? (node.getRootNode() instanceof ShadowRoot ? (node.getRootNode() as ShadowRoot).host : null);
  const isWithin = (node: Element, selector: string) => {
    for (let at: Element | null = node; at; at = outwards(at)) if (at.matches(selector)) return true;
    return false;
  };
  const below = (root: ParentNode): Element[] =>
    [...root.querySelectorAll('*')].flatMap((node) => [node, ...(node.shadowRoot ? below(node.shadowRoot) : [])]);
  const ours = below(document).filter(
    (node): node is HTMLElement =>
      node instanceof HTMLElement &&
      node.checkVisibility({ visibilityProperty: true }) &&
      isWithin(node, OURS) &&
      !isWithin(node, '[inert], [aria-hidden="true"]'),
  );
  const nameOf = (node: Element) =>
    `${node.localName}.${node.className} ${node.getAttribute('aria-label') ?? node.textContent?.trim().slice(0, 30)}`;

  const deepest = (active: Element | null): Element | null =>
    active?.shadowRoot?.activeElement ? deepest(active.shadowRoot.activeElement) : active;
  const before = deepest(document.activeElement);
  const focus: string[] = [];
  for (const node of ours.filter((one) => one.matches(CONTROLS) && one.tabIndex >= 0)) {
    node.focus({ focusVisible: true, preventScroll: true } as FocusOptions);
    if (!node.matches(':focus')) continue;
    /** Elements that may show the focus ring: the control, its parent, or the list item or label around it. */
    const frames = [
      node,
      ...(node.parentElement ? [node.parentElement] : []),
      ...(node.closest('li, label') ? [node.closest('li, label') as Element] : []),
    ];
    const hasRing = frames.some((frame) =>
      [null, '::before', '::after'].some((part) => {
        const { outlineStyle, outlineWidth } = getComputedStyle(frame, part);
        return outlineStyle === 'auto' || (outlineStyle !== 'none' && Number.parseFloat(outlineWidth) >= 2);
      }),
    );
    if (!hasRing) focus.push(nameOf(node));
  }

  const lookOf = (node: Element) =>
    [node, ...node.querySelectorAll('*')].flatMap((one) =>
      [null, '::before', '::after'].map((part) => {
        const style = getComputedStyle(one, part);
        const {
          borderTopWidth,
          borderTopColor,
          borderTopStyle,
          borderBottomWidth,
          borderBottomColor,
          backgroundColor,
        } = style;
        const {
          color,
          outlineStyle,
          outlineWidth,
          outlineColor,
          opacity,
          content,
          fontWeight,
          textDecorationLine,
          transform,
        } = style;
        const { width, display } = style;
        return [
          ...[
            borderTopWidth,
            borderTopColor,
            borderTopStyle,
            borderBottomWidth,
            borderBottomColor,
            backgroundColor,
            color,
          ],
          ...[outlineStyle, outlineWidth, outlineColor, opacity, content, fontWeight, textDecorationLine, transform],
          ...(part === null ? [] : [width, display]),
        ].join();
      }),
    );
  (document.activeElement as HTMLElement | null)?.blur();
  const isOn = (node: Element, state: string) => !['false', null].includes(node.getAttribute(state));
  const states = STATES.flatMap((state) =>
    ours
      .filter((node) => node.hasAttribute(state) && isOn(node, state))
      .filter((node) => {
        const others = ours.filter(
          (one) =>
            one !== node &&
            one.role === node.role &&
            one.className.split(' ')[0] === node.className.split(' ')[0] &&
            !isOn(one, state) &&
            one.parentElement?.parentElement === node.parentElement?.parentElement,
        );
        return others.some(
          (one) =>
            lookOf(one).slice(0, 3).join() === lookOf(node).slice(0, 3).join() &&
            lookOf(one).join() === lookOf(node).join(),
        );
      })
      .map((node) => `${state} ${nameOf(node)}`),
  );
  if (before instanceof HTMLElement) before.focus({ preventScroll: true });
  return { focus, states };
}
