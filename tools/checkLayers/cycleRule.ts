import { resolveImport } from './place.ts';
import { isScript, type Problem, type Rule, type SourceFile } from './problem.ts';
import { readImports } from './readImports.ts';

type Graph = ReadonlyMap<string, readonly string[]>;

/** Where each file's value imports lead; types cost nothing at run time and may point back. */
function buildGraph(files: readonly SourceFile[]): Graph {
  return new Map(
    files
      .filter(({ path }) => isScript(path))
      .map(({ path, text }) => {
        const own = readImports(text).filter(({ kind, specifier }) => kind === 'value' && specifier.startsWith('.'));
        return [path, own.map(({ specifier }) => resolveImport(path, specifier))];
      }),
  );
}

/** The first cycle that each file closes. */
function findCycles(graph: Graph): string[][] {
  const done = new Set<string>();
  const cycles: string[][] = [];
  const walk = (path: string, trail: readonly string[]): void => {
    const start = trail.indexOf(path);
    if (start >= 0) return void cycles.push([...trail.slice(start), path]);
    if (done.has(path)) return;
    for (const next of graph.get(path) ?? []) walk(next, [...trail, path]);
    done.add(path);
  };
  for (const path of graph.keys()) walk(path, []);
  return cycles;
}

/** No file imports itself by a detour. */
export const cycleRule: Rule = {
  name: 'no import cycles',
  check: (files) =>
    findCycles(buildGraph(files)).map(
      (cycle): Problem => ({ path: cycle[0] ?? '', message: `cycle ${cycle.join(' → ')}` }),
    ),
};
