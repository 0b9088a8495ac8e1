/** A piece of HTML text: a tag with its attributes as they stand, or plain text. */
export type Tag =
  | { readonly kind: 'text'; readonly text: string }
  | { readonly kind: 'open' | 'close'; readonly name: string; readonly attributes: string };

/** A comment · a whole tag · the rest from a tag that never ends · text, a lone `<` included. Each is read in one pass. */
const PIECE =
  /<!--[\s\S]*?(?:-->|$)|<(\/?)([a-z][\w-]*)((?:"[^"]*"|'[^']*'|[^"'>])*)>|<[/!?a-z][\s\S]*$|<[^<]*|[^<]+/gi;

/** Elements whose inside is no markup, or markup of another language. */
const CLOSED_WORLDS = /^(?:script|style|template|noscript|iframe|object|svg|math|textarea|title)$/;

/** The pieces of server HTML in their order; comments, and closed worlds with all they hold, are left out. */
export function* readTags(html: string): Generator<Tag> {
  const pieces = new RegExp(PIECE);
  const lower = html.toLowerCase();
  for (let piece = pieces.exec(html); piece; piece = pieces.exec(html)) {
    const [text, slash, rawName, attributes = ''] = piece;
    const name = rawName?.toLowerCase();
    if (name === undefined) {
      if (!/^<[/!?a-z]/i.test(text)) yield { kind: 'text', text };
    } else if (CLOSED_WORLDS.test(name)) {
      const end = lower.indexOf(`</${name}`, pieces.lastIndex);
      if (slash === '') pieces.lastIndex = end < 0 ? html.length : end;
    } else yield { kind: slash === '' ? 'open' : 'close', name, attributes };
  }
}
