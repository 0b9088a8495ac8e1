/**
 * `node tools/wordpress/pluginCheck.ts <zip of Plugin Check>`: runs wordpress.org's own checker on the zip that owners
 * install, on a real WordPress. Build first. No package registry offers the checker; download it from
 * https://wordpress.org/plugins/plugin-check/.
 */
import { rmSync, writeFileSync } from 'node:fs';
import { resolve } from 'node:path';
import { pluginZip } from '../package/pluginZip.ts';
import { createSite } from './createSite.ts';
import { findPhp } from './findPhp.ts';
import { wpCli } from './wpCli.ts';

/** False positives for our plugin: part of the message, and the reason. */
const ACCEPTED = [
  [
    'Use of the Update URI header is not allowed',
    'until the directory lists the plugin, the header keeps a stranger with its slug from replacing it',
  ],
] as const;

const FIELDS = '--fields=file,line,type,code,message';

/** A finding of Plugin Check. */
interface Finding {
  readonly file: string;
  readonly line: number;
  readonly type: string;
  readonly code: string;
  readonly message: string;
}

const [checker] = process.argv.slice(2);
const php = findPhp();
if ('missing' in php) throw new Error(php.missing);
if (checker === undefined) throw new Error('Give the zip of Plugin Check');
const site = createSite(php, 'plugin-check', { pages: [], users: [], plugins: [], options: {}, posts: 0 });
const zip = resolve(site.folder, 'hadaya.zip');
writeFileSync(zip, pluginZip());
wpCli(php, site, ['plugin', 'install', zip, resolve(checker), '--force', '--activate']);
const printed = wpCli(php, site, ['plugin', 'check', 'hadaya', '--format=strict-json', FIELDS]);
rmSync(site.folder, { recursive: true });
const found: readonly Finding[] = printed.startsWith('[') ? JSON.parse(printed) : [];
const findings = found.map(({ file, line, type, code, message }) => `${type} ${file}:${line} ${code}: ${message}`);

const reasonFor = (finding: string) => ACCEPTED.find(([part]) => finding.includes(part))?.[1];
const wrong = findings.filter((finding) => reasonFor(finding) === undefined);
for (const finding of findings) console.log(`${reasonFor(finding) ? 'accepted' : 'wrong'}: ${finding}`);
for (const finding of findings) if (reasonFor(finding)) console.log(`  because ${reasonFor(finding)}`);
console.log(`${wrong.length === 0 ? 1 : 0} passed, ${wrong.length} failed`);
process.exitCode = wrong.length > 0 ? 1 : 0;
