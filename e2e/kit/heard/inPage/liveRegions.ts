/** Records the announcements of live regions, including those in shadow roots. Runs before the page's scripts. */
export function recordLiveRegions(): void {
  const said: string[] = [];
  Object.defineProperty(window, '__said', { value: said });

  const LIVE = '[aria-live], [role="status"], [role="alert"], [role="log"], output';
  const IMPLIED: Readonly<Record<string, string>> = { alert: 'assertive', status: 'polite', log: 'polite' };

  const politenessOf = (region: Element) =>
    region.getAttribute('aria-live') ?? IMPLIED[region.getAttribute('role') ?? 'status'] ?? 'off';

  const outwards = (node: Node): Element | null =>
    node.parentElement ?? (node.getRootNode() instanceof ShadowRoot ? (node.getRootNode() as ShadowRoot).host : null);

  const regionOf = (node: Node | null): Element | null => {
    for (let at = node; at; at = outwards(at)) if (at instanceof Element && at.matches(LIVE)) return at;
    return null;
  };

  const isHidden = (element: Element) => {
    for (let at: Element | null = element; at; at = outwards(at))
      if (at.getAttribute('aria-hidden') === 'true' || at.hasAttribute('inert')) return true;
    return !element.checkVisibility({ visibilityProperty: true });
  };

  const isGone = (node: Node) => node instanceof Element && isHidden(node);

  /** Returns the announced text, without hidden content and with pictures replaced by their names. */
  const textOf = (node: Node): string => {
    if (node instanceof Text) return node.data;
    if (!(node instanceof Element) || node.getAttribute('aria-hidden') === 'true') return '';
    const label = node.getAttribute('aria-label') ?? '';
    if (node.matches('button, a[href], svg, [role="img"]') && label) return label;
    if (node instanceof HTMLImageElement) return node.alt;
    if (node.hasAttribute('inert') || !node.checkVisibility()) return '';
    return [node.matches(LIVE) ? '' : label, ...[...node.childNodes].map(textOf)].join(' ');
  };

  const known = new Set<Element>();
  /**
   * Regions that were hidden at the last check. When such a region appears, screen readers may miss its announcement.
   */
  const unseen = new WeakSet<Element>();
  const lookAgain = () => {
    for (const region of known)
      if (region.isConnected && !region.checkVisibility()) unseen.add(region);
      else unseen.delete(region);
  };
  const noteRegions = (root: ParentNode) => {
    for (const region of root.querySelectorAll(LIVE)) known.add(region);
    lookAgain();
  };

  const isWhole = (region: Element) => {
    const atomic = region.getAttribute('aria-atomic');
    return atomic === null ? /^(?:status|alert)$/.test(region.getAttribute('role') ?? '') : atomic === 'true';
  };

  function hear(records: readonly MutationRecord[]): void {
    const changed = new Map<Element, Node[]>();
    const note = (node: Node, region = regionOf(node)) => {
      if (region) changed.set(region, [...(changed.get(region) ?? []), node]);
    };
    const made = records.flatMap(({ attributeName, target }) =>
      attributeName === 'aria-live' && target instanceof Element ? [target] : [],
    );
    for (const { type, attributeName, target, addedNodes } of records) {
      if (type === 'characterData') note(target);
      if (type === 'attributes' && attributeName !== 'aria-live' && target instanceof Element) {
        // Screen readers announce content that an attribute change reveals, but not content that it hides.
        const region = regionOf(target);
        if (region) note(target, region);
        else for (const inner of target.querySelectorAll(LIVE)) note(inner, inner);
      }
      for (const added of addedNodes) {
        const region = regionOf(added);
        if (region) note(added, region);
        else if (added instanceof Element) for (const inner of added.querySelectorAll(LIVE)) note(inner, inner);
      }
    }
    for (const [region, nodes] of changed) {
      const politeness = politenessOf(region);
      const isNew = !known.has(region) || unseen.has(region);
      known.add(region);
      if (politeness === 'off' || !region.isConnected || isHidden(region)) continue;
      const parts = isWhole(region) || isNew ? [region] : nodes.filter((node) => node.isConnected && !isGone(node));
      const heard = [...new Set(parts)].map(textOf).join(' ').replaceAll(/\s+/g, ' ').trim();
      if (heard === '') continue;
      // Some screen readers miss a polite region that appears together with its text.
      said.push(isNew && politeness === 'polite' ? `lost: ${heard}` : `${politeness}: ${heard}`);
    }
    // An element becomes a live region when it gets `aria-live`; screen readers announce only its later changes.
    for (const region of made) known.add(region);
    lookAgain();
  }

  const watch = (root: Document | ShadowRoot) => {
    noteRegions(root);
    new MutationObserver(hear).observe(root, {
      subtree: true,
      childList: true,
      characterData: true,
      attributes: true,
      attributeFilter: ['hidden', 'aria-hidden', 'inert', 'role', 'aria-live'],
    });
  };
  watch(document);
  document.addEventListener('DOMContentLoaded', () => noteRegions(document));
  const attach = Element.prototype.attachShadow;
  Element.prototype.attachShadow = function attachShadow(init) {
    const root = attach.call(this, init);
    watch(root);
    return root;
  };
}

declare global {
  interface Window {
    /** Announcements since the last read. */
    readonly __said?: string[];
  }
}
