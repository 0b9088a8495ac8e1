/**
 * `node tools/wordpress/pluginCheck.ts <folder of Plugin Check> <wp-cli.phar>`: what wordpress.org's own checker says of the
 * zip that owners install, on a real WordPress. Build first. Neither the checker nor WP-CLI is in a package registry, so both
 * are handed in: https://wordpress.org/plugins/plugin-check/ and https://wp-cli.org.
 */
import { execFileSync } from 'node:child_process';
import { cpSync, mkdirSync, rmSync, writeFileSync } from 'node:fs';
import { dirname, resolve } from 'node:path';
import { unzipSync } from 'fflate';
import { pluginZip } from '../package/pluginZip.ts';
import { createSite } from './createSite.ts';
import { findPhp } from './findPhp.ts';

/** A finding as the checker prints it. */
interface Finding {
  readonly line: number;
  readonly type: string;
  readonly code: string;
  readonly message: string;
}

const [checker, commandLine] = process.argv.slice(2);
const php = findPhp();
if ('missing' in php) throw new Error(php.missing);
if (checker === undefined || commandLine === undefined) {
  throw new Error('Give the folder of Plugin Check and the path of wp-cli.phar');
}

const site = createSite(php, 'plugin-check', { pages: [], users: [], plugins: [], options: {}, posts: 0 });
const plugins = resolve(site.publicFolder, 'wp-content/plugins');
rmSync(resolve(plugins, 'hadaya'), { recursive: true });
for (const [path, content] of Object.entries(unzipSync(pluginZip()))) {
  const file = resolve(plugins, path);
  mkdirSync(dirname(file), { recursive: true });
  writeFileSync(file, content);
}
cpSync(checker, resolve(plugins, 'plugin-check'), { recursive: true });

const wordpress = (...values: readonly string[]): string => {
  const flags = ['-d', 'memory_limit=1G', '-d', 'display_errors=0', resolve(commandLine)];
  const values_ = [...flags, '--allow-root', `--path=${site.publicFolder}`, ...values];
  return execFileSync(php.command, values_, { encoding: 'utf8', stdio: ['ignore', 'pipe', 'inherit'] });
};
wordpress('plugin', 'activate', 'hadaya', 'plugin-check');

const answer = wordpress('plugin', 'check', 'hadaya', '--format=json');

// One line with a file's name, one with what was found in it.
const lines = answer.split('\n').filter((line) => line.trim() !== '');
const findings = lines.flatMap((line, index): string[] => {
  if (!line.startsWith('[')) return [];
  const file = lines[index - 1]?.replace(/^FILE: /, '') ?? '';
  const found: readonly Finding[] = JSON.parse(line);
  return found.map(({ line: at, type, code, message }) => `${type} ${file}:${at} ${code}: ${message}`);
});
for (const finding of findings) console.error(finding);
console.log(`Plugin Check: ${findings.length} findings`);
process.exitCode = findings.length > 0 ? 1 : 0;
