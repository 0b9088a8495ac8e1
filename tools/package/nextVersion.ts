/**
 * `pnpm version:next`: consumes the notes in `.changeset/`, gives all packages the next version, writes the version to
 * all other files that contain it (`versionPositions.ts`), and adds a dated section to the changelog. The date is
 * `SOURCE_DATE_EPOCH`'s if that is set, otherwise today's.
 */
import { execFileSync } from 'node:child_process';
import { readFileSync, writeFileSync } from 'node:fs';
import { delimiter, resolve } from 'node:path';
import { readChangesets } from '@changesets/read';
import { REPOSITORY } from '../vite/project.ts';
import { releaseChangelog } from './changelog.ts';
import { releaseDay } from './releaseDay.ts';
import { sourceVersion, writeVersion } from './versionPositions.ts';

const bin = resolve(REPOSITORY, 'node_modules/.bin');
const env = { ...process.env, PATH: `${bin}${delimiter}${process.env.PATH ?? ''}` };
const notes = await readChangesets(REPOSITORY);
// `changeset version` fails without notes; in that case, the packages keep their version.
if (notes.length > 0) execFileSync('changeset', ['version'], { cwd: REPOSITORY, env, stdio: 'inherit' });

const version = sourceVersion(REPOSITORY);
writeVersion(REPOSITORY, version);
const changelog = resolve(REPOSITORY, 'CHANGELOG.md');
writeFileSync(changelog, releaseChangelog(readFileSync(changelog, 'utf8'), version, releaseDay(), notes));
console.log(`version ${version}`);
