import { type JsMinifyOptions, transform } from '@swc/core';

/** How a browser runs a script. */
export type ScriptKind = 'module' | 'classic';

/** A script after one pass, with the map back to what went in; the bundler joins the maps of all passes. */
export interface Pass {
  readonly code: string;
  readonly map: string;
}

/**
 * Makes a script safe for servers that name the wrong charset, for pages that inline it, and for caching plugins that join
 * and minify it: ASCII only, nothing that ends an inlined script early, no template literals (their minifiers change white
 * space in them and take their `//` for a comment), closed by a semicolon and exactly one newline.
 */
export async function keepSafe(code: string, kind: ScriptKind, minify: JsMinifyOptions = {}): Promise<Pass> {
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
      assumptions: { ignoreToPrimitiveHint: true },
      minify: { ...minify, format: { ecma: 2020, asciiOnly: true, inlineScript: true, comments: false } },
    },
  });
  const start = kind === 'classic' && !safe.startsWith(';') ? ';' : '';
  return { code: `${start}${safe.replace(/;?$/, ';')}\n`, map };
}
