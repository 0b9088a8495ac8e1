/**
 * `node tools/wordpress/pluginCheck.ts <zip of Plugin Check>`: runs wordpress.org's own checker on the zip for the
 * plugin directory, on a real WordPress site. Build first. No package registry offers the checker; download it from
 * https://wordpress.org/plugins/plugin-check/.
 */
import { rmSync, writeFileSync } from 'node:fs';
import { resolve } from 'node:path';
import { directoryZip } from '../package/pluginZip.ts';
import { createSite } from './createSite.ts';
import { findPhp } from './findPhp.ts';
import { wpCli } from './wpCli.ts';

const FIELDS = '--fields=file,line,type,code,message';

/** One problem in Plugin Check's JSON output. */
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
if (checker === undefined) throw new Error('Pass the path to the zip of Plugin Check');
const site = createSite(php, 'plugin-check', { pages: [], users: [], plugins: [], options: {}, posts: 0 });
const zip = resolve(site.folder, 'hadaya.zip');
writeFileSync(zip, directoryZip());
wpCli(php, site, ['plugin', 'install', zip, resolve(checker), '--force', '--activate']);
const printed = wpCli(php, site, ['plugin', 'check', 'hadaya', '--format=strict-json', FIELDS]);
rmSync(site.folder, { recursive: true });
const found: readonly Finding[] = printed.startsWith('[') ? JSON.parse(printed) : [];
for (const { file, line, type, code, message } of found) console.log(`${type} ${file}:${line} ${code}: ${message}`);
console.log(`${found.length === 0 ? 1 : 0} passed, ${found.length} failed`);
process.exitCode = found.length > 0 ? 1 : 0;
