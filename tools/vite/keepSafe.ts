import { transform } from '@swc/core';
import { minify, type Plugin } from 'vite';

/** How a browser runs a script. */
export type ScriptKind = 'module' | 'classic';

/** The syntax of the files: modules run in our browsers only; the loader is old enough for every tool that reads scripts. */
export const SYNTAX = { module: 'es2022', classic: 'es2020' } as const;

/** A script after one pass, with the map back to what went in; the bundler joins the maps of all passes. */
interface Pass {
  readonly code: string;
  readonly map: string;
}

/** Vite's own minifier with its standard options. */
async function compress(code: string, kind: ScriptKind): Promise<Pass> {
  const isModule = kind === 'module';
  const options = { module: isModule, compress: { target: SYNTAX[kind] }, mangle: { toplevel: isModule } };
  const { code: compressed, map, errors } = await minify('chunk.js', code, { ...options, sourcemap: true });
  const [error] = errors;
  if (error) throw new Error(error.message);
  return { code: compressed, map: JSON.stringify(map) };
}

/**
 * Prints a script so that it survives servers that name the wrong charset, pages that inline it, and caching plugins that
 * join and minify it: ASCII only, nothing that ends an inlined script early, no template literals (their minifiers change
 * white space in them and take their `//` for a comment), closed by a semicolon and exactly one newline. Nothing is
 * renamed, removed or moved.
 */
export async function keepSafe(code: string, kind: ScriptKind): Promise<Pass> {
  const { code: safe, map = '' } = await transform(code, {
    configFile: false,
    swcrc: false,
    isModule: kind === 'module',
    sourceMaps: true,
    inputSourceMap: false,
    minify: true,
    // As new as our browsers, so that templates are all that is rewritten.
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
 * Minifies every script of a build and prints it safely. Both happen before the bundler names the files: a hash in a name
 * stands for the bytes that are served. That is why the preset turns off `build.minify`, which runs after the names.
 */
export function safeScripts(kind: ScriptKind): Plugin[] {
  const passes = { compress, keepSafe };
  return Object.entries(passes).map(([name, pass]) => ({
    name: `hadaya:${name}`,
    enforce: 'post',
    renderChunk: { order: 'post', handler: (code) => pass(code, kind) },
  }));
}
