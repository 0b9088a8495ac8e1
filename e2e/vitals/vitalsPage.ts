import type { Page } from '@playwright/test';
import { beHuman } from '../contact/kit/visitor.ts';
import type { TestServer } from '../kit/kitServer.ts';
import type { Guest } from '../kit/oracle/guest.ts';
import { documentOf } from '../kit/servePage.ts';

/** Where the figures go, as the plugin prints it. */
const DOOR = '/wp-admin/admin-ajax.php';

/** Whether our file was asked for. */
export const isFetched = ({ requests }: Guest): boolean => requests.some((url) => url.includes('/vitals.min.js'));

/** What one page view has told, by name. */
export type Told = Readonly<Record<string, string>>;

/** Everything that was told so far. */
export const toldOf = ({ backend }: TestServer): readonly Told[] =>
  backend.received
    .filter(({ name }) => name === 'admin-ajax:hadaya_vitals')
    .map(({ fields }) => Object.fromEntries(fields.map(([name, value]) => [name, String(value)])));

/** A page whose visitors are measured, with swatches that keep the browser busy when they are tapped. */
export interface MeasuredPage {
  readonly vitals?: Readonly<Record<string, unknown>>;
  readonly bodyClass?: string;
  readonly head?: string;
  readonly body?: string;
}

const SWATCHES = `<ul class="variable-items-wrapper"><li class="variable-item"><button type="button" id="red">Red</button></li></ul>
<script>document.getElementById('red').addEventListener('click', () => {
  const end = performance.now() + 150;
  while (performance.now() < end);
});</script>`;

/** The document of such a page. */
export function measuredDocument({
  vitals = { share: 100, url: DOOR },
  bodyClass = 'single-product woocommerce',
  head = '',
  body = SWATCHES,
}: MeasuredPage): string {
  const settings = JSON.stringify({ vitals });
  const tags = `<script>window.hadaya = { q: [], islands: ['vitals'], settings: ${settings} };</script>${head}<script src="/dist/hadaya.min.js" defer></script>`;
  return documentOf(`<h1>Ceramic mug</h1>${body}`, tags).replace('<body>', `<body class="${bodyClass}">`);
}

/** Opens a page as a visitor and waits until it is measured. */
export async function openMeasured(page: Page, address: string): Promise<void> {
  await beHuman(page);
  const file = page.waitForResponse(/\/vitals\.min\.js/);
  await page.goto(address);
  await file;
  await untilMeasured(page);
}

/** Waits until the largest paint is known to whoever observes it, and the file has run. */
export async function untilMeasured(page: Page): Promise<void> {
  await page.evaluate(async () => {
    await new Promise((resolve) => {
      new PerformanceObserver(resolve).observe({ type: 'largest-contentful-paint', buffered: true });
    });
    // The module has run when it can be imported once more.
    const file = '/dist/vitals.min.js';
    await import(file);
  });
  await untilIdle(page);
}

/** Waits until what waited for an idle moment has had one; a page that paints nothing may have none by itself. */
export async function untilIdle(page: Page): Promise<void> {
  await page.evaluate(() => new Promise((resolve) => requestIdleCallback(resolve, { timeout: 1500 })));
}
