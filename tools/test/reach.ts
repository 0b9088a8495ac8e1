import { resolveImport } from '../checkLayers/place.ts';
import type { SourceFile } from '../checkLayers/problem.ts';
import { readImports } from '../checkLayers/readImports.ts';
import type { ProductFile } from '../house/productFiles.ts';

/** Package → folder of `e2e/` that judges it; `core` stands for the pages of all. */
const AREAS: Readonly<Record<string, string>> = {
  attribution: 'attribution',
  'contact-widget': 'contact',
  content: 'content',
  core: 'core',
  debug: 'debug',
  gallery: 'gallery',
  loader: 'core',
  menu: 'menu',
  swatches: 'swatches',
  variations: 'variations',
  vitals: 'vitals',
};

/** More areas than that are the whole command's: they take longer than two minutes. */
const MOST_AREAS = 3;

/** The folder of browser tests that judges a package; `undefined` when none does. */
export const areaOf = (name: string): string | undefined => AREAS[name];

/** Product modules that a change reaches, the changed ones included: who imports one is changed with it. */
export function reachedModules(changed: readonly string[], product: readonly ProductFile[]): readonly string[] {
  const importers = new Map(product.map((file) => [file.path, file.importers]));
  const reached = new Set(changed.filter((path) => importers.has(path)));
  for (const path of reached) for (const importer of importers.get(path) ?? []) reached.add(importer);
  return [...reached];
}

const packageOf = (path: string) => /^packages\/([^/]+)\//.exec(path)?.[1] ?? '';

/** Unit tests that a change reaches within its own package, and changed tests themselves. */
export function testsNear(
  changed: readonly string[],
  product: readonly ProductFile[],
  files: readonly SourceFile[],
): readonly string[] {
  const near = new Set(
    changed.flatMap((path) => [
      path,
      ...reachedModules([path], product).filter((reached) => packageOf(reached) === packageOf(path)),
    ]),
  );
  const imports = ({ path, text }: SourceFile) =>
    readImports(text).map(({ specifier }) => resolveImport(path, specifier));
  return files
    .filter(({ path }) => /^(packages|tools)\/.*\.test\.tsx?$/.test(path))
    .filter((file) => near.has(file.path) || imports(file).some((path) => near.has(path)))
    .map(({ path }) => path);
}

/** What a changed file that is no product module asks for: a spec itself, the area around a helper, pages of the demo. */
function specsBeside(path: string): readonly string[] {
  if (path.endsWith('.spec.ts')) return [path];
  const [, area = ''] = /^e2e\/([^/]+)\//.exec(path) ?? [];
  if (area !== '') return [area === 'kit' ? 'e2e/core/' : `e2e/${area}/`];
  if (path.startsWith('wordpress/')) return ['e2e/wordpress/'];
  return /^(demo|packages\/testing)\/src\//.test(path) ? ['e2e/core/pages.spec.ts'] : [];
}

/** What the browser has to judge after a change. */
export interface Reach {
  /** Specs and folders of specs, for Playwright's command line. */
  readonly specs: readonly string[];
  /** Areas that a change also reaches and that only the whole command runs. */
  readonly leftOut: readonly string[];
}

/** Follows a change through the imports to the browser tests of what it reaches. */
export function reachOf(changed: readonly string[], product: readonly ProductFile[]): Reach {
  const reached = reachedModules(changed, product).flatMap((path) => AREAS[packageOf(path)] ?? []);
  const areas = [...new Set(reached)].sort();
  const isWide = areas.length > MOST_AREAS;
  const run = isWide ? ['core'] : areas;
  const specs = [...run.map((area) => `e2e/${area}/`), ...changed.flatMap(specsBeside)];
  return { specs: [...new Set(specs)].sort(), leftOut: areas.filter((area) => !run.includes(area)) };
}
