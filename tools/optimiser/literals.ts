import { parseAst, Visitor } from 'vite';

/**
 * String, template and regular expression literals of a script in their order: what a minifier must not touch. A script
 * that does not parse throws.
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
