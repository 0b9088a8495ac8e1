/** A note for people who update, from a file in `.changeset/`. */
export interface ChangeNote {
  readonly id: string;
  readonly summary: string;
}

const HEADING = /^## (\d+\.\d+\.\d+)[^\n]*$/m;
const ONLY_REFERENCE = /\s*See CHANGELOG\.md\.?$/;

/** Formats a note as a list item; skips an empty note, and a note that ends by referring to CHANGELOG.md. */
function lineOf({ summary }: ChangeNote): string[] {
  const text = summary.trim().replaceAll(/\s+/g, ' ');
  return text === '' || ONLY_REFERENCE.test(text) ? [] : [`- ${text}`];
}

/**
 * Returns the changelog for a release. Dates the heading of the released version, or adds the heading if it is missing,
 * and lists the notes in that version's last section.
 */
export function releaseChangelog(
  changelog: string,
  version: string,
  day: string,
  notes: readonly ChangeNote[],
): string {
  const lines = [...notes].sort((a, b) => a.id.localeCompare(b.id)).flatMap(lineOf);
  const section = lines.length > 0 ? `### Change by change\n\n${lines.join('\n')}\n\n` : '';
  const heading = `## ${version} (${day})`;
  const found = HEADING.exec(changelog);
  if (found === null) return `${changelog.trimEnd()}\n\n${heading}\n\n${section}`.trimEnd().concat('\n');
  if (found[1] !== version) return insert(changelog, found.index, `${heading}\n\n${section}`);
  const dated = changelog.slice(0, found.index) + heading + changelog.slice(found.index + found[0].length);
  const from = found.index + heading.length;
  const next = dated.slice(from).search(HEADING);
  return insert(dated, next < 0 ? dated.length : from + next, section);
}

const insert = (text: string, at: number, part: string): string => text.slice(0, at) + part + text.slice(at);

/** Returns the changelog's text for one version, without its heading; empty if there is none. */
export function notesOf(changelog: string, version: string): string {
  const start = changelog.indexOf(`\n## ${version} `);
  if (start < 0) return '';
  const body = changelog.slice(changelog.indexOf('\n', start + 1) + 1);
  const next = body.search(/^## /m);
  return (next < 0 ? body : body.slice(0, next)).trim();
}
