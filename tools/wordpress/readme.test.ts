// @vitest-environment node
import { globSync, readFileSync } from 'node:fs';
import { resolve } from 'node:path';
import { expect, it } from 'vitest';
import { REPOSITORY } from '../vite/project.ts';
import { PLUGIN_FOLDER } from './paths.ts';

const readme = readFileSync(resolve(PLUGIN_FOLDER, 'readme.txt'), 'utf8');

const section = (title: string) => readme.split(`== ${title} ==`)[1]?.split(/^== /m)[0] ?? '';

/**
 * Files that call third-party servers or make a visitor's browser call them; all other URLs are links and examples.
 */
const CALLERS = [
  'packages/contact-widget/src/**/loadCaptcha.ts',
  'packages/contact-widget/src/**/loadFont.ts',
  'packages/contact-widget/src/**/readCountry.ts',
  'packages/media/src/video/model/playerAddress.ts',
  'wordpress/hadaya/src/Spam/Captcha.php',
];

it('“External services” lists every third-party host that our code calls, with terms and privacy policy', () => {
  const files = globSync(CALLERS, { cwd: REPOSITORY });
  const hosts = files.flatMap((file) =>
    [...readFileSync(resolve(REPOSITORY, file), 'utf8').matchAll(/https:\/\/([\w.-]+\.\w+)/g)].map(
      ([, host = '']) => host,
    ),
  );
  expect(new Set(hosts).size).toBeGreaterThan(3);
  const services = section('External services');
  expect([...new Set(hosts)].filter((host) => !services.includes(host))).toEqual([]);
  for (const [title = '', text = ''] of [
    ...services.matchAll(/^= (Google.*|Cloudflare.*|hCaptcha|Akismet) =([^=]*)/gm),
  ].map(([, ...parts]) => parts)) {
    expect(text, title).toMatch(/\[Terms\]\(https:/i);
    expect(text, title).toMatch(/\[privacy\]\(https:/i);
  }
});

it('only the plugin files listed here send HTTP requests', () => {
  const calls = globSync('src/**/*.php', { cwd: PLUGIN_FOLDER }).filter((file) =>
    /wp_(?:safe_)?remote_(?:get|post|head|request)\(/.test(readFileSync(resolve(PLUGIN_FOLDER, file), 'utf8')),
  );
  // These files send requests to the spam check service, to the site's own pages and files, and to the owner's
  // webhook.
  expect(calls.sort()).toEqual([
    'src/Health/AddressCheck.php',
    'src/Health/LoadingHealth.php',
    'src/Spam/Captcha.php',
    'src/Webhook/SafeRequest.php',
  ]);
});

it('the plugin’s header and readme state the same WordPress and PHP versions', () => {
  const header = readFileSync(resolve(PLUGIN_FOLDER, 'hadaya.php'), 'utf8');
  for (const name of ['Requires at least', 'Requires PHP'])
    expect(readme.match(new RegExp(`^${name}: *(\\S+)`, 'm'))?.[1]).toBe(
      header.match(new RegExp(`^ \\* ${name}: *(\\S+)`, 'm'))?.[1],
    );
  expect(header).toMatch(/^ \* WC requires at least: *\d+\.\d+$/m);
  expect(header).toMatch(/^ \* WC tested up to: *\d+\.\d+$/m);
  // Until the directory lists the plugin, another plugin with the same slug must not replace it.
  expect(header).toMatch(/^ \* Update URI: *false$/m);
  for (const title of ['External services', 'Privacy', 'Frequently Asked Questions', 'Screenshots', 'Changelog'])
    expect(section(title).trim(), title).not.toBe('');
});
