interface Tags {
  readonly link: HTMLLinkElement;
  readonly script: HTMLScriptElement;
}

/** Sets only the properties that have a value; does not add the tag to the page. */
export function createTag<Name extends keyof Tags>(
  page: Document,
  name: Name,
  properties: { readonly [Key in keyof Tags[Name]]?: Tags[Name][Key] | undefined } = {},
): Tags[Name] {
  const tag: Tags[Name] = page.createElement(name);
  for (const [key, value] of Object.entries(properties)) if (value) Reflect.set(tag, key, value);
  return tag;
}

/** Adds a tag to the head or, if the head has not been parsed yet, to the document element. */
export function addToHead(tag: HTMLElement): void {
  const { head, documentElement } = tag.ownerDocument;
  (head ?? documentElement).append(tag);
}
