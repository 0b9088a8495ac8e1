/** A note of a change: what people who update shall know, as its file in `.changeset/` says it. */
export interface ChangeNote {
  readonly id: string;
  readonly summary: string;
}

const HEADING = /^## (\d+\.\d+\.\d+)[^\n]*$/m;
const TOLD = /\s*See CHANGELOG\.md\.?$/;

/** One line of the list; what the changelog tells above in its own words is not told twice. */
function lineOf({ summary }: ChangeNote): string[] {
  const text = summary.trim().replaceAll(/\s+/g, ' ');
  return text === '' || TOLD.test(text) ? [] : [`- ${text}`];
}

/**
 * The changelog of a release: the heading of its version gets the day, and the notes that are told nowhere else become its
 * last section. A changelog without a heading of that version gets one with the notes alone.
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

/** What the changelog says of one version, without its heading; empty when it says nothing. */
export function notesOf(changelog: string, version: string): string {
  const start = changelog.indexOf(`\n## ${version} `);
  if (start < 0) return '';
  const body = changelog.slice(changelog.indexOf('\n', start + 1) + 1);
  const next = body.search(/^## /m);
  return (next < 0 ? body : body.slice(0, next)).trim();
}
