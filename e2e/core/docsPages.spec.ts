/**
 * Runs axe on every page of the built documentation and on the frame around the pages: all rules in the light scheme,
 * and the colour rules in the dark scheme too.
 */
import { execFileSync } from 'node:child_process';
import { globSync, readFileSync } from 'node:fs';
import { createRequire } from 'node:module';
import { resolve } from 'node:path';
import { startServer } from '@hadaya/testing/server';
import { REPOSITORY, RUNTIME } from '@hadaya/tools/project';
import { buildOnce } from '@hadaya/tools/wordpress/buildOnce';
import type { Page } from '@playwright/test';
import type { Result } from 'axe-core';
import { saveData } from '../kit/saveData.ts';
import { expect, test } from '../kit/test.ts';

const BUILT = resolve(REPOSITORY, 'docs/.vitepress/dist');
const readPages = () => globSync('**/*.html', { cwd: BUILT }).sort();
const AXE = readFileSync(createRequire(import.meta.url).resolve('axe-core/axe.min.js'), 'utf8');

/**
 * Violation that is not a defect: the search button's accessible name is its visible text, and VitePress's shortcut
 * hint follows that text.
 */
const KEY_HINT = { rule: 'label-content-name-mismatch', part: 'DocSearch-Button' };

interface WithAxe {
  readonly axe: typeof import('axe-core');
}

const describe = (results: readonly Result[]): readonly string[] =>
  results.flatMap(({ id, nodes }) => nodes.map(({ target, html }) => `${id}: ${target} ${html.slice(0, 120)}`));

/** Elements of the frame with the same HTML on many pages: the bar, the groups of the sidebar, and the footer. */
const FRAME = '.VPNav, .VPSidebar .group, .VPFooter';

/**
 * Finds a page's violations, except those about colours. Skips frame elements in `known`, because they have already
 * been checked.
 */
async function judge(page: Page, known: Set<string>): Promise<readonly string[]> {
  const { violations, frame } = await page.evaluate(
    async ([selector, seen]) => {
      const { axe } = window as unknown as WithAxe;
      const rules = { 'color-contrast': { enabled: false } };
      const parts = [...document.querySelectorAll(selector)];
      const judged = parts.filter((part) => seen.includes(part.outerHTML));
      const found = await axe.run({ exclude: ['iframe', ...judged] }, { resultTypes: ['violations'], rules });
      return { violations: found.violations, frame: parts.map((part) => part.outerHTML) };
    },
    [FRAME, [...known]] as const,
  );
  const lines = describe(
    violations.filter(
      ({ id, nodes }) => id !== KEY_HINT.rule || nodes.some(({ html }) => !html.includes(KEY_HINT.part)),
    ),
  );
  if (lines.length === 0) for (const part of frame) known.add(part);
  return lines;
}

/**
 * Runs in the page: runs axe on one text of each visual style that is not in `known`. Two texts have the same style if
 * colour, size and all backgrounds up to the root match. Without this selection, axe would spend half of its time on
 * frames and tables that look the same on every page.
 */
async function judgeFreshTexts(known: readonly string[]) {
  const grounds = new Map<Element, string>();
  const groundOf = (element: Element): string => {
    const noted = grounds.get(element);
    if (noted !== undefined) return noted;
    const { backgroundColor, backgroundImage, opacity, position, filter, clip, clipPath } = getComputedStyle(element);
    const own = [backgroundColor, backgroundImage, opacity, position, filter, clip, clipPath].join('|');
    const below = element.parentElement ? groundOf(element.parentElement) : '';
    const isClear = own === 'rgba(0, 0, 0, 0)|none|1|static|none|auto|none';
    const ground = isClear ? below : `${below}\n${own}`;
    grounds.set(element, ground);
    return ground;
  };
  const hasText = ({ childNodes }: Element) =>
    [...childNodes].some((node) => node instanceof Text && node.data.trim() !== '');
  const isSeen = (element: HTMLElement) =>
    element.checkVisibility({ opacityProperty: true, visibilityProperty: true }) && element.offsetWidth > 1;
  const fresh = new Map<string, HTMLElement>();
  for (const element of document.body.querySelectorAll<HTMLElement>('*')) {
    if (!hasText(element) || !isSeen(element)) continue;
    const { color, fontSize, fontWeight, textShadow } = getComputedStyle(element);
    const way = [groundOf(element), color, fontSize, fontWeight, textShadow].join('\n');
    if (!known.includes(way) && !fresh.has(way)) fresh.set(way, element);
  }
  if (fresh.size === 0) return { violations: [], passed: [] };
  const { violations, passes } = await (window as unknown as WithAxe).axe.run(
    { include: [...fresh.values()], exclude: ['iframe'] },
    { resultTypes: ['violations', 'passes'], runOnly: ['color-contrast'], elementRef: true },
  );
  const held = new Set(passes.flatMap(({ nodes }) => nodes.map(({ element }) => element)));
  const plain = violations.map((result) => ({
    ...result,
    nodes: result.nodes.map(({ element: _, ...node }) => node),
  }));
  return { violations: plain, passed: [...fresh].filter(([, element]) => held.has(element)).map(([way]) => way) };
}

