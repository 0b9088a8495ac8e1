import type { Page } from '@playwright/test';
import { bundleScript } from '../kit/bundleScript.ts';
import { expect, test } from '../kit/test.ts';

const MODULE = new URL('../../packages/variations/src/standalone/createSafeNodes.ts', import.meta.url);

/** Serialises the nodes of one response; they stay detached, so that no frame loads. */
async function show(page: Page, html: string): Promise<string> {
  const text = JSON.stringify(html);
  const run = `const box = document.createElement('div');
    return kit.loadSanitizer(${text}, document).then(() => {
      box.append(...kit.createSafeNodes(${text}, document));
      return box.innerHTML;
    });`;
  return page.evaluate<string>(await bundleScript(MODULE, run));
}

const KEPT = [
  '<span class="price"><del aria-hidden="true"><bdi>4.500&nbsp;<span class="symbol">ر</span></bdi></del></span>',
  '<form action="/notify/" method="post" class="notify"><label for="mail">Mail</label><input type="email" id="mail" name="email" required=""><input type="hidden" name="action" value="notify"><select name="size"><option value="s">S</option></select><textarea name="text" rows="2"></textarea><button type="submit" name="send" value="1">Notify me</button></form>',
  '<table class="sizes"><tbody><tr><th colspan="2" scope="col">Size</th></tr><tr><td rowspan="2">S</td><td>36</td></tr></tbody></table>',
  '<a href="/terms/" target="_blank" rel="noopener">Terms</a>',
  '<img src="data:image/gif;base64,R0lGODlhAQABAAAAACw=" alt="Mug" width="1" height="1">',
  '<picture><source srcset="/mug.webp 1x, /mug-2.webp 2x" media="not all"><img alt="Mug"></picture>',
  '<video controls="" playsinline=""></video><audio controls=""></audio>',
  '<iframe src="/film/" allow="fullscreen"></iframe>',
  '<p style="color: red" data-days="3">Back in 3 days</p>',
  '<section><details open=""><summary>More</summary>Text</details></section>',
];

const CLEANED: readonly (readonly [string, string])[] = [
  ['<p>a</p><script>window.__ran=1</script>', '<p>a</p>'],
  ['<svg><script>window.__ran=1</script></svg>', '<svg></svg>'],
  ['<p onclick="window.__ran=1">a</p>', '<p>a</p>'],
  ['<img alt="a" src="data:," onerror="window.__ran=1">', '<img alt="a" src="data:,">'],
  ['<a href=" java\nscript:window.__ran=1">a</a>', '<a>a</a>'],
  ['<iframe srcdoc="<script>parent.__ran=1</script>"></iframe>', '<iframe></iframe>'],
  ['<iframe src="javascript:parent.__ran=1"></iframe>', '<iframe></iframe>'],
  [
    '<form action="javascript:window.__ran=1"><button formaction="javascript:1">a</button></form>',
    '<form><button>a</button></form>',
  ],
  ['<object data="javascript:window.__ran=1"></object><embed src="javascript:1">', ''],
  ['<base href="https://elsewhere.example/"><meta http-equiv="refresh" content="0;url=javascript:1">', ''],
];

const PAGE = '<!doctype html><title>Safe</title><body></body>';

/** Markup that the two sanitisers clean differently. */
const NESTED = '<math><mtext><table><mglyph><style><!--</style><img title="--><img src=1 onerror=window.__ran=1>">';

const SANITIZERS = [
  {
    name: "the browser's sanitizer",
    prepare: () => {},
    nested:
      '<math><mtext><mglyph><style><!--</style><img title="--&gt;&lt;img src=1 onerror=window.__ran=1&gt;"></mglyph><table></table></mtext></math>',
  },
  {
    name: 'DOMPurify in an older browser',
    prepare: () => void Reflect.deleteProperty(Element.prototype, 'setHTML'),
    nested: '<math><mtext><table></table></mtext></math>',
  },
] as const;

for (const { name, prepare, nested } of SANITIZERS) {
  test(`${name} keeps all visible parts of a shop’s HTML`, async ({ page, servePage }) => {
    await page.goto(servePage('/safe/', PAGE));
    await page.evaluate(prepare);
    for (const html of KEPT) expect.soft(await show(page, html)).toBe(html);
  });

  test(`${name} removes everything executable from hostile HTML`, async ({ page, servePage }) => {
    await page.goto(servePage('/safe/', PAGE));
    await page.evaluate(prepare);
    for (const [html, expected] of [...CLEANED, [NESTED, nested]] as const)
      expect.soft(await show(page, html), html).toBe(expected);
    expect(await page.evaluate(() => Reflect.get(window, '__ran'))).toBeUndefined();
  });
}

test('keeps a form in a shop’s HTML when the page enforces Trusted Types', async ({ page, servePage, faults }) => {
  await faults.trustedTypes();
  await page.goto(servePage('/safe/', PAGE));
  const [, form = ''] = KEPT;
  expect(await show(page, form)).toBe(form);
});
