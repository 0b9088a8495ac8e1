/** Tests pages printed by a real server, if available. */
import { NO_FIXTURES, readFixture } from '@hadaya/testing/fixtures';
import type { Page } from '@playwright/test';
import { holdBack } from '../kit/holdBack.ts';
import { expect, expectNoLayoutShift, openPainted, test } from '../kit/test.ts';
import { waitForSwatches } from './kit/swatches.ts';

const LOADER =
  '<link rel="icon" href="data:,"><link rel="stylesheet" href="/dist/swatches.min.css"><link rel="stylesheet" href="/dist/gallery.min.css">';

/** Recorded pages; their variations are either embedded in the page or requested from the server. */
const TABLES = {
  'swatches-colour-size.html': 'embedded',
  'swatches-image-radio-custom.html': 'embedded',
  'swatches-ajax-mode.html': 'ajax',
  'product-swatches-gallery.html': 'embedded',
} as const;

interface Row {
  readonly attribute: string;
  readonly value: string;
}

/** Selects each item alone and reads the disabled items on the page and in the data. */
async function readTable(page: Page) {
  return page.evaluate(() => {
    const form = document.querySelector<HTMLElement>('.variations_form');
    if (!form) throw new Error('no form');
    const list: { attributes: Record<string, string>; variation_is_active: boolean }[] | false = JSON.parse(
      form.dataset.product_variations ?? 'false',
    );
    const items = [...form.querySelectorAll<HTMLElement>('.variable-item')];
    const rowOf = (item: HTMLElement): Row => ({
      attribute: item.closest<HTMLElement>('[data-attribute_values]')?.dataset.attribute_name ?? '',
      value: item.dataset.value ?? '',
    });
    const clear = () => {
      for (const select of form.querySelectorAll('select')) {
        select.value = '';
        select.dispatchEvent(new Event('change', { bubbles: true }));
      }
    };
    const decode = (text: string) => new DOMParser().parseFromString(text, 'text/html').body.textContent;
    const fits = (one: Row, other: Row) =>
      list === false ||
      list.some(
        ({ attributes, variation_is_active }) =>
          [one, other].every(({ attribute, value }) =>
            ['', value].includes(decode(attributes[attribute] ?? '') ?? ''),
          ) && variation_is_active,
      );
    return items.map((item) => {
      clear();
      const chosen = rowOf(item);
      item.click();
      const others = items.filter((other) => rowOf(other).attribute !== chosen.attribute);
      return {
        chosen: chosen.value,
        shown: others.filter((other) => other.classList.contains('disabled')).map((other) => other.dataset.value),
        expected: others.filter((other) => !fits(chosen, rowOf(other))).map((other) => other.dataset.value),
      };
    });
  });
}

for (const [file, mode] of Object.entries(TABLES)) {
  test(`${file} mounts without an error or a layout shift, and disables the expected values`, async ({
    page,
    servePage,
  }) => {
    const printed = readFixture(file);
    test.skip(printed === undefined, NO_FIXTURES);
    const html = (printed ?? '')
      .replace(
        '<head>',
        `<head>${LOADER}<script>window.hadaya={settings:{variations:{keepChoiceInUrl:false,ajaxIndex:'off'}}}</script>`,
      )
      .replaceAll('https://shop.example', '')
      .replaceAll('https:\\/\\/shop.example', '')
      .replace('</body>', '<script src="/dist/hadaya.min.js" defer></script></body>');
    await page.route(/wp-content/, (route) =>
      route.fulfill({
        status: 200,
        contentType: 'image/svg+xml',
        body: '<svg xmlns="http://www.w3.org/2000/svg" width="600" height="600"/>',
      }),
    );
    await page.addInitScript(() => {
      addEventListener('hadaya:error', () => Object.assign(window, { __hadayaError: true }));
      document.addEventListener('DOMContentLoaded', () => {
        const nodes = [...document.querySelectorAll('.variations_form *')];
        const contents = nodes
          .filter((node) => node.matches('.variable-item-contents'))
          .map((node) => [node, node.innerHTML] as const);
        Object.defineProperty(window, '__hadayaKept', { value: { nodes, contents } });
      });
    });
    // Holds back our replacement for WooCommerce's script. Like the original, it shows the selection a second after
    // load, which moves the button.
    const letEngineGo = await holdBack(page, /variations-startEngine/);
    await openPainted(page, servePage(`/fixture-${file}/`, html));
    await waitForSwatches(page);
    await expectNoLayoutShift(page);
    letEngineGo();
    expect((await readTable(page)).length).toBeGreaterThan(2);
    // Polls until our replacement for WooCommerce's script has loaded and marked the items.
    const readFaults = async () => {
      const table = await readTable(page);
      return table.filter(({ shown, expected }) => shown.join() !== (mode === 'ajax' ? '' : expected.join()));
    };
    await expect.poll(readFaults).toEqual([]);
    const broken = await page.evaluate(() => {
      const { nodes, contents } = Reflect.get(window, '__hadayaKept');
      const removed = nodes.filter((node: Element) => !node.isConnected && !node.matches('option')).length;
      const clean = (html: string) => html.replace(/ (tabindex|aria-\w+|name)="[^"]*"/g, '');
      const changed = contents.filter(
        ([node, before]: [Element, string]) => clean(node.innerHTML) !== clean(before),
      ).length;
      return { removed, changed, failed: Reflect.get(window, '__hadayaError') === true };
    });
    expect(broken).toEqual({ removed: 0, changed: 0, failed: false });
  });
}
