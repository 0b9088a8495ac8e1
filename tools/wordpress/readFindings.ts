/** A finding as Plugin Check prints it. */
interface Finding {
  readonly line: number;
  readonly type: string;
  readonly code: string;
  readonly message: string;
}

const FILE = /^FILE: (.+)$/;

/** Findings of `wp plugin check --format=json`, one line each: the name of a file, then a list of what was found in it. */
export function readFindings(printed: string): readonly string[] {
  let file = '';
  return printed.split('\n').flatMap((line): readonly string[] => {
    const [, name] = FILE.exec(line) ?? [];
    if (name !== undefined) file = name;
    if (!line.startsWith('[')) return [];
    const found: readonly Finding[] = JSON.parse(line);
    return found.map(({ line: at, type, code, message }) => `${type} ${file}:${at} ${code}: ${message}`);
  });
}
