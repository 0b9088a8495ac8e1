/**
 * Tests the snippets of `docs/recipes/examples.md`, `states.md` and the README, each on a page that imitates its
 * platform.
 */
import { mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { resolve } from 'node:path';
import { REPOSITORY } from '@hadaya/tools/project';
import type { Page } from '@playwright/test';
import { build } from 'vite';
import { documentOf } from '../kit/servePage.ts';
import { expect, test } from '../kit/test.ts';

const page = readFileSync(resolve(REPOSITORY, 'docs/recipes/examples.md'), 'utf8');
const readme = readFileSync(resolve(REPOSITORY, 'README.md'), 'utf8');

function codeOf(text: string, name: string): string {
  const block = text.split(`<!-- example: ${name} -->`)[1]?.split('```')[1];
  if (block === undefined) throw new Error(`no example is named "${name}"`);
  return block.slice(block.indexOf('\n') + 1);
}

const served = (code: string) =>
  code.replaceAll('https://your.site/hadaya/', '/dist/').replaceAll('/hadaya/hadaya.min.js', '/dist/hadaya.min.js');

/** Imitates Liquid's output for the example on a product page. */
const renderLiquid = (code: string) =>
  code
    .replace(
      /{% if product %}{{ product\.title \| prepend: '([^']*)' \| json }}{% else %}.*?{% endif %}/,
      (_, before) => JSON.stringify(`${before}Mug "Ali’s"`),
    )
    .replace(/{{ shop\.phone \| default: '([^']*)' \| json }}/, (_, usual) => JSON.stringify(usual));

/** Imitates Blade's output: `Js::from` prints JSON inside a `JSON.parse` call. */
const renderBlade = (code: string) =>
  code
    .replace(/{{ Js::from\(([\s\S]*?)\) }}/, (_, php: string) => {
      const json = php
        .replaceAll(/config\('[^']*', ('[^']*')\)/g, '$1')
        .replaceAll("'", '"')
        .replaceAll(/"(\w+)" =>/g, '"$1":')
        .replace(/\["contact": \["widgets": \[\["channels": \[/, '{"contact":{"widgets":[{"channels":[')
        .replace(/\]\]\]\]\]$/, ']}]}}')
        .replaceAll(/\["type": ("[^"]*"), "value": ("[^"]*")\]/g, '{"type":$1,"value":$2}')
        .replaceAll(/,(\s*\])/g, '$1');
      return `JSON.parse(${JSON.stringify(JSON.stringify(JSON.parse(json)))})`;
    })
    .replace(/{{ asset\('hadaya\/([^']*)'\) }}/, '/dist/$1')
    .replaceAll(' @nonce', '');

/** Imitates Next's output: the head is unchanged, and the script is added after hydration. */
function renderNext(code: string): string {
  const settings = /const settings = ({[\s\S]*?\n});/.exec(code)?.[1];
  const source = /<Script src="([^"]*)" strategy="afterInteractive"/.exec(code)?.[1];
  return `<script>const settings=${settings};window.hadaya=JSON.parse(JSON.stringify({ q: [], settings }))</script>
<script type="module">const script=document.createElement('script');script.src='${source}';document.body.append(script)</script>`;
}

/**
 * Asserts that the widget shows the WhatsApp link. A widget with one channel renders the link directly; a widget with
 * several channels must be opened first.
 */
async function expectWhatsapp(tab: Page): Promise<void> {
  const link = tab.locator('a[href*="96891234567"]');
  await expect(tab.locator('.open-chaty, .chaty-channel a').first()).toBeVisible();
  if ((await link.count()) === 0) await tab.locator('.open-chaty').click();
  await expect(link.first()).toBeVisible();
}

const EXAMPLES: readonly (readonly [name: string, text: string, render: (code: string) => string])[] = [
  ['html', page, (code) => code],
  ['shopify', page, renderLiquid],
  ['wix', page, (code) => code],
  ['laravel', page, renderBlade],
  ['next', page, renderNext],
  ['tag', readme, (code) => code],
];

for (const [name, text, render] of EXAMPLES)
  test(`the example for ${name} creates a contact widget with WhatsApp`, async ({ page: tab, servePage }) => {
    const head = served(render(codeOf(text, name)));
    expect(head).not.toMatch(/{{|{%|your\.site/);
    await tab.goto(servePage(`/example-${name}/`, documentOf('<h1>Gifts</h1>', head)));
    await expectWhatsapp(tab);
  });

test('the npm example built with Vite creates a contact widget with WhatsApp', async ({ page: tab, servePage }) => {
  const folder = mkdtempSync(resolve(tmpdir(), 'hadaya-npm-'));
  const entry = resolve(folder, 'main.js');
  writeFileSync(entry, codeOf(readme, 'npm'));
  const inPackages = (name: string) => resolve(REPOSITORY, 'packages', name);
  const [built] = [
    await build({
      configFile: false,
      root: folder,
      logLevel: 'error',
      define: { __HADAYA_VERSION__: '"0"' },
      resolve: { alias: [{ find: /^@hadaya\/(core|contact-widget)$/, replacement: inPackages('$1/src/index.ts') }] },
      build: { write: false, target: 'es2022', rolldownOptions: { input: entry, output: { codeSplitting: false } } },
    }),
  ].flat();
  rmSync(folder, { recursive: true });
  if (!built || !('output' in built)) throw new Error('Vite produced no script');
  const head = `<script type="module">${built.output[0].code.replaceAll('</script', '<\\/script')}</script>`;
  await tab.goto(servePage('/example-npm/', documentOf('<h1>Gifts</h1>', head)));
  await expectWhatsapp(tab);
});

test('the style sheet of the states recipe restyles a selected swatch', async ({ page: tab, guest }) => {
  await tab.goto('/product/ceramic-mug/');
  await tab.addStyleTag({
    content: codeOf(readFileSync(resolve(REPOSITORY, 'docs/recipes/states.md'), 'utf8'), 'states'),
  });
  const form = tab.locator('.variations_form[data-hadaya-state="mounted"]').first();
  await expect(form).toHaveCSS('--hadaya-focus', '#0066cc');
  await form.locator('.variable-item:not(.disabled, .radio-variable-item)').first().click();
  const chosen = form.locator('.variable-item.selected:not(.radio-variable-item)').first();
  await expect(chosen).toHaveCSS('box-shadow', 'rgb(0, 102, 204) 0px 0px 0px 3px');
  guest.ignoreFindings();
});
