/** A source file as the checks see it; the path is relative to the repository, with forward slashes. */
export interface SourceFile {
  readonly path: string;
  readonly text: string;
}

/** One broken rule at one place. */
export interface Problem {
  readonly path: string;
  readonly message: string;
}

/** A rule of the architecture over all files at once. */
export interface Rule {
  /** The rule in one sentence. */
  readonly name: string;
  check(files: readonly SourceFile[]): readonly Problem[];
}

/** Whether a file is a unit test, a browser test or test support: the rules for shipped code leave it alone. */
export function isTestFile(path: string): boolean {
  if (/\.(test|spec)\.tsx?$/.test(path) || /^(e2e|packages\/testing|wordpress\/tests?)\//.test(path)) return true;
  return /\/src\/(.+\/)?(testing|fixtures)\//.test(path);
}

/** Whether a file is TypeScript. */
export function isScript(path: string): boolean {
  return /\.tsx?$/.test(path);
}
