/** One import or re-export. */
export interface Import {
  readonly specifier: string;
  /** `type` imports vanish from the built code. */
  readonly kind: 'value' | 'type' | 'dynamic';
  /** Values taken by name; empty for side effects, namespaces and dynamic imports. */
  readonly names: readonly string[];
}

const STATIC = /^[ \t]*(?:import|export)\s+(type\s+)?(?:([\w$*\s{},]*?)\s+from\s*)?['"]([^'"\n]+)['"]/gm;
const DYNAMIC = /\bimport\(\s*(?:\/\*[^*]*\*\/\s*)?['"]([^'"\n]+)['"]/g;

interface Specifiers {
  readonly names: readonly string[];
  readonly areTypes: boolean;
}

function readSpecifiers(clause: string): Specifiers {
  const inner = clause.match(/\{([^}]*)\}/)?.[1];
  if (inner === undefined) return { names: [], areTypes: false };
  const parts = inner
    .split(',')
    .map((part) => part.trim())
    .filter(Boolean);
  const hasDefault = /^\s*[\w$]+\s*,/.test(clause);
  return {
    names: parts.filter((part) => !part.startsWith('type ')).map((part) => part.split(/\s+as\s+/)[0] ?? ''),
    areTypes: !hasDefault && parts.length > 0 && parts.every((part) => part.startsWith('type ')),
  };
}

/** Reads the imports of a TypeScript module. Code in comments at the start of a line may be read as well. */
export function readImports(text: string): Import[] {
  const fixed = [...text.matchAll(STATIC)].map(([, typeWord, clause = '', specifier = '']): Import => {
    const { names, areTypes } = readSpecifiers(clause);
    return { specifier, names, kind: typeWord || areTypes ? 'type' : 'value' };
  });
  const dynamic = [...text.matchAll(DYNAMIC)].map(
    ([, specifier = '']): Import => ({ specifier, names: [], kind: 'dynamic' }),
  );
  return [...fixed, ...dynamic];
}
