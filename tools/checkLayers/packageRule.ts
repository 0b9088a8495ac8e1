import { placeOf, resolveImport } from './place.ts';
import { isScript, isTestFile, type Problem, type Rule, type SourceFile } from './problem.ts';
import { readImports } from './readImports.ts';

const WIDGET_NEEDS = ['core', 'variations', 'media'];

/** Which packages of ours each package may import; a package that is not listed is a widget. */
const NEEDS: Readonly<Record<string, readonly string[]>> = {
  core: [],
  runtime: ['core'],
  variations: ['core'],
  media: ['core'],
  loader: ['core'],
  vitals: ['core'],
  debug: ['core', 'loader', 'vitals'],
  testing: ['core', 'variations'],
};

/** Packages that are built into several files; to one of these the others are foreign, so they go by name. */
const IN_SEVERAL_FILES = ['core', 'media', 'attribution'];

/** What is wrong with importing `specifier` from a package, or `undefined`. */
function judge(path: string, owner: string, specifier: string): string | undefined {
  const [, target, door] = specifier.match(/^@hadaya\/([^/]+)(\/.+)?$/) ?? [];
  if (target === undefined) {
    const isOutside = specifier.startsWith('.') && !resolveImport(path, specifier).startsWith(`packages/${owner}/`);
    return isOutside ? `imports ${specifier} from outside its package: use the package's name` : undefined;
  }
  if (target === owner && IN_SEVERAL_FILES.includes(owner)) return undefined;
  if (target === owner) return `imports its own package by name (${specifier}): use a relative path`;
  if (target === 'testing') return `imports ${specifier}: only tests may`;
  if (owner === 'loader' && (door === '/detect' || door === '/look.css')) return undefined;
  if ((NEEDS[owner] ?? WIDGET_NEEDS).includes(target)) return undefined;
  return `imports ${specifier}: ${owner} may not depend on ${target}`;
}

function checkFile({ path, text }: SourceFile): Problem[] {
  const place = placeOf(path);
  if (!place || isTestFile(path) || !isScript(path)) return [];
  return readImports(text).flatMap(({ specifier }) => {
    const message = judge(path, place.package, specifier);
    return message ? [{ path, message }] : [];
  });
}

/** Widgets know core, variations and media, never each other; only tests know the testing package. */
export const packageRule: Rule = {
  name: 'packages import only what stands below them',
  check: (files) => files.flatMap(checkFile),
};
