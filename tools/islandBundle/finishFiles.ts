import { minify, type Plugin, type Rolldown } from 'vite';
import { editScript } from './edits.ts';
import { inlineExportAll } from './inlineExportAll.ts';
import { keepSafe, type Pass, type ScriptKind } from './keepSafe.ts';
import { type BundlePlan, islandsOf } from './plans.ts';
import { RUNTIME } from './project.ts';
import { retryImports } from './retryImports.ts';
import { shortNames } from './shortNames.ts';

/** The syntax of the files: modules run in our browsers only; the loader is old enough for every tool that reads scripts. */
export const SYNTAX = { module: 2022, classic: 2020 } as const;

/** The bundler's own minifier, which knows best what a bundle never uses. */
async function compress(code: string, kind: ScriptKind): Promise<Pass> {
  const isModule = kind === 'module';
  const target = `es${SYNTAX[kind]}`;
  const options = { module: isModule, compress: { target }, mangle: { toplevel: isModule }, sourcemap: true };
  const { code: compressed, map, errors } = await minify('chunk.js', code, options);
  const [error] = errors;
  if (error) throw new Error(error.message);
  return { code: compressed, map: JSON.stringify(map) };
}

/**
 * swc makes our files 2 to 4 % smaller after gzip. React, which it would make larger, stays as it is. Not terser: a
 * caching plugin's minifier breaks the loops that it writes.
 */
async function shorten(code: string, kind: ScriptKind, bundle: string): Promise<Pass | null> {
  if (bundle === 'runtime' && RUNTIME === 'react') return null;
  const isModule = kind === 'module';
  const unsafe = { unsafe_arrows: true, unsafe_methods: true, pure_getters: true };
  return keepSafe(code, kind, {
    compress: { passes: 3, ecma: SYNTAX[kind], inline: 1, keep_fargs: false, module: isModule, ...unsafe },
    mangle: { toplevel: isModule },
  });
}

/** What the last passes read of a plan. */
type NamedPlan = Pick<BundlePlan, 'name' | 'kind' | 'islands' | 'isNamedShort'>;

/** A bundle and how its files run. */
export interface FinishOptions {
  readonly plan: NamedPlan;
  readonly kind: ScriptKind;
  /** Core's shared file, when the bundle's files may import it. */
  readonly coreFile: string | undefined;
  /** Files that are imported by short names: their exports in order. */
  readonly shared: Readonly<Record<string, readonly string[]>>;
}

type RenderChunk = (
  code: string,
  script: Rolldown.RolldownMagicString | undefined,
  chunk: Rolldown.RenderedChunk,
) => Promise<Pass | null> | Rolldown.RolldownMagicString | null;

/** Exports of a file that others import by short names, in the order that gives them these; none of any other file. */
export function shortExports(plan: NamedPlan, { exports }: Pick<Rolldown.RenderedChunk, 'exports'>): readonly string[] {
  const started = islandsOf(plan);
  return plan.isNamedShort ? exports.filter((name) => !started.includes(name)).sort() : [];
}

/** The last passes over every script of a build. They run before files are named, so a name stands for the final bytes. */
export function finishFiles({ plan, kind, coreFile, shared }: FinishOptions): Plugin[] {
  const passes: Readonly<Record<string, RenderChunk>> = {
    ownHelper: (_code, script) => (script ? inlineExportAll(script) : null),
    surviveLostFiles(code, script) {
      return coreFile === undefined || !script ? null : editScript(script, retryImports(code, coreFile));
    },
    shortNames(code, script, chunk) {
      return script ? editScript(script, shortNames(code, shortExports(plan, chunk), shared)) : null;
    },
    compress: (code) => compress(code, kind),
    shorten: (code) => shorten(code, kind, plan.name),
    keepSafe: (code) => keepSafe(code, kind),
  };
  return Object.entries(passes).map(([name, pass]) => ({
    name: `hadaya:${name}`,
    enforce: 'post',
    renderChunk: { order: 'post', handler: (code, chunk, _options, { magicString }) => pass(code, magicString, chunk) },
  }));
}
