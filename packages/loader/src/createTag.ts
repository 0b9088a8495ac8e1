interface Tags {
  readonly link: HTMLLinkElement;
  readonly script: HTMLScriptElement;
}

/** Creates a link or script with the properties that have a value; the result is not in the page yet. */
export function createTag<Name extends keyof Tags>(
  page: Document,
  name: Name,
  properties: { readonly [Key in keyof Tags[Name]]?: Tags[Name][Key] | undefined } = {},
): Tags[Name] {
  const tag: Tags[Name] = page.createElement(name);
  for (const [key, value] of Object.entries(properties)) if (value) Reflect.set(tag, key, value);
  return tag;
}

/** Adds a tag to the head, which a page that is still loading may lack. */
export function addToHead(tag: HTMLElement): void {
  const { head, documentElement } = tag.ownerDocument;
  (head ?? documentElement).append(tag);
}
