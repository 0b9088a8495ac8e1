/** One element of an icon. */
export interface IconNode {
  readonly tag: string;
  readonly attributes: Readonly<Record<string, string>>;
  readonly children: readonly IconNode[];
}

const TAGS = new Set(['i', 'span', 'svg', 'g', 'path', 'circle', 'ellipse', 'line', 'polygon', 'polyline', 'rect']);
const ATTRIBUTES = new Set([
  ...['class', 'd', 'viewbox', 'fill', 'width', 'height', 'aria-hidden', 'points', 'transform'],
  ...['cx', 'cy', 'r', 'rx', 'ry', 'x', 'y', 'x1', 'x2', 'y1', 'y2'],
]);
const CASED: Readonly<Record<string, string>> = { viewbox: 'viewBox' };
const VOID_END = '/';

const TOKEN = /\s*<(\/?)([a-z]+)((?:\s+[\w:-]+(?:\s*=\s*"[^"<>]*")?)*)\s*(\/?)>\s*/iy;
const ATTRIBUTE = /([\w:-]+)(?:\s*=\s*"([^"<>]*)")?/g;

function readAttributes(source: string): Record<string, string> {
  const kept: Record<string, string> = {};
  for (const [, name = '', value = ''] of source.matchAll(ATTRIBUTE)) {
    const key = name.toLowerCase();
    if (ATTRIBUTES.has(key)) kept[CASED[key] ?? key] = value;
  }
  return kept;
}

/**
 * Reads the HTML of an icon setting as plain data, so that it can be built node by node: markup of others never goes
 * through the HTML parser. Elements that are not shapes make the whole icon unusable (`undefined`); attributes that an
 * icon does not need (`on…`, `style`, `tabindex`, `href`) are dropped.
 */
export function parseIcon(html: string): IconNode | undefined {
  const open: { readonly tag: string; readonly children: IconNode[] }[] = [{ tag: '', children: [] }];
  TOKEN.lastIndex = 0;
  while (TOKEN.lastIndex < html.length) {
    const token = TOKEN.exec(html);
    const parent = open.at(-1);
    if (!token || !parent) return undefined;
    const [, isEnd, name = '', source = '', selfClosing] = token;
    const tag = name.toLowerCase();
    if (!TAGS.has(tag)) return undefined;
    if (isEnd) {
      if (parent.tag !== tag) return undefined;
      open.pop();
      continue;
    }
    const children: IconNode[] = [];
    parent.children.push({ tag, attributes: readAttributes(source), children });
    if (selfClosing !== VOID_END) open.push({ tag, children });
  }
  const [top] = open;
  return open.length === 1 && top?.children.length === 1 ? top.children[0] : undefined;
}