/** Checks the colours of a page. Styles that do not pass are checked again on the next page. */
async function judgeColours(page: Page, known: Set<string>): Promise<readonly string[]> {
  const { violations, passed } = await page.evaluate(judgeFreshTexts, [...known]);
  for (const way of passed) known.add(way);
  return describe(violations);
}

/**
 * Serves only the documentation: live examples are pages of the shop, which has its own tests. A real server lets the
 * browser cache shared files; routed requests are not cached.
 */
async function answerDocument(request: Request, shop: string): Promise<Response> {
  const { pathname } = new URL(request.url);
  if (!pathname.startsWith('/docs/')) return new Response(null, { status: 404 });
  const { status, headers, body } = await fetch(shop + pathname);
  const type = headers.get('content-type') ?? '';
  return new Response(body, { status, headers: { 'content-type': type, 'cache-control': 'max-age=3600' } });
}

test.skip(RUNTIME === 'light', 'the documentation does not depend on the runtime');

test.beforeAll(() => {
  const vitepress = resolve(REPOSITORY, 'docs/node_modules/.bin/vitepress');
  // The build writes this file after all other files of the documentation.
  buildOnce(resolve(BUILT, 'hashmap.json'), () => {
    execFileSync(vitepress, ['build', 'docs'], { cwd: REPOSITORY, stdio: 'pipe' });
  });
});

/**
 * Groups of pages, each with a function that checks whether a path belongs to it; each group is small enough for one
 * test on a slow machine.
 */
const PARTS: Readonly<Record<string, (path: string) => boolean>> = {
  'Arabic page': (path) => path.startsWith('ar/'),
  'English page in a folder': (path) => path.includes('/') && !path.startsWith('ar/'),
  'English page at the root': (path) => !path.includes('/'),
};

for (const [part, isPart] of Object.entries(PARTS))
  test(`axe finds no violation on any ${part} in light or dark mode`, async ({ browser, server }) => {
    const documents = await startServer((request) => answerDocument(request, server.url));
    const context = await browser.newContext({ colorScheme: 'light', reducedMotion: 'reduce' });
    await context.addInitScript(AXE);
    const page = await context.newPage();
    // Without Save-Data, each page would prefetch all linked pages.
    await saveData(page);
    const all: string[] = [];
    const known = new Set<string>();
    const frame = new Set<string>();
    for (const path of readPages().filter(isPart)) {
      await page.goto(`${documents.url}/docs/${path}`);
      // Waits for the heading, because a script renders the message for an unknown page.
      await page.locator('h1').first().waitFor({ state: 'attached' });
      // Waits for the dark mode switch, because a script sets its name.
      await page.locator('.VPSwitchAppearance[title]:not([title=""])').first().waitFor({ state: 'attached' });
      const light = [...(await judge(page, frame)), ...(await judgeColours(page, known))];
      await page.evaluate(() => document.documentElement.classList.add('dark'));
      const dark = await judgeColours(page, known);
      all.push(...light.map((line) => `${path} ${line}`), ...dark.map((line) => `${path} in the dark ${line}`));
    }
    expect(all).toEqual([]);
    await context.close();
    await documents.close();
  });

test('an English page and its Arabic translation have search and an edit link', async ({ browser, server }) => {
  const context = await browser.newContext();
  const page = await context.newPage();
  await page.goto(`${server.url}/docs/start/owner.html`);
  await expect(page.getByRole('link', { name: 'Edit this page' })).toHaveAttribute(
    'href',
    /\/edit\/main\/docs\/start\/owner\.md$/,
  );
  await expect(page.getByRole('button', { name: /^\d+\.\d+\.\d+$/ })).toBeVisible();
  await page.getByRole('button', { name: 'Search' }).click();
  await page.getByRole('searchbox').fill('clearOnReselect');
  await expect(page.getByRole('option').first()).toBeVisible();
  await page.goto(`${server.url}/docs/ar/start/owner.html`);
  await expect(page.locator('html')).toHaveAttribute('dir', 'rtl');
  await expect(page.getByRole('link', { name: 'تعديل هذه الصفحة' })).toBeVisible();
  await page.getByRole('button', { name: 'بحث' }).click();
  await page.getByRole('searchbox').fill('واتساب');
  await expect(page.getByRole('option').first()).toBeVisible();
  await context.close();
});
