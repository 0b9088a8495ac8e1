/** The stand-ins for WordPress's functions, which tests without WordPress use, behave like WordPress. */
import { execFileSync } from 'node:child_process';
import { readFileSync } from 'node:fs';
import { findPhp } from '@hadaya/tools/wordpress/findPhp';
import { expect, needWordPress, test } from './kit/test.ts';

needWordPress();

const EXAMPLES = new URL('../../wordpress/hadaya/tests/StandIns/examples.json', import.meta.url).pathname;
const SCRIPT = new URL('../../tools/wordpress/php/stand-ins.php', import.meta.url).pathname;

test('WordPress behaves like its test stand-ins', async ({ site }) => {
  const php = findPhp();
  if ('missing' in php) throw new Error(php.missing);
  const answers = execFileSync(php.command, [SCRIPT, site.paths.publicFolder, EXAMPLES], { encoding: 'utf8' });
  expect(JSON.parse(answers)).toEqual(JSON.parse(readFileSync(EXAMPLES, 'utf8')));
});
