import { transform } from '@swc/core';
import { minify, type Plugin } from 'vite';

export type ScriptKind = 'module' | 'classic';

/**
 * ECMAScript version for the built files: modules run only in our supported browsers, but every tool must be able to
 * parse the loader.
 */
export const SYNTAX = { module: 'es2022', classic: 'es2020' } as const;

/** A script after one pass, with its source map; the bundler joins the maps of all passes. */
interface Pass {
  readonly code: string;
  readonly map: string;
}

/** Minifies a script with Vite's own minifier and its default options. */
async function compress(code: string, kind: ScriptKind): Promise<Pass> {
  const isModule = kind === 'module';
  const options = { module: isModule, compress: { target: SYNTAX[kind] }, mangle: { toplevel: isModule } };
  const { code: compressed, map, errors } = await minify('chunk.js', code, { ...options, sourcemap: true });
  const [error] = errors;
  if (error) throw new Error(error.message);
  return { code: compressed, map: JSON.stringify(map) };
}

/**
 * Prints a script so that it survives servers with a wrong charset, pages that inline it, and caching plugins that
 * concatenate and minify: ASCII only, nothing that ends an inline script early, no template literals (some minifiers
 * change their white space and treat `//` in them as a comment), and a semicolon and one newline at the end. Renames,
 * removes and moves nothing.
 */
export async function toAsciiModule(code: string, kind: ScriptKind): Promise<Pass> {
  const { code: safe, map = '' } = await transform(code, {
    configFile: false,
    swcrc: false,
    isModule: kind === 'module',
    sourceMaps: true,
    inputSourceMap: false,
    minify: true,
    // A target as new as our supported browsers, so that only template literals are rewritten.
    env: { targets: { chrome: '120' }, include: ['transform-template-literals'] },
    jsc: {
      minify: {
        compress: false,
        mangle: false,
        format: { ecma: 2020, asciiOnly: true, inlineScript: true, comments: false },
      },
    },
  });
  const start = kind === 'classic' && !safe.startsWith(';') ? ';' : '';
  return { code: `${start}${safe.replace(/;?$/, ';')}\n`, map };
}

/**
 * Minifies every script of a build and prints it safely. Both must happen before the bundler names the files, because a
 * hash in a name must match the served bytes. That is why the preset disables `build.minify`, which runs after naming.
 */
export function safeScripts(kind: ScriptKind): Plugin[] {
  const passes = { compress, toAsciiModule };
  return Object.entries(passes).map(([name, pass]) => ({
    name: `hadaya:${name}`,
    enforce: 'post',
    renderChunk: { order: 'post', handler: (code) => pass(code, kind) },
  }));
}
