import { globSync, readdirSync, readFileSync } from 'node:fs';
import { resolve } from 'node:path';
import { strFromU8, unzipSync } from 'fflate';
import type { Check } from '../test/step.ts';
import { readSums } from './checksums.ts';
import { findOtherVersions } from './versionPositions.ts';

const readJson = (file: string) => JSON.parse(readFileSync(file, 'utf8'));

export function checkSources(root: string, version: string): readonly Check[] {
  const manifests = globSync(['packages/*/package.json', 'demo/package.json', 'docs/package.json'], { cwd: root });
  const others = manifests.filter((file) => readJson(resolve(root, file)).version !== version);
  const changelog = readFileSync(resolve(root, 'CHANGELOG.md'), 'utf8');
  const readme = readFileSync(resolve(root, 'wordpress/hadaya/readme.txt'), 'utf8');
  const notes = readdirSync(resolve(root, '.changeset')).filter((file) => file.endsWith('.md') && file !== 'README.md');
  const isDated = new RegExp(`^## ${version.replaceAll('.', '\\.')} \\(\\d{4}-\\d{2}-\\d{2}\\)$`, 'm').test(changelog);
  const entries = readme.split(`\n= ${version} =\n`).length - 1;
  return [
    { name: 'all files have the same version', problems: findOtherVersions(root, version) },
    { name: 'every package has that version', problems: others.map((file) => `${file} has a different version`) },
    { name: 'no changesets are left', problems: notes },
    {
      name: 'the changelog has a dated heading for the version',
      problems: isDated ? [] : [`no heading "## ${version} (YYYY-MM-DD)"`],
    },
    {
      name: 'the plugin’s readme has the version under Changelog and Upgrade Notice',
      problems: entries === 2 ? [] : [`"= ${version} =" occurs ${entries} times instead of twice: add both headings`],
    },
  ];
}

/** Largest upload that PHP accepts by default (`upload_max_filesize`), in bytes. */
const MOST_UPLOADED = 2 * 1024 * 1024;

function checkZip(folder: string, version: string): Check {
  const archive = readFileSync(resolve(folder, `hadaya-${version}.zip`));
  const files = unzipSync(archive);
  const head = strFromU8(files['hadaya/hadaya.php'] ?? new Uint8Array());
  const manifest = JSON.parse(strFromU8(files['hadaya/dist/manifest.json'] ?? new Uint8Array()) || '{}');
  const problems = [
    ...(head.includes(`Version:           ${version}`) ? [] : ['the plugin’s header has a different version']),
    ...(manifest.version === version ? [] : ['the bundles have a different version']),
    ...(archive.length < MOST_UPLOADED
      ? []
      : [`its size is ${archive.length} bytes; PHP’s default upload limit is ${MOST_UPLOADED}`]),
    ...Object.keys(files).filter((path) => /\.map$|\/tests\//.test(path)),
  ];
  return { name: 'the zip has this version, is small enough to upload and has no tests or source maps', problems };
}

function checkCdn(folder: string, version: string): Check {
  const list: Readonly<Record<string, string>> = readJson(resolve(folder, `cdn/hadaya/v${version}/integrity.json`));
  const { files }: { files: Readonly<Record<string, { file: string; sha384: string }>> } = readJson(
    resolve(folder, 'manifest.json'),
  );
  const problems = Object.values(files).filter(({ file, sha384 }) => list[file] !== sha384);
  const outside = readdirSync(resolve(folder, 'cdn/hadaya')).filter((name) => name !== `v${version}`);
  return {
    name: 'the CDN folder has every file of this version with its integrity hash, and no other version',
    problems: [...problems.map(({ file }) => file), ...outside],
  };
}

function checkSums(folder: string): Check {
  const lines = readFileSync(resolve(folder, 'SHA256SUMS'), 'utf8').trim().split('\n');
  const sums = [...readSums(folder)].map(([file, sum]) => `${sum}  ${file}`);
  return { name: 'SHA256SUMS matches all files', problems: sums.filter((line) => !lines.includes(line)) };
}

function checkSbom(folder: string): Check {
  const { bomFormat, components = [] } = readJson(resolve(folder, 'sbom.cdx.json'));
  const names: readonly string[] = components.map(({ name }: { readonly name: string }) => name);
  const missing = ['react', 'react-dom', 'preact'].filter((name) => !names.includes(name));
  return {
    name: 'the SBOM has the CycloneDX format and lists the runtimes',
    problems: bomFormat === 'CycloneDX' ? missing.map((name) => `${name} is not listed`) : ['it is not CycloneDX'],
  };
}

export function checkPacked(folder: string, version: string): readonly Check[] {
  const tarballs = readdirSync(resolve(folder, 'npm')).filter((file) => file.endsWith('.tgz'));
  const old = tarballs.filter((file) => !file.endsWith(`-${version}.tgz`));
  return [
    checkZip(folder, version),
    checkCdn(folder, version),
    checkSums(folder),
    checkSbom(folder),
    { name: 'the npm packages have this version', problems: tarballs.length === 0 ? ['no tarballs'] : old },
    {
      name: 'the release has notes',
      problems: readFileSync(resolve(folder, 'notes.md'), 'utf8').trim() === '' ? ['notes.md is empty'] : [],
    },
  ];
}

/** Checks that two folders contain the same files with identical bytes; `name` is the title of the check. */
export function checkSame(name: string, first: string, second: string): Check {
  const [ours, theirs] = [readSums(first), readSums(second)];
  const names = [...new Set([...ours.keys(), ...theirs.keys()])].sort();
  return {
    name,
    problems: names.filter((name) => ours.get(name) !== theirs.get(name)),
  };
}
