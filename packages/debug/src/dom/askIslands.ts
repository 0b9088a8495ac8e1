import type { PageWindow } from '@hadaya/core';

/** Asks every island that has something to explain; each answers at once by `detail.say`. */
export function askIslands({ document, CustomEvent }: PageWindow): readonly string[] {
  const lines: string[] = [];
  const say = (line: unknown) => lines.push(String(line));
  document.dispatchEvent(new CustomEvent('hadaya:explain', { detail: { say } }));
  return lines;
}
