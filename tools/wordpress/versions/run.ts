/**
 * `pnpm wp:versions`: tests the plugin with the oldest supported and the newest WordPress, each on PHP 7.4, 8.4 and
 * 8.5: activation, settings over REST, the front end, a message, the statistics, uninstalling. `pnpm wp:versions 6.4
 * 7.4` tests one pair. PHP is compiled to WebAssembly; npm has a package for each version since 7.4.
 */
import { existsSync, readFileSync, rmSync } from 'node:fs';
import { createSiteFiles } from '../createSite.ts';
import { fetchWordPress } from '../fetchWordPress.ts';
import { CORE_FOLDER } from '../paths.ts';
import type { SiteContent } from '../Site.ts';
import { serveByWasm } from '../serveByWasm.ts';
import { findFreePort } from '../serveSite.ts';
import { findOlderWordPress } from './olderWordPress.ts';
import { leftIn, stepsOn } from './walkSite.ts';

const WORDPRESS = ['6.4', '7.1'] as const;
const NEWEST = '7.1';
const PHP = ['7.4', '8.4', '8.5'] as const;
const MS = 1000;

const CONTENT: SiteContent = {
  pages: [{ slug: 'ask', title: 'Corporate gifts', html: '<p>Ask us.</p>' }],
  users: [],
  plugins: [],
  options: {},
  posts: 1,
};

function complaintsOf(log: string): readonly string[] {
  const lines = existsSync(log) ? readFileSync(log, 'utf8').split('\n') : [];
  return lines.filter((line) => line.includes('/plugins/hadaya/'));
}

async function readVersions(url: string): Promise<string> {
  const answer = await fetch(`${url}/`);
  const wordpress = (await answer.text()).match(/name="generator" content="WordPress ([^"]+)"/)?.[1];
  return `WordPress ${wordpress}, ${answer.headers.get('x-powered-by')}`;
}

async function tryPair(
  wordpress: string,
  php: string,
): Promise<{ readonly found: string; readonly wrong: readonly string[] }> {
  fetchWordPress();
  const paths = createSiteFiles(
    `versions-${process.pid}`,
    wordpress === NEWEST ? CORE_FOLDER : findOlderWordPress(wordpress),
  );
  const site = await serveByWasm(paths, CONTENT, await findFreePort(), php);
  const found = await readVersions(site.url);
  const { steps, end } = await stepsOn(site);
  const wrong = found.startsWith(`WordPress ${wordpress}`) && found.includes(`PHP/${php}`) ? [] : ['wrong version'];
  try {
    for (const [name, run] of steps) {
      const problem = await run().catch((error: unknown) => String(error));
      if (problem !== '') wrong.push(`${name}: ${problem}`);
    }
  } finally {
    await end();
    site.stop();
  }
  const left = leftIn(paths.databaseFile);
  if (left !== '') wrong.push(`not removed by the uninstallation: ${left}`);
  wrong.push(...complaintsOf(paths.debugLog));
  if (wrong.length === 0) rmSync(paths.folder, { recursive: true, force: true });
  return { found, wrong };
}

// The server ends with this process, so this process must exit when it is interrupted.
process.once('SIGINT', () => process.exit(1));

const [onlyWordPress, onlyPhp] = process.argv.slice(2);
let failed = 0;
for (const wordpress of onlyWordPress ? [onlyWordPress] : WORDPRESS) {
  for (const php of onlyPhp ? [onlyPhp] : PHP) {
    const start = Date.now();
    const { found, wrong } = await tryPair(wordpress, php);
    const seconds = ((Date.now() - start) / MS).toFixed(0);
    console.log(`${wrong.length === 0 ? 'ok' : 'not ok'}: ${found} (${seconds} s)`);
    for (const line of wrong) console.log(`  ${line}`);
    if (wrong.length > 0) failed += 1;
  }
}
process.exitCode = failed > 0 ? 1 : 0;
