import { execFileSync } from 'node:child_process';
import { mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { resolve } from 'node:path';
import { sha256 } from './checksums.ts';
import { releaseDate } from './releaseDay.ts';

/** Captures a UUID's groups of eight, four, four, four and twelve digits. */
const GROUPS = /^(.{8})(.{4})(.{4})(.{4})(.{12}).*$/;

interface Sbom {
  serialNumber?: string;
  metadata?: { timestamp?: string };
  components?: { 'bom-ref': string }[];
  dependencies?: object;
}

const byName = (a: string, b: string): number => (a < b ? -1 : 1);

/**
 * Makes the SBOM reproducible, regardless of the order in which the lockfile was read: its date is the release's, and
 * its serial number derives from the content.
 */
function steadySbom(text: string, date: Date): string {
  const list: Sbom = JSON.parse(text);
  if (list.metadata) list.metadata.timestamp = date.toISOString();
  list.components?.sort((a, b) => byName(a['bom-ref'], b['bom-ref']));
  // The order of the dependency graph differs between runs on the same lockfile.
  delete list.dependencies;
  delete list.serialNumber;
  const digits = sha256(Buffer.from(JSON.stringify(list)));
  return `${JSON.stringify({ ...list, serialNumber: `urn:uuid:${digits.replace(GROUPS, '$1-$2-$3-$4-$5')}` }, null, 2)}\n`;
}

/** Writes the CycloneDX SBOM of all shipped packages from the lockfile. */
export function writeSbom(root: string, target: string): void {
  const folder = mkdtempSync(resolve(tmpdir(), 'hadaya-sbom-'));
  const file = resolve(folder, 'sbom.json');
  try {
    execFileSync(
      'npx',
      [
        '-y',
        'pnpm@12',
        'sbom',
        '--sbom-format',
        'cyclonedx',
        '--sbom-type',
        'application',
        '--prod',
        '--lockfile-only',
        '--out',
        file,
      ],
      { cwd: root, stdio: ['ignore', 'ignore', 'inherit'], shell: process.platform === 'win32' },
    );
    writeFileSync(target, steadySbom(readFileSync(file, 'utf8'), releaseDate()));
  } finally {
    rmSync(folder, { recursive: true });
  }
}
