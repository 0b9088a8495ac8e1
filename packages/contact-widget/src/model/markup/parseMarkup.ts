import { decodeOnce } from '../settings/decodeText.ts';

/** A piece of owners' markup after reading: plain text, or an element that the profile allows. */
export type MarkupNode = string | MarkupElement;

/** An allowed element with its allowed attributes, by their written names. */
export interface MarkupElement {
  readonly tag: string;
  readonly attributes: Readonly<Record<string, string>>;
  readonly children: readonly MarkupNode[];
}

/** Which elements and attributes survive. Names are matched in lower case and come out as spelt here. */
export interface MarkupProfile {
  readonly tags: readonly string[];
  readonly attributes: readonly string[];
  /** Elements that have no content. */
  readonly empty: readonly string[];
  /** Judges an attribute value once more; `undefined` drops it. */
  readonly check: (name: string, value: string) => string | undefined;
}

interface OpenElement {
  readonly tag: string;
  readonly attributes: Record<string, string>;
  readonly children: MarkupNode[];
}

const MAX_LENGTH = 30_000;
const MAX_DEPTH = 40;
const SWALLOWED = /^(?:script|style|iframe|template|noscript|textarea|title|xmp|object)$/;
/** A comment, a tag whose quotes hide its end, a text, or a `<` that starts nothing. What never ends reaches to the end. */
const TOKEN = /<!--[\s\S]*?(?:-->|$)|<(\/?)([a-z][a-z\d:-]*)((?:"[^"]*(?:"|$)|'[^']*(?:'|$)|[^"'>])*)(>?)|[^<]+|</gi;
const ATTRIBUTE = /([^\s"'>/=]+)(?:\s*=\s*(?:"([^"]*)"|'([^']*)'|([^\s"'>]+)))?/g;

const findName = (names: readonly string[], written: string) =>
  names.find((name) => name.toLowerCase() === written.toLowerCase());

function readAttributes(source: string, profile: MarkupProfile): Record<string, string> {
  const found: Record<string, string> = {};
  for (const [, name = '', double, single, bare] of source.matchAll(ATTRIBUTE)) {
    const known = findName(profile.attributes, name);
    const value = known && profile.check(known, decodeOnce(double ?? single ?? bare ?? ''));
    if (known && value !== undefined) found[known] = value;
  }
  return found;
}

/**
 * Reads markup into a tree of allowed elements. No HTML parser ever sees the text, so nothing in it can run: what is
 * not allowed is left out, what is no tag stays text.
 */
export function parseMarkup(given: string, profile: MarkupProfile): readonly MarkupNode[] {
  const source = given.slice(0, MAX_LENGTH);
  const root: OpenElement = { tag: '', attributes: {}, children: [] };
  const stack: OpenElement[] = [root];
  const token = new RegExp(TOKEN);
  for (let found = token.exec(source); found; found = token.exec(source)) {
    const [whole, slash, name = '', inner = '', end] = found;
    const add = (node: MarkupNode) => stack.at(-1)?.children.push(node);
    const tag = findName(profile.tags, name);
    if (name === '') {
      if (!whole.startsWith('<!--')) add(decodeOnce(whole));
    } else if (SWALLOWED.test(name.toLowerCase())) {
      // Dropped with all that stands in it.
      const close = slash ? token.lastIndex : source.toLowerCase().indexOf(`</${name.toLowerCase()}`, token.lastIndex);
      token.lastIndex = close < 0 ? source.length : close;
    } else if (tag && slash) {
      const at = stack.map((element) => element.tag).lastIndexOf(tag);
      if (at > 0) stack.length = at;
    } else if (tag && end) {
      const element: OpenElement = { tag, attributes: readAttributes(inner, profile), children: [] };
      add(element);
      if (!inner.endsWith('/') && !profile.empty.includes(tag) && stack.length < MAX_DEPTH) stack.push(element);
    }
  }
  return root.children;
}
