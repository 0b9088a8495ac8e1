/** Attributes by name; `undefined` is none. */
export type Attributes = Readonly<Record<string, string | undefined>>;

/** Writes those attributes that differ, so that nobody who watches the node hears of nothing. */
export function writeAttributes(node: Element, attributes: Attributes): void {
  for (const [name, value] of Object.entries(attributes)) {
    if (value === undefined) node.removeAttribute(name);
    else if (node.getAttribute(name) !== value) node.setAttribute(name, value);
  }
}

/** An element with its attributes and children, where React is not: what holds a widget, and what stands in for its files. */
export function createNode<Tag extends keyof HTMLElementTagNameMap>(
  page: Document,
  tag: Tag,
  attributes: Attributes = {},
  ...children: readonly (Node | string)[]
): HTMLElementTagNameMap[Tag] {
  const node = page.createElement(tag);
  writeAttributes(node, attributes);
  node.append(...children);
  return node;
}
