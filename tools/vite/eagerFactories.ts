import { type Plugin, parseAst, Visitor } from 'vite';

/** A function of a file with more characters than this is worth being compiled at once, with the file. */
const LONG = 2000;

/** Where the functions begin and end that a file hands to a wrapper as its modules: `var x = wrap((exports) => { … })`. */
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
 * A browser reads past a function that nobody calls yet, and reads it again when it is called: React's files, which are
 * CommonJS and therefore functions, were read twice, the second time while the visitor waits. The bundler knows and puts
 * parentheses around them; printing takes them away, so they come back here.
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
