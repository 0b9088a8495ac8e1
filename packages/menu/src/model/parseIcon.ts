/** One element of an icon. */
export interface IconElement {
  readonly tag: string;
  readonly attributes: readonly (readonly [name: string, value: string])[];
}

const TAG = /^(i|span|svg|path|circle|ellipse|line|poly(gon|line)|rect)$/;
const KEPT = /^(class|d|viewBox|fill|width|height|points|transform|[cr]?[xy]|[xy][12]|r)$/;
const TOKEN = /<\/\w+>|<(\w+)([^<>]*)>|\S/g;
const ATTRIBUTE = /([\w:-]+)="([^"]*)"/g;

/**
 * Reads the HTML of an icon setting as plain data, its root first and then the shapes inside, so that it can be built
 * node by node: markup of others never goes through the HTML parser. Anything but one root with shapes makes the whole
 * icon unusable (an empty list); attributes that an icon does not need (`on…`, `style`, `tabindex`, `href`) are dropped.
 */
export function parseIcon(html: string): readonly IconElement[] {
  const elements = [...html.matchAll(TOKEN)].flatMap(([token, tag = '', source = '']) => {
    const attributes = [...source.matchAll(ATTRIBUTE)].flatMap(([, name = '', value = '']) =>
      KEPT.test(name) ? [[name, value] as const] : [],
    );
    return token.startsWith('</') ? [] : [{ tag, attributes }];
  });
  const isIcon = elements.every(({ tag }, index) => TAG.test(tag) && /^(i|s)/.test(tag) === (index === 0));
  return isIcon ? elements : [];
}
