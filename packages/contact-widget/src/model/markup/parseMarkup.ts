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
const ATTRIBUTE = /([^\s"'>/=]+)(?:\s*=\s*(?:"([^"]*)"|'([^']*)'|([^\s"'>]+)))?/g;

/** Index behind the `>` that ends a tag, quotes respected; -1 when it never ends. */
function findTagEnd(source: string, from: number): number {
  let quote = '';
  for (let at = from; at < source.length; at += 1) {
    const letter = source[at] ?? '';
    if (quote !== '') quote = letter === quote ? '' : quote;
    else if (letter === '"' || letter === "'") quote = letter;
    else if (letter === '>') return at + 1;
  }
  return -1;
}

function readAttributes(source: string, profile: MarkupProfile): Record<string, string> {
  const found: Record<string, string> = {};
  for (const [, name = '', double, single, bare] of source.matchAll(ATTRIBUTE)) {
    const known = profile.attributes.find((allowed) => allowed.toLowerCase() === name.toLowerCase());
    const value = known && profile.check(known, decodeOnce(double ?? single ?? bare ?? ''));
    if (known && value !== undefined) found[known] = value;
  }
  return found;
}

/** Length of an element that is dropped with all that stands in it. */
function swallow(source: string, tag: string, from: number): number {
  const end = source.toLowerCase().indexOf(`</${tag}`, from);
  return end < 0 ? source.length : Math.max(findTagEnd(source, end), end + 1);
}

/** Reads the tag at `from` and tells where reading goes on; -1 when no tag starts there. */
function readTag(source: string, from: number, profile: MarkupProfile, stack: OpenElement[]): number {
  if (source.startsWith('<!--', from)) {
    const end = source.indexOf('-->', from + 4);
    return end < 0 ? source.length : end + 3;
  }
  const [, slash, written = ''] = /^<(\/?)([a-z][a-z\d:-]*)/i.exec(source.slice(from, from + 40)) ?? [];
  if (slash === undefined) return -1;
  const end = findTagEnd(source, from + 1);
  if (end < 0) return source.length;
  const name = written.toLowerCase();
  if (SWALLOWED.test(name)) return slash ? end : swallow(source, name, end);
  const tag = profile.tags.find((allowed) => allowed.toLowerCase() === name);
  if (!tag) return end;
  if (slash) {
    closeTag(stack, tag);
    return end;
  }
  const inner = source.slice(from + 1 + written.length, end - 1);
  const element: OpenElement = { tag, attributes: readAttributes(inner, profile), children: [] };
  stack.at(-1)?.children.push(element);
  if (!inner.endsWith('/') && !profile.empty.includes(tag) && stack.length < MAX_DEPTH) stack.push(element);
  return end;
}

function closeTag(stack: OpenElement[], tag: string): void {
  const at = stack.map((element) => element.tag).lastIndexOf(tag);
  if (at > 0) stack.length = at;
}

/**
 * Reads markup into a tree of allowed elements. No HTML parser ever sees the text, so nothing in it can run: what is
 * not allowed is left out, what is no tag stays text.
 */
export function parseMarkup(given: string, profile: MarkupProfile): readonly MarkupNode[] {
  const source = given.slice(0, MAX_LENGTH);
  const root: OpenElement = { tag: '', attributes: {}, children: [] };
  const stack: OpenElement[] = [root];
  const addText = (text: string) => text !== '' && stack.at(-1)?.children.push(decodeOnce(text));
  for (let at = 0; at < source.length; ) {
    const next = source.indexOf('<', at);
    addText(source.slice(at, next < 0 ? source.length : next));
    if (next < 0) break;
    const after = readTag(source, next, profile, stack);
    if (after < 0) addText('<');
    at = after < 0 ? next + 1 : after;
  }
  return root.children;
}
