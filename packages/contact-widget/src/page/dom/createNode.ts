/** Attributes by name; `undefined` removes one. */
export type Attributes = Readonly<Record<string, string | undefined>>;

/** Writes only attributes that differ, which avoids needless mutation records. */
export function writeAttributes(node: Element, attributes: Attributes): void {
  for (const [name, value] of Object.entries(attributes)) {
    if (value === undefined) node.removeAttribute(name);
    else if (node.getAttribute(name) !== value) node.setAttribute(name, value);
  }
}

/** Creates an element outside React: the container of a widget, or its replacement when files fail to load. */
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
