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
import { findPhp, type NativePhp } from './findPhp.ts';
import { readFindings } from './readFindings.ts';
import type { SitePlaces } from './Site.ts';

const NOT_HOSTED_THERE = 'the plugin is not hosted there, and without it whoever takes its name there replaces it';
/** What is right for a plugin that wordpress.org hosts and wrong for ours: part of the finding, and why it is none here. */
const ACCEPTED = [
  ['Use of the Update URI header is not allowed', NOT_HOSTED_THERE],
  ['site_transient_update_plugins', NOT_HOSTED_THERE],
] as const;

/** A site with the plugin as owners install it, and the checker. */
function prepareSite(php: NativePhp, checker: string): SitePlaces {
  const site = createSite(php, 'plugin-check', { pages: [], users: [], plugins: [], options: {}, posts: 0 });
  const plugins = resolve(site.publicFolder, 'wp-content/plugins');
  rmSync(resolve(plugins, 'hadaya'), { recursive: true });
  for (const [path, content] of Object.entries(unzipSync(pluginZip()))) {
    const file = resolve(plugins, path);
    mkdirSync(dirname(file), { recursive: true });
    writeFileSync(file, content);
  }
  cpSync(checker, resolve(plugins, 'plugin-check'), { recursive: true });
  return site;
}

const [checker, commandLine] = process.argv.slice(2);
const php = findPhp();
if ('missing' in php) throw new Error(php.missing);
if (checker === undefined || commandLine === undefined) {
  throw new Error('Give the folder of Plugin Check and the path of wp-cli.phar');
}
const site = prepareSite(php, checker);
const wordpress = (...values: readonly string[]): string => {
  const flags = ['-d', 'memory_limit=1G', '-d', 'display_errors=0', resolve(commandLine), '--allow-root'];
  return execFileSync(php.command, [...flags, `--path=${site.publicFolder}`, ...values], {
    encoding: 'utf8',
    stdio: ['ignore', 'pipe', 'inherit'],
  });
};
wordpress('plugin', 'activate', 'hadaya', 'plugin-check');
const findings = readFindings(wordpress('plugin', 'check', 'hadaya', '--format=json'));
rmSync(site.folder, { recursive: true });

const reasonFor = (finding: string) => ACCEPTED.find(([part]) => finding.includes(part))?.[1];
const wrong = findings.filter((finding) => reasonFor(finding) === undefined);
for (const finding of findings) console.log(`${reasonFor(finding) ? 'accepted' : 'wrong'}: ${finding}`);
for (const finding of findings) if (reasonFor(finding)) console.log(`  because ${reasonFor(finding)}`);
console.log(`${wrong.length === 0 ? 1 : 0} passed, ${wrong.length} failed`);
process.exitCode = wrong.length > 0 ? 1 : 0;
