import { type Plugin, parseAst, Visitor } from 'vite';

/** Functions with at least this many characters are worth compiling eagerly with the file. */
const LONG = 2000;

/**
 * Finds the start and end of the long functions that a file passes to a wrapper as its modules: `var x = wrap((exports)
 * => { … })`.
 */
export function findFactories(code: string): readonly { readonly start: number; readonly end: number }[] {
  const found: { start: number; end: number }[] = [];
  new Visitor({
    VariableDeclarator({ init }) {
      if (init?.type !== 'CallExpression' || init.arguments.length !== 1) return;
      const [given] = init.arguments;
      if (given?.type !== 'ArrowFunctionExpression' || given.end - given.start < LONG) return;
      if (code[given.start - 1] !== '(' || code[given.start - 2] !== '(') found.push(given);
    },
  }).visit(parseAst(code));
  return found;
}

/**
 * Restores the parentheses that make browsers compile React's CommonJS modules together with the file. The bundler adds
 * them, but printing removes them. Without them, browsers pre-parse these functions and parse them again on the first
 * call, while the visitor waits.
 */
export function eagerFactories(): Plugin {
  return {
    name: 'hadaya:eager-factories',
    enforce: 'post',
    renderChunk: {
      order: 'post',
      handler(code, _chunk, _options, { magicString }) {
        const factories = findFactories(code);
        if (factories.length === 0 || !magicString) return null;
        for (const { start, end } of factories) {
          magicString.appendLeft(start, '(');
          magicString.appendLeft(end, ')');
        }
        return magicString;
      },
    },
  };
}
