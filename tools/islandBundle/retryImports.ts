import { type ImportExpression, parse } from 'acorn';
import { simple } from 'acorn-walk';
import MagicString from 'magic-string';

/** Name of core's `importFile` inside a built file; the minifier shortens it. */
const LOCAL_NAME = 'importFile$hadaya';

function isOwnFile({ source }: ImportExpression): boolean {
  return source.type === 'Literal' && typeof source.value === 'string' && source.value.startsWith('./');
}

/**
 * `import('./x.js')` becomes `importFile('./x.js', () => import('./x.js'))`, with `importFile` from core's file: a file
 * that failed has another address at the next try. The literal import stays, so that a page builder's or an owner's own
 * bundler still finds it. A script without such imports stays as it is.
 */
export function retryImports(code: string, coreFile: string): { readonly code: string; readonly map: string } {
  const script = new MagicString(code);
  simple(parse(code, { ecmaVersion: 'latest', sourceType: 'module' }), {
    ImportExpression: (found) => {
      if (!isOwnFile(found)) return;
      const { start, end, source } = found;
      script.appendLeft(start, `${LOCAL_NAME}(${JSON.stringify(Reflect.get(source, 'value'))}, () => `);
      script.appendRight(end, ')');
    },
  });
  if (script.hasChanged()) script.prepend(`import { importFile as ${LOCAL_NAME} } from ${JSON.stringify(coreFile)};\n`);
  return { code: script.toString(), map: script.generateMap({ hires: true }).toString() };
}
