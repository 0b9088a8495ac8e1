/** The start or the end of one element of an icon. */
export interface IconTag {
  readonly tag: string;
  /** Levels down after it: 1 for a start, 0 for an element that is closed at once, -1 for an end. */
  readonly step: number;
  /** Source, name and value of each. */
  readonly attributes: readonly (readonly string[])[];
}

const TOKEN = /<(\/?)(i|span|svg|g|path|circle|ellipse|line|poly(?:gon|line)|rect)\b([^<>]*?)(\/?)>|\S/g;
/** Values hold no address: neither a scheme nor a path. */
const ATTRIBUTE =
  /\s(class|d|viewBox|(?:fill|stroke)(?:-\w+)?|width|height|points|transform|[cr]?[xy]|[xy][12]|r)="([^":/]*)"/g;

/**
 * Reads the HTML of an icon setting as plain data, tag by tag, so that it can be built node by node: markup of others
 * never goes through the HTML parser. Anything but icons and shapes makes the whole setting unusable (an empty list);
 * attributes that an icon does not need (`on…`, `style`, `tabindex`, `href`) are dropped.
 */
export function parseIcon(html: string): readonly IconTag[] {
  const tags = [...html.matchAll(TOKEN)].map(([, end, tag = '', source = '', empty]) => ({
    tag,
    step: end ? -1 : empty ? 0 : 1,
    attributes: [...source.matchAll(ATTRIBUTE)],
  }));
  return tags.every(({ tag }) => tag) ? tags : [];
}
