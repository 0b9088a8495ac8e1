import { applyEdits } from '../../tools/islandBundle/edits.ts';
import { shortName, shortNames } from '../../tools/islandBundle/shortNames.ts';
import { readManifest } from '../../tools/vite/manifest.ts';
import { DIST_FOLDER, VERSION } from '../../tools/vite/project.ts';

const { files } = readManifest(DIST_FOLDER, VERSION);

/** The built file of a name in the manifest, as `product-AbCd1234.min.js` of `swatches`. */
export function builtFile(name: string): string {
  return files[name]?.file ?? `missing-${name}`;
}

const SHARED = ['core', 'runtime'] as const;

/** Script text as the build writes it: with short names for what it imports from core and the runtime. */
export function shortenNames(code: string): string {
  const shared = Object.fromEntries(SHARED.map((name) => [`./${builtFile(name)}`, files[name]?.exports ?? []]));
  return applyEdits(code, shortNames(code, [], shared));
}

/** Text that imports all of a shared file into the constant `name`, with readable names; for {@link shortenNames}. */
export function importWhole(name: (typeof SHARED)[number]): string {
  const names = files[name]?.exports ?? [];
  return `import { ${names.map((own) => `${own} as ${name}$${own}`)} } from './${builtFile(name)}';
    const ${name} = { ${names.map((own) => `${own}: ${name}$${own}`)} };`;
}

/** The short name of core's export, for scripts that import the file at run time. */
export function coreName(own: string): string {
  return shortName(files.core?.exports?.indexOf(own) ?? -1);
}
