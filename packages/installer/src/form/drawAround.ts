/**
 * What drawing a form by its values needs.
 */

/** A copy with another value at a path. */
export function withValue(object: unknown, path: readonly string[], value: unknown): unknown {
  const [key = '', ...rest] = path;
  if (path.length === 0) return value;
  if (Array.isArray(object)) return object.map((one, at) => (String(at) === key ? withValue(one, rest, value) : one));
  return { ...Object(object), [key]: withValue(Object(object)[key], rest, value) };
}

/** An element with attributes and content. */
export function make<Tag extends keyof HTMLElementTagNameMap>(
  tag: Tag,
  attributes: Readonly<Record<string, string>>,
  ...content: readonly (Node | string)[]
): HTMLElementTagNameMap[Tag] {
  const node = document.createElement(tag);
  for (const [name, value] of Object.entries(attributes)) node.setAttribute(name, value);
  node.append(...content);
  return node;
}

/** A button that changes a list. It is found again by its name once the list is drawn anew. */
export function drawListButton(text: string, name: string, isOff: boolean, onClick: () => void): HTMLElement {
  const button = make('button', { type: 'button', class: 'install-small', name }, text);
  button.disabled = isOff;
  button.addEventListener('click', onClick);
  return button;
}

/** Puts what is drawn anew around an element that stays: it keeps the focus, and a choice hears the next letter of a name. */
export function drawAround(old: Element, fresh: Element, kept: Element, same: Element): void {
  const [oldChild, freshChild] = [...old.children].flatMap((one) => {
    const other = one.contains(kept) ? [...fresh.children].find((child) => child.contains(same)) : undefined;
    return other ? [one, other] : [];
  });
  if (!oldChild || !freshChild) return;
  const nodes = [...fresh.childNodes];
  const at = nodes.indexOf(freshChild);
  for (const node of [...old.childNodes]) if (node !== oldChild) node.remove();
  oldChild.before(...nodes.slice(0, at));
  oldChild.after(...nodes.slice(at + 1));
  if (oldChild !== kept) drawAround(oldChild, freshChild, kept, same);
}
