/**
 * Files that a page's inline script preloads, by time: immediately, after the style sheets, and after all visible
 * content.
 */
export interface Hints {
  readonly first: readonly string[];
  readonly rest: readonly string[];
  readonly late: readonly string[];
}

const SCRIPT = /<script[^>]* id="hadaya-hints"[^>]*>([\s\S]*?)<\/script>/g;

export function readHints(html: string): Hints {
  const found = [...html.matchAll(SCRIPT)].map(([, code = '']) => {
    const [, ...lists] = JSON.parse(`[${code.slice(code.lastIndexOf('})(') + 3, code.lastIndexOf(');'))}]`);
    return lists.map((files: readonly (readonly string[])[]) => files.map(([file]) => file));
  });
  const [first = [], rest = [], late = []] = [0, 1, 2].map((list) => found.flatMap((lists) => lists[list] ?? []));
  return { first, rest, late };
}
