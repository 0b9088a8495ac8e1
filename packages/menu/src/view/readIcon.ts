const TAGS = ['i', 'span', 'svg', 'g', 'path', 'circle', 'ellipse', 'line', 'polygon', 'polyline', 'rect'] as const;

export interface IconTag {
  readonly tag: (typeof TAGS)[number];
  /** Change in nesting depth: 1 for a start tag, 0 for a self-closing element, -1 for an end tag. */
  readonly step: number;
  readonly attributes: readonly (readonly [name: string, value: string])[];
}

const TOKEN = /<(\/?)([a-z]+)\b([^<>]*?)(\/?)>|\S/g;
/** Matches the attributes that an icon keeps. Their values must not contain a URL: neither a scheme nor a path. */
const ATTRIBUTE =
  /\s(class|d|viewBox|(?:fill|stroke)(?:-\w+)?|width|height|points|transform|[cr]?[xy]|[xy][12]|r)="([^":/]*)"/g;

/**
 * Parses the HTML of an icon setting as plain data, tag by tag, so that it can be rendered node by node and untrusted
 * markup never reaches the HTML parser. If the setting contains anything but icons and shapes, the result is an empty
 * list. Attributes that an icon does not need (`on…`, `style`, `tabindex`, `href`) are dropped.
 */
export function readIcon(html: string): readonly IconTag[] {
  const tags: IconTag[] = [];
  for (const [, end, name, source = '', empty] of html.matchAll(TOKEN)) {
    const tag = TAGS.find((known) => known === name);
    if (!tag) return [];
    const attributes = [...source.matchAll(ATTRIBUTE)].map(([, own = '', value = '']) => [own, value] as const);
    tags.push({ tag, step: end ? -1 : empty ? 0 : 1, attributes });
  }
  return tags;
}
