import { execFileSync } from 'node:child_process';
import { readFileSync, rmSync } from 'node:fs';
import { resolve } from 'node:path';
import { createSite } from '@hadaya/tools/wordpress/createSite';
import { wpCli } from '@hadaya/tools/wordpress/wpCli';
import { phpCommand } from './kit/phpCommand.ts';
import { expect, inMatrix, needWordPress, test } from './kit/test.ts';

needWordPress();

const TIMEOUT_MS = 240_000;
const CONTENT = { pages: [], users: [], plugins: ['hadaya/hadaya.php'], options: {}, posts: 0 };
const PHP_FOLDER = resolve(import.meta.dirname, '../../tools/wordpress/php');

/**
 * By default, WordPress lists up to a hundred sites in one query. Creating more takes a while, so only a full run
 * creates them.
 */
for (const [count, isMany] of [
  [4, false],
  [102, true],
] as const)
  test(
    `settings belong to the current site, and deleting the plugin leaves nothing on any of ${count} sites`,
    inMatrix(isMany),
    () => {
      test.setTimeout(TIMEOUT_MS);
      const command = phpCommand();
      const paths = createSite({ command, version: '' }, `network-${process.pid}`, CONTENT);
      try {
        wpCli({ command, version: '' }, paths, ['core', 'multisite-convert', '--title=Shops']);
        const walked = execFileSync(
          command,
          [resolve(PHP_FOLDER, 'walk-network.php'), paths.publicFolder, `${count}`],
          {
            encoding: 'utf8',
          },
        );
        const { sites, titles, made, gone, before, after } = JSON.parse(walked);
        expect(sites).toBe(count);
        const shops = ['Shop 1', 'Shop 1', 'Shop 2', 'Shop 1', `Shop ${count}`, 'Shop 1'];
        expect(titles).toEqual(['Contact us', ...shops]);
        // Activation writes the tables, their version and the roles.
        expect(made).toBe(5);
        // WordPress drops the tables of a site that is deleted from the network.
        expect(gone).toEqual([]);
        expect(before).toBeGreaterThan(3 * 5);
        expect(after).toEqual([]);
        expect(readFileSync(paths.debugLog, { encoding: 'utf8', flag: 'a+' })).not.toContain('/plugins/hadaya/');
      } finally {
        rmSync(paths.folder, { recursive: true, force: true, maxRetries: 10 });
      }
    },
  );
