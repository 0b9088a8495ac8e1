/** A file in the repository and its importers, from dependency-cruiser. */
export interface Reachable {
  readonly source: string;
  readonly dependents?: readonly string[];
}

/** The folder in `e2e/` with the browser tests for each package; `core` contains tests of pages from all areas. */
const AREAS: Readonly<Record<string, string>> = {
  attribution: 'attribution',
  'contact-widget': 'contact',
  content: 'content',
  core: 'core',
  debug: 'debug',
  gallery: 'gallery',
  loader: 'core',
  menu: 'menu',
  quote: 'quote',
  swatches: 'swatches',
  variations: 'variations',
};

/**
 * If a change affects more areas than this, only `core` is tested and the other areas are left to the full command,
 * because they would take longer than two minutes.
 */
const MOST_AREAS = 3;

export const areaOf = (name: string): string | undefined => AREAS[name];

const packageOf = (path: string) => /^packages\/([^/]+)\//.exec(path)?.[1] ?? '';

/**
 * Returns the files affected by a change: the changed ones and all their direct and indirect importers, except those
 * that `isLeftOut` excludes.
 */
function reachedFiles(changed: readonly string[], files: readonly Reachable[], isLeftOut = (_path: string) => false) {
  const importers = new Map(files.map(({ source, dependents = [] }) => [source, dependents]));
  const reached = new Set(changed.filter((path) => importers.has(path)));
  for (const path of reached) for (const one of importers.get(path) ?? []) if (!isLeftOut(one)) reached.add(one);
  return [...reached];
}

/**
 * Returns the changed unit tests, and those in the same package or tool that import a changed file directly or
 * indirectly.
 */
export function testsNear(changed: readonly string[], files: readonly Reachable[]): readonly string[] {
  const near = changed.flatMap((path) =>
    reachedFiles([path], files, (other) => other.split('/', 2).join() !== path.split('/', 2).join()),
  );
  return [...new Set(near)].filter((path) => /\.test\.tsx?$/.test(path));
}

/** Returns the specs for a changed file outside the product's modules. */
function specsBeside(path: string): readonly string[] {
  if (/\.(?:spec|browser)\.ts$/.test(path)) return [path];
  const [, area = ''] = /^e2e\/([^/]+)\//.exec(path) ?? [];
  if (area !== '') return [area === 'kit' ? 'e2e/core/' : `e2e/${area}/`];
  if (path.startsWith('wordpress/')) return ['e2e/wordpress/'];
  return /^(demo|packages\/testing)\/src\//.test(path) ? ['e2e/core/pages.spec.ts'] : [];
}

export interface Reach {
  /** Specs, browser-mode tests, and folders that contain either. */
  readonly specs: readonly string[];
  /** Affected areas that only the full command runs. */
  readonly leftOut: readonly string[];
}

/** Follows a change through the imports to the browser tests that it affects. */
export function reachOf(changed: readonly string[], files: readonly Reachable[]): Reach {
  const product = changed.filter((path) => !/\.test\.tsx?$/.test(path));
  const reached = reachedFiles(product, files).flatMap((path) => AREAS[packageOf(path)] ?? []);
  const areas = [...new Set(reached)].sort();
  const run = areas.length > MOST_AREAS ? ['core'] : areas;
  const specs = [...run.map((area) => `e2e/${area}/`), ...changed.flatMap(specsBeside)];
  return { specs: [...new Set(specs)].sort(), leftOut: areas.filter((area) => !run.includes(area)) };
}
