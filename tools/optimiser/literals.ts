import { tokenizer, tokTypes } from 'acorn';

/** String, template and regular expression literals of a script in their order: what a minifier must not touch. */
export function literals(code: string, sourceType: 'module' | 'script'): string[] {
  const found: string[] = [];
  for (const token of tokenizer(code, { ecmaVersion: 'latest', sourceType })) {
    const isText = token.type === tokTypes.string || token.type === tokTypes.template || token.type === tokTypes.regexp;
    if (isText) found.push(code.slice(token.start, token.end));
  }
  return found;
}
