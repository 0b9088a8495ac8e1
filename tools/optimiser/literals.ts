import { parseCode } from '../syntax/parseCode.ts';
import { nodesBelow } from '../syntax/walk.ts';

/**
 * String, template and regular expression literals of a script in their order: what a minifier must not touch. A script
 * that does not parse throws.
 */
export function literals(code: string, sourceType: 'module' | 'script'): readonly string[] {
  const texts = [...nodesBelow(parseCode('script.js', code, sourceType).program)].filter(
    (node) =>
      node.type === 'TemplateElement' ||
      (node.type === 'Literal' && ('regex' in node || typeof node.value === 'string')),
  );
  return texts.sort((a, b) => a.start - b.start).map(({ start, end }) => code.slice(start, end));
}
