/** `node tools/docs/parity.ts`: writes `docs/parity.md` from `docs/parity.json`. */
import { readFileSync, writeFileSync } from 'node:fs';
import { resolve } from 'node:path';
import { REPOSITORY } from '../vite/project.ts';

/** An intentional difference from the replaced front ends. */
export interface ParityException {
  /** Path of the page, or `*` for all. */
  readonly page: string;
  /** Part of the node's tag line (`tag.class.class`), as the comparison with the replaced plugins prints it. */
  readonly node: string;
  readonly reason: string;
  /** Screenshots before and after, in `docs/`; required for a host node that moves. */
  readonly shots?: readonly [before: string, after: string];
}

export function readParity(): readonly ParityException[] {
  return JSON.parse(readFileSync(resolve(REPOSITORY, 'docs/parity.json'), 'utf8'));
}

export function renderParity(exceptions: readonly ParityException[]): string {
  const items = exceptions.map(({ page, node, reason, shots }) => {
    const pictures = shots ? ` Screenshots: [before](${shots[0]}), [after](${shots[1]}).` : '';
    return `- \`${node}\` ${page === '*' ? 'on all pages' : `on \`${page}\``}: ${reason}${pictures}`;
  });
  return `# Intended layout differences

A test opens the pages of a real shop with Hadaya and with the replaced plugins, and compares each visible box. It runs at widths of
390 and 1280 px, in both writing directions, with the script tag and with the WordPress plugin. This page lists the intended
differences; any other difference is a defect. \`node tools/docs/parity.ts\` writes this page from \`parity.json\`.

${items.join('\n')}
`;
}

if (import.meta.main) writeFileSync(resolve(REPOSITORY, 'docs/parity.md'), renderParity(readParity()));
