import { basename, relative, resolve } from 'node:path';
import type { Plugin, Rolldown } from 'vite';
import { type Bundle, entryFile, hasPublicNameOnly } from './bundle.ts';
import { describeFile, type Manifest, type ManifestFile, openManifest, writeManifest } from './manifest.ts';
import { DIST_FOLDER, REPOSITORY } from './project.ts';

type Output = Rolldown.OutputChunk | Rolldown.OutputAsset;

const isChunk = (output: Output): output is Rolldown.OutputChunk => output.type === 'chunk';

function nameOutput(name: string, output: Output): string {
  if (!isChunk(output)) return `${name}.css`;
  return output.isEntry ? name : `${name}/${output.name}`;
}

/**
 * Puts assets first, then chunks, then entries, so that an entry finds its style sheet and the imports of its chunks.
 */
function inImportOrder(outputs: readonly Output[]): readonly Output[] {
  const rank = (output: Output) => (isChunk(output) ? (output.isEntry ? 2 : 1) : 0);
  return [...outputs].sort((a, b) => rank(a) - rank(b));
}

function addFile(manifest: Manifest, name: string, entry: ManifestFile): Manifest {
  return { ...manifest, files: { ...manifest.files, [name]: entry } };
}

/** Returns the files of a lazy module except those of `start`, which are already loaded. */
function filesOfModule(
  { files }: Manifest,
  folder: string,
  module: string,
  start: readonly string[],
): readonly string[] {
  const source = relative(REPOSITORY, resolve(folder, module));
  const entry = Object.values(files).find((file) => file.source === source);
  if (!entry) throw new Error(`${source} should be prefetched, but has no separate file`);
  return [...entry.imports, entry.file].filter((file) => !start.includes(file));
}

/**
 * Adds one file to the manifest under its name; an entry is added together with its style sheet and the specifiers that
 * it provides.
 */
function enterOutput(manifest: Manifest, folder: string, name: string, bundle: Bundle, output: Output): Manifest {
  const { kind, answers = [] } = bundle;
  const fileOf = (specifier: string) => manifest.answers[specifier] ?? basename(specifier);
  const imports = isChunk(output) ? output.imports.map(fileOf) : [];
  const facade = isChunk(output) ? output.facadeModuleId : null;
  const measured = {
    ...describeFile(DIST_FOLDER, output.fileName, manifest, imports),
    ...(facade === null ? {} : { source: relative(REPOSITORY, facade) }),
  };
  const entered = addFile(manifest, nameOutput(name, output), measured);
  if (!isChunk(output) || !output.isEntry) return entered;
  const css = manifest.files[`${name}.css`]?.file;
  const start = [...measured.imports, output.fileName];
  const view = bundle.view === undefined ? [] : filesOfModule(manifest, folder, bundle.view, start);
  const prefetch = (bundle.prefetch ?? []).map((module) => filesOfModule(manifest, folder, module, start));
  const beside = Object.entries(bundle.beside ?? {}).map(
    ([global, module]) => [global, filesOfModule(manifest, folder, module, start)] as const,
  );
  const more = {
    ...(css === undefined ? {} : { css }),
    ...(view.length === 0 ? {} : { view }),
    ...(prefetch.length === 0 ? {} : { prefetch }),
    ...(beside.length === 0 ? {} : { beside: Object.fromEntries(beside) }),
    ...(kind === 'island' ? { island: true as const } : {}),
  };
  const answered = Object.fromEntries(answers.map((specifier) => [specifier, output.fileName]));
  return {
    ...addFile(entered, name, { ...measured, ...more }),
    answers: { ...manifest.answers, ...answered },
  };
}

export function enterFiles(folder: string, name: string, bundle: Bundle): Plugin {
  return {
    name: 'hadaya:manifest',
    enforce: 'post',
    writeBundle: {
      order: 'post',
      handler(_options, outputs) {
        let manifest = openManifest();
        for (const output of inImportOrder(Object.values(outputs))) {
          const isEntry = !isChunk(output) && output.fileName.endsWith('.js');
          if (!isEntry && !output.fileName.endsWith('.map'))
            manifest = enterOutput(manifest, folder, name, bundle, output);
        }
        if (Object.keys(outputs).includes(entryFile(name)) && manifest.files[name]?.file !== entryFile(name)) {
          const { file = '', imports = [] } = manifest.files[name] ?? {};
          const needed = bundle.isOneFile ? imports : [file];
          manifest = addFile(manifest, `${name}/entry`, describeFile(DIST_FOLDER, entryFile(name), manifest, needed));
        }
        writeManifest(DIST_FOLDER, manifest);
      },
    },
  };
}

/**
 * Writes the file with the public name of an island or library next to the hashed start file. If there are lazy files,
 * which import the start file by its hashed name, the public file only imports the start file; otherwise it is a copy,
 * which saves a request. Pages with the loader do not request the public file.
 */
export function writeEntry(name: string, bundle: Bundle): Plugin {
  const { kind, isOneFile = false } = bundle;
  return {
    name: 'hadaya:entry',
    generateBundle(_options, outputs) {
      if (kind !== 'island' && kind !== 'library') return;
      const chunks = Object.values(outputs).filter(isChunk);
      const start = chunks.find(({ isEntry }) => isEntry);
      if (start === undefined) this.error(`The build of ${name} produced no entry`);
      if (isOneFile !== (chunks.length === 1)) {
        this.error(`${name} has ${chunks.length} scripts, so isOneFile in its vite.config.ts must be ${!isOneFile}`);
      }
      if (hasPublicNameOnly(bundle)) return;
      const source = isOneFile ? start.code : `import"./${start.fileName}";\n`;
      this.emitFile({ type: 'asset', fileName: entryFile(name), source });
    },
  };
}
