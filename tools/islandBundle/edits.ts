import type { Rolldown } from 'vite';

/** A stretch of a script and what stands there instead; an empty stretch is a place to write at. */
export interface Edit {
  readonly start: number;
  readonly end: number;
  readonly text: string;
}

/** The script with all edits. */
export function applyEdits(code: string, edits: readonly Edit[]): string {
  return [...edits]
    .sort((a, b) => a.start - b.start)
    .reduceRight((script, { start, end, text }) => script.slice(0, start) + text + script.slice(end), code);
}

/** Makes the edits in the bundler's own editor, which keeps the map. */
export function editScript(script: Rolldown.RolldownMagicString, edits: readonly Edit[]): Rolldown.RolldownMagicString {
  for (const { start, end, text } of edits) {
    if (start === end) script.appendLeft(start, text);
    else script.overwrite(start, end, text);
  }
  return script;
}
