/**
 * Tests our files on a page that is still being parsed; the builder's settings are in the footer, before the builder's
 * script.
 */
import { SENTINEL_TAG } from '../kit/addSentinel.ts';
import { lateFile } from '../kit/lateFile.ts';
import { servePieces } from '../kit/servePieces.ts';
import { expect, test } from '../kit/test.ts';
import { contentDocument } from './contentDocument.ts';
import type { Page } from './contentPage.ts';
import { foldMarkup } from './foldMarkup.ts';

const ACCORDION = '[data-widget_type="accordion.default"]';

/**
 * Returns a page in two pieces, with our loader in the head and an accordion in the body. The second piece starts with
 * the builder's settings.
 */
function cutDocument(config: Readonly<Record<string, unknown>>, then = ''): readonly string[] {
  // Script tags as our WordPress plugin prints them; content widgets read the builder's settings themselves.
  const head =
    '<script>window.hadaya={q:[],printed:["content"]}</script><script async src="/dist/hadaya.min.js"></script>';
  const html = contentDocument(foldMarkup('accordion'), { head, config })
    .replace('<script src="/dist/hadaya.min.js" defer></script>', SENTINEL_TAG)
    .replace(/(<script>var elementorFrontendConfig=.*?<\/script>)/, (settings) => settings + then);
  const cut = html.indexOf('<script>var elementorFrontendConfig');
  return [`${html.slice(0, cut)}<p>More</p>`, html.slice(cut)];
}

async function openCut(page: Page, slow: { readonly address: string }): Promise<void> {
  const ran = lateFile(page, /\/content-[\w-]{8}\.min\.js/);
  await page.goto(slow.address, { waitUntil: 'commit' });
  await ran();
  await expect(page.locator(ACCORDION)).toHaveAttribute('data-hadaya-state', 'loading');
  expect(await page.evaluate(() => document.readyState)).toBe('loading');
}

test('starts a widget when the builder’s settings have been parsed, before the builder’s script runs', async ({
  page,
  server,
  guest,
}) => {
  await guest.allow({ globals: ['stateThen'] });
  const then = `<script>var stateThen = document.querySelector('${ACCORDION}').dataset.hadayaState</script>`;
  const slow = servePieces(server, '/c/', cutDocument({}, then));
  await openCut(page, slow);
  slow.send();
  await expect(page.locator(ACCORDION)).toHaveAttribute('data-hadaya-state', 'mounted');
  expect(await page.evaluate(() => Object(window).stateThen)).toBe('mounted');
  const title = page.locator(ACCORDION).getByRole('button').nth(1);
  await title.click();
  await expect(title).toHaveAttribute('aria-expanded', 'true');
});

test('in a static export, a script that runs early leaves the widgets as printed', async ({ page, server }) => {
  const slow = servePieces(server, '/c/', cutDocument({ is_static: true }));
  await openCut(page, slow);
  const printed = await page.locator(ACCORDION).innerHTML();
  slow.send();
  await expect(page.locator(ACCORDION)).toHaveAttribute('data-hadaya-state', 'mounted');
  expect(await page.locator(ACCORDION).innerHTML()).toBe(printed);
});
