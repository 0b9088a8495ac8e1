import { isTestFile, type SourceFile } from '../checkLayers/problem.ts';
import { readImports } from '../checkLayers/readImports.ts';
import type { ProductFile } from './productFiles.ts';

/** How an owner-named library is used. */
export interface LibraryUse {
  readonly library: string;
  /** Modules that work with it, by themselves or by the one module that wraps it. */
  readonly modules: number;
}

const SHIPPED = ['react', 'react-dom', 'swiper', 'photoswipe', 'js-cookie'];
const SHIPPED_LATE = ['emoji-mart', 'libphonenumber-js', 'mailcheck'];
/** The helper of `testing` that gives a test its msw server. */
const MOCK_SERVER = /\b(useMockServer|startMockServer|setupServer)\(/;

const isOf = (specifier: string, library: string) => specifier === library || specifier.startsWith(`${library}/`);

/** Modules that import a library, and those that import a wrapper of it which only hands it on. */
function countModules(library: string, product: readonly ProductFile[]): number {
  const direct = product.filter(({ text }) =>
    readImports(text).some(({ specifier, kind }) => kind !== 'type' && isOf(specifier, library)),
  );
  // One wrapper in core is the way in which the others use it: without users it is there for show.
  const wrappers = direct.filter(({ path }) => path.startsWith('packages/core/src/'));
  const users = new Set(wrappers.flatMap(({ importers }) => importers).filter((path) => !path.endsWith('/index.ts')));
  return direct.length - wrappers.length + users.size;
}

/** Counts who really uses the libraries that the owner named. */
export function readLibraryUse(files: readonly SourceFile[], product: readonly ProductFile[]): readonly LibraryUse[] {
  const tests = files.filter(({ path }) => /^packages\/(?!testing\/).*\.test\.tsx?$/.test(path));
  const configs = files.filter(({ path }) => /(^|\/)vite\.config\.ts$/.test(path));
  const use = (library: string, modules: number): LibraryUse => ({ library, modules });
  return [
    ...[...SHIPPED, ...SHIPPED_LATE].map((library) => use(library, countModules(library, product))),
    use('vite', configs.length),
    use('vitest', tests.length),
    use('happy-dom', files.filter(({ path }) => isPageTest(path)).length),
    use('msw', tests.filter(({ text }) => MOCK_SERVER.test(text)).length),
  ];
}

/** Whether a test file runs in happy-dom. */
export function isPageTest(path: string): boolean {
  const isUnit = /^packages\/(?!testing\/).*\.test\.tsx?$/.test(path) && isTestFile(path);
  return isUnit && !/\/model\/|\/model\.test\.ts$/.test(path);
}
