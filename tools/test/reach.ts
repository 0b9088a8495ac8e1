/** A file of the repository and who imports it, as dependency-cruiser tells it. */
export interface Reachable {
  readonly source: string;
  readonly dependents?: readonly string[];
}

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
  quote: 'quote',
  swatches: 'swatches',
  variations: 'variations',
};

/** More areas than that are the whole command's: they take longer than two minutes. */
const MOST_AREAS = 3;

/** The folder of browser tests that judges a package; `undefined` when none does. */
export const areaOf = (name: string): string | undefined => AREAS[name];

const packageOf = (path: string) => /^packages\/([^/]+)\//.exec(path)?.[1] ?? '';

/** Files that a change reaches, the changed ones included: who imports one is changed with it. */
function reachedFiles(changed: readonly string[], files: readonly Reachable[], isLeftOut = (_path: string) => false) {
  const importers = new Map(files.map(({ source, dependents = [] }) => [source, dependents]));
  const reached = new Set(changed.filter((path) => importers.has(path)));
  for (const path of reached) for (const one of importers.get(path) ?? []) if (!isLeftOut(one)) reached.add(one);
  return [...reached];
}

/** Unit tests that a change reaches within its own package or tool, and changed tests themselves. */
export function testsNear(changed: readonly string[], files: readonly Reachable[]): readonly string[] {
  const near = changed.flatMap((path) =>
    reachedFiles([path], files, (other) => other.split('/', 2).join() !== path.split('/', 2).join()),
  );
  return [...new Set(near)].filter((path) => /\.test\.tsx?$/.test(path));
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
export function reachOf(changed: readonly string[], files: readonly Reachable[]): Reach {
  const product = changed.filter((path) => !/\.test\.tsx?$/.test(path));
  const reached = reachedFiles(product, files).flatMap((path) => AREAS[packageOf(path)] ?? []);
  const areas = [...new Set(reached)].sort();
  const run = areas.length > MOST_AREAS ? ['core'] : areas;
  const specs = [...run.map((area) => `e2e/${area}/`), ...changed.flatMap(specsBeside)];
  return { specs: [...new Set(specs)].sort(), leftOut: areas.filter((area) => !run.includes(area)) };
}
