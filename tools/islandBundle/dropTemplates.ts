import { parse, type TemplateLiteral } from 'acorn';
import { simple } from 'acorn-walk';
import MagicString from 'magic-string';

/** The template's texts become strings in place, so that templates inside its expressions are reached too. */
function rewrite(script: MagicString, { start, end, quasis, expressions }: TemplateLiteral): void {
  const texts = quasis.map(({ value }) => JSON.stringify(value.cooked));
  // A sum that goes on with a text is one of texts already.
  const isTextNext = quasis[0]?.value.cooked === '' && !!quasis[1]?.value.cooked;
  quasis.forEach((quasi, index) => {
    const isFirst = index === 0;
    const isLast = index === expressions.length;
    const text = isFirst && isTextNext ? '((' : `${isFirst ? '(' : ')+'}${texts[index]}${isLast ? ')' : '+('}`;
    script.overwrite(isFirst ? start : quasi.start - 1, isLast ? end : quasi.end + 2, text);
  });
}

/**
 * Template literals become sums: minifiers of caching plugins change the white space inside them and take their `//` for
 * a comment. What a compiler makes of them, `"".concat(…)`, costs 1 % after gzip. Tagged ones are not known here.
 */
export function dropTemplates(code: string): { readonly code: string; readonly map: string } {
  const script = new MagicString(code);
  simple(parse(code, { ecmaVersion: 'latest', sourceType: 'module' }), {
    TaggedTemplateExpression: ({ start }) => {
      throw new Error(`A tagged template at ${start} cannot become a sum`);
    },
    TemplateLiteral: (template) => rewrite(script, template),
  });
  return { code: script.toString(), map: script.generateMap({ hires: true }).toString() };
}
