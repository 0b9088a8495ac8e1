import { parseAst, Visitor } from 'vite';

/**
 * Returns a script's string, template and regular expression literals in order; minifiers must not change them. Throws
 * if the script does not parse.
 */
export function literals(code: string, sourceType: 'module' | 'script'): readonly string[] {
  const found: { readonly start: number; readonly end: number }[] = [];
  new Visitor({
    TemplateElement: (node) => void found.push(node),
    Literal(node) {
      if ('regex' in node || typeof node.value === 'string') found.push(node);
    },
  }).visit(parseAst(code, { sourceType }));
  return found.sort((a, b) => a.start - b.start).map(({ start, end }) => code.slice(start, end));
}
