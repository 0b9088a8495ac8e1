/** The server's HTML in our stand-in for WooCommerce's script: everything that shows, nothing that runs. */

import type { Page } from '@playwright/test';
import { bundleScript } from '../kit/bundleScript.ts';
import { expect, test } from '../kit/test.ts';

const MODULE = new URL('../../packages/variations/src/standalone/createSafeNodes.ts', import.meta.url);

/** Shows one answer as a page does. */
async function show(page: Page, html: string): Promise<string> {
  await page.evaluate(
    `(() => { ${await bundleScript(MODULE, `document.body.replaceChildren(...kit.createSafeNodes(${JSON.stringify(html)}, document));`)} })()`,
  );
  return page.evaluate(() => document.body.innerHTML);
}

const KEPT = [
  '<span class="price"><del aria-hidden="true"><bdi>4.500&nbsp;<span class="symbol">ر</span></bdi></del></span>',
  '<form action="/notify/" method="post" class="notify"><label for="mail">Mail</label><input type="email" id="mail" name="email" required=""><input type="hidden" name="action" value="notify"><select name="size"><option value="s">S</option></select><textarea name="text" rows="2"></textarea><button type="submit" name="send" value="1">Notify me</button></form>',
  '<table class="sizes"><tbody><tr><th colspan="2" scope="col">Size</th></tr><tr><td rowspan="2">S</td><td>36</td></tr></tbody></table>',
  '<a href="/terms/" target="_blank" rel="noopener">Terms</a>',
  '<img src="data:image/gif;base64,R0lGODlhAQABAAAAACw=" alt="Mug" width="1" height="1">',
  '<picture><source srcset="data:image/gif;base64,R0lGODlhAQABAAAAACw=" media="(min-width: 1px)"><img alt="Mug"></picture>',
  '<video controls="" playsinline=""></video><audio controls=""></audio>',
  '<iframe src="about:blank" allow="fullscreen" allowfullscreen=""></iframe>'.replace('about:blank', '/film/'),
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
  ['<math><mtext><table><mglyph><style><!--</style><img title="--><img src=1 onerror=window.__ran=1>">', ''],
];

for (const policy of ['no policy', 'Trusted Types']) {
  test(`what shows is kept and what runs is lost under ${policy}`, async ({ page, servePage, faults }) => {
    if (policy === 'Trusted Types') await faults.trustedTypes();
    await page.goto(servePage('/safe/', '<!doctype html><title>Safe</title><body></body>'));
    for (const html of KEPT) expect.soft(await show(page, html)).toBe(html);
    for (const [html, expected] of CLEANED) {
      const shown = await show(page, html);
      if (expected) expect.soft(shown, html).toBe(expected);
      expect.soft(shown, html).not.toMatch(/onerror=window\.__ran=1>$|<(?:object|embed|base|meta|script)/);
    }
    expect(await page.evaluate(() => Reflect.get(window, '__ran'))).toBeUndefined();
  });
}
