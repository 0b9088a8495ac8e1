import { decodeEntities } from '@hadaya/core/entities';

/** A node of parsed HTML: plain text, or an element that the profile allows. */
export type HtmlNode = string | HtmlElement;

/** An allowed element with its allowed attributes, under the names in the profile. */
export interface HtmlElement {
  readonly tag: string;
  readonly attributes: Readonly<Record<string, string>>;
  readonly children: readonly HtmlNode[];
}

/** The tags and attributes to keep. Names match case-insensitively and keep the profile's spelling. */
export interface HtmlProfile {
  readonly tags: readonly string[];
  readonly attributes: readonly string[];
  /** Void elements, which have no content and no end tag. */
  readonly empty: readonly string[];
  /**
   * Checks the decoded value of an allowed attribute; returns the value to use, or `undefined` to drop the attribute.
   */
  readonly check: (name: string, value: string, tag: string) => string | undefined;
  /** Maximum number of characters to read; unlimited when absent. */
  readonly maxLength?: number;
}

interface OpenElement {
  readonly tag: string;
  readonly attributes: Readonly<Record<string, string>>;
  readonly children: HtmlNode[];
}

const MOST_DEEP = 64;
/**
 * Elements whose content is not part of the page's text. Such elements are removed with their content, unless the
 * profile allows them.
 */
const DROPPED = /^(?:script|style|iframe|template|noscript|textarea|title|xmp|object|svg|math)$/;
/**
 * Matches a comment, a tag (whose quotes may contain `>`), another construct such as a doctype, text, or a lone `<`.
 */
const TOKEN =
  /<!--[\s\S]*?(?:-->|$)|<(\/?)([a-z][a-z\d:-]*)((?:"[^"]*(?:"|$)|'[^']*(?:'|$)|[^"'>])*)(>?)|<[!?/][^>]*>?|[^<]+|</gi;
const ATTRIBUTE = /([^\s"'>/=]+)(?:\s*=\s*(?:"([^"]*)"|'([^']*)'|([^\s"'>]+)))?/g;

const findName = (names: readonly string[], written: string) =>
  names.find((name) => name.toLowerCase() === written.toLowerCase());

function readAttributes(source: string, tag: string, profile: HtmlProfile): Record<string, string> {
  const found: Record<string, string> = {};
  for (const [, name = '', double, single, bare] of source.matchAll(ATTRIBUTE)) {
    const known = findName(profile.attributes, name);
    if (!known || Object.hasOwn(found, known)) continue;
    const value = profile.check(known, decodeEntities(double ?? single ?? bare ?? ''), tag);
    if (value !== undefined) found[known] = value;
  }
  return found;
}

/**
 * Adds a node, merging adjacent text, so that a text full of lone `<` characters does not become thousands of nodes.
 */
function addNode(nodes: HtmlNode[], node: HtmlNode): void {
  const last = nodes.at(-1);
  if (typeof node === 'string' && typeof last === 'string') nodes[nodes.length - 1] = last + node;
  else nodes.push(node);
}

/**
 * Parses HTML from a server or an owner into a tree of allowed elements, in one pass. The browser's parser never sees
 * the text, so nothing in it can run, and Trusted Types do not block it. Drops comments, and elements that are not
 * allowed; keeps the text of such elements, except of those in `DROPPED`.
 */
export function readHtml(given: string, profile: HtmlProfile): readonly HtmlNode[] {
  const source = given.slice(0, profile.maxLength);
  const lower = source.toLowerCase();
  const root: OpenElement = { tag: '', attributes: {}, children: [] };
  const open: OpenElement[] = [root];
  // oxlint-disable-next-line no-restricted-globals -- a copy of a literal, with its own `lastIndex`.
  const token = new RegExp(TOKEN);
  for (let found = token.exec(source); found; found = token.exec(source)) {
    const [whole, slash, name, inner = '', end] = found;
    const add = (node: HtmlNode) => addNode(open.at(-1)?.children ?? [], node);
    const tag = name && findName(profile.tags, name);
    if (name === undefined) {
      if (!/^<[!?/]/.test(whole)) add(decodeEntities(whole));
    } else if (!tag) {
      if (slash || !DROPPED.test(name.toLowerCase())) continue;
      const close = lower.indexOf(`</${name.toLowerCase()}`, token.lastIndex);
      token.lastIndex = close < 0 ? source.length : close;
    } else if (slash) {
      const index = open.map((element) => element.tag).lastIndexOf(tag);
      // The first level is the root and stays open, whichever tags the text closes.
      if (index > 0) open.length = index;
    } else if (end) {
      const element: OpenElement = { tag, attributes: readAttributes(inner, tag, profile), children: [] };
      add(element);
      if (!inner.endsWith('/') && !profile.empty.includes(tag) && open.length < MOST_DEEP) open.push(element);
    }
  }
  return root.children;
}
