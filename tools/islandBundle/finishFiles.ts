import { minify as minifyBySwc } from '@swc/core';
import { minify as minifyByOxc, type Plugin } from 'vite';
import { dropTemplates } from './dropTemplates.ts';
import { retryImports } from './retryImports.ts';

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

/**
 * swc makes our files 2 to 4 % smaller after gzip. React, which it would make larger, stays as it is. Not terser: a
 * caching plugin's minifier breaks the loops that it writes.
 */
async function shorten(code: string, kind: ScriptKind, bundle: string): Promise<Pass> {
  const isModule = kind === 'module';
  const isOurs = bundle !== 'runtime';
  const unsafe = { unsafe_arrows: true, unsafe_methods: true, pure_getters: true };
  const shortened = await minifyBySwc(code, {
    module: isModule,
    compress: isOurs && { passes: 2, ecma: 2020, inline: 1, keep_fargs: false, module: isModule, ...unsafe },
    mangle: isOurs && { toplevel: isModule },
    format: { ecma: 2020 },
    sourceMap: true,
  });
  return { map: '', ...shortened };
}

/**
 * ASCII only, since some servers name the wrong charset, and nothing that would end an inlined script early; closed by a
 * semicolon and exactly one newline, for whoever joins files.
 */
async function print(code: string, kind: ScriptKind): Promise<Pass> {
  const format = { ecma: 2020, asciiOnly: true, inlineScript: true, comments: false } as const;
  const asItIs = { compress: false, mangle: false, sourceMap: true } as const;
  const { code: printed, map = '' } = await minifyBySwc(code, { module: kind === 'module', ...asItIs, format });
  const start = kind === 'classic' ? ';' : '';
  return { code: `${start}${printed.replace(/;?$/, ';')}\n`, map };
}

/** A bundle and how its files run. */
export interface FinishOptions {
  readonly bundle: string;
  readonly kind: ScriptKind;
  /** Core's shared file, when the bundle's files may import it. */
  readonly coreFile: string | undefined;
}

/** The last passes over every script of a build. They run before files are named, so a name stands for the final bytes. */
export function finishFiles({ bundle, kind, coreFile }: FinishOptions): Plugin[] {
  const surviveLostFiles = (code: string) => (coreFile === undefined ? null : retryImports(code, coreFile));
  return [surviveLostFiles, compress, dropTemplates, shorten, dropTemplates, print].map((pass, index) => ({
    name: `hadaya:${index}:${pass.name}`,
    enforce: 'post',
    renderChunk: { order: 'post', handler: (code) => pass(code, kind, bundle) },
  }));
}
