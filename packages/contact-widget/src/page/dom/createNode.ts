/** Attributes by name; `undefined` is none. */
export type Attributes = Readonly<Record<string, string | undefined>>;

const SVG = 'http://www.w3.org/2000/svg';

/** Writes those attributes that differ, so that nobody who watches the node hears of nothing. */
export function writeAttributes(node: Element, attributes: Attributes): void {
  for (const [name, value] of Object.entries(attributes)) {
    if (value === undefined) node.removeAttribute(name);
    else if (node.getAttribute(name) !== value) node.setAttribute(name, value);
  }
}

/** A part of a drawing. */
export function createShape(
  page: Document,
  tag: string,
  attributes: Attributes,
  ...children: readonly Node[]
): SVGElement {
  const node = page.createElementNS(SVG, tag);
  writeAttributes(node, attributes);
  node.append(...children);
  return node;
}

/** An element with its attributes and children. */
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

/** A drawing that says nothing: what it stands for is said by words beside it. */
export function createDrawing(page: Document, viewBox: string, ...shapes: readonly Node[]): SVGElement {
  return createShape(page, 'svg', { viewBox, 'aria-hidden': 'true', focusable: 'false' }, ...shapes);
}
