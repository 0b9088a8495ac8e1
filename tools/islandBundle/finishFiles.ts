import { transform } from 'esbuild';
import { minify as minifyByTerser } from 'terser';
import { minify as minifyByOxc, type Plugin } from 'vite';

/** How a browser runs a script. */
export type ScriptKind = 'module' | 'classic';

/** A script after one pass, with the map back to what went in; the bundler joins the maps of all passes. */
interface Pass {
  readonly code: string;
  readonly map: string;
}

/** The bundler's own minifier, which knows best what a bundle never uses. */
async function compress(code: string, kind: ScriptKind): Promise<Pass> {
  const isModule = kind === 'module';
  const options = { module: isModule, compress: { target: 'es2020' }, mangle: { toplevel: isModule }, sourcemap: true };
  const { code: compressed, map, errors } = await minifyByOxc('chunk.js', code, options);
  const [error] = errors;
  if (error) throw new Error(error.message);
  return { code: compressed, map: JSON.stringify(map) };
}

/** Template literals become sums: caching plugins change white space inside them and take their `//` for comments. */
async function dropTemplates(code: string, kind: ScriptKind): Promise<Pass> {
  return transform(code, {
    ...(kind === 'module' ? { format: 'esm' } : {}),
    target: 'es2020',
    supported: { 'template-literal': false },
    minify: true,
    legalComments: 'none',
    sourcemap: 'external',
  });
}

/**
 * terser's pass makes a file 2 % smaller after gzip. ASCII only, since some servers name the wrong charset, and nothing
 * that would end an inlined script early; closed by a semicolon and exactly one newline, for whoever joins files.
 */
async function print(code: string, kind: ScriptKind, bundle: string): Promise<Pass> {
  const { code: printed = '', map } = await minifyByTerser(code, {
    module: kind === 'module',
    ecma: 2020,
    // A large function written into its only call ends in a form that a caching plugin's minifier breaks; React has one.
    compress: {
      inline: 1,
      reduce_funcs: bundle !== 'runtime',
      unsafe_arrows: true,
      unsafe_methods: true,
      pure_getters: true,
      keep_fargs: false,
    },
    format: { ascii_only: true, inline_script: true, comments: false },
    sourceMap: true,
  });
  const start = kind === 'classic' ? ';' : '';
  return { code: `${start}${printed.replace(/;?$/, ';')}\n`, map: String(map) };
}

/** The last passes over every script of a build. They run before files are named, so a name stands for the final bytes. */
export function finishFiles(bundle: string, kind: ScriptKind): Plugin[] {
  return [compress, dropTemplates, print].map((pass) => ({
    name: `hadaya:${pass.name}`,
    enforce: 'post',
    renderChunk: { order: 'post', handler: (code) => pass(code, kind, bundle) },
  }));
}
