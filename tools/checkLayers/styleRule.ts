import type { Problem, Rule, SourceFile } from './problem.ts';

const FORBIDDEN: readonly (readonly [RegExp, string])[] = [
  [/!important/, 'uses !important'],
  [/^[^:{}]*#[a-z][\w-]*[^{};]*\{/i, 'selects by an id'],
  [/@import\s+(?!(url\()?['"]\.)/, 'imports a sheet that is not a file beside it'],
  [
    /(^|[\s;{])(margin|padding|border|inset)-(left|right)\b|(^|[\s;{])(left|right)\s*:/,
    'uses a physical side: use the logical property',
  ],
  [/(text-align|float|clear)\s*:\s*(left|right)\b/, 'uses a physical side: use start or end'],
];
/** A declaration that has to beat a host's own force: the line before it says why. */
const FORCED = /\/\*.*\bforced:/;
/** Where an owner chooses a side, or a thing is centred, the physical side is right: say so. */
const EXPLAINED = /\/\*\s*physical:/;
const CENTRED = /(^|[\s;{])left\s*:\s*50%/;

function judgeLine(line: string, before: string, isExplained: boolean): string[] {
  const isForced = FORCED.test(before);
  const found = FORBIDDEN.filter(([pattern]) => pattern.test(line))
    .map(([, message]) => message)
    .filter((message) => !(isForced && message.includes('!important')));
  return found.filter((message) => !(message.includes('physical') && (isExplained || CENTRED.test(line))));
}

function checkFile({ path, text }: SourceFile): Problem[] {
  // What stands for other people's sheets is written as theirs are.
  if (!/^packages\/(?!testing\/src\/theme\/).*\.css$/.test(path)) return [];
  let isExplained = false;
  return text.split('\n').flatMap((line, index, lines) => {
    isExplained ||= EXPLAINED.test(line);
    const messages = judgeLine(line, lines[index - 1] ?? '', isExplained);
    if (line.includes('}')) isExplained = false;
    return messages.map((message) => ({ path, message: `line ${index + 1} ${message}` }));
  });
}

/** Sheets that a host can override and that mirror by themselves. A comment `physical: reason` explains the rule that follows, `forced: reason` the line. */
export const styleRule: Rule = {
  name: 'style sheets are logical, without ids and without force',
  check: (files) => files.flatMap(checkFile),
};
