import { expect, type Locator, type Page } from '@playwright/test';

export interface SwatchProbe {
  readonly root: Locator;
  readonly id: Locator;
  item(value: string): Locator;
  /** Finds an item's element that takes focus and keys: its input, or the item itself. */
  control(value: string): Locator;
  /** Clicks an item, even if it is disabled. */
  pick(value: string): Promise<void>;
  select(attribute: string): Locator;
  /** Finds the text after the label of an attribute's row. */
  label(attribute: string): Locator;
  /** Returns the values of the items that have the given class. */
  having(className: string): Promise<readonly string[]>;
  /** Returns the values of the controls that Tab reaches. */
  tabStops(): Promise<readonly string[]>;
  /** Text of the form's message region. */
  readonly message: Locator;
  readonly notice: Locator;
}

const ITEM = '.variable-item';

export function probeSwatches(page: Page, index = 0): SwatchProbe {
  const root = page.locator('.variations_form').nth(index);
  const item = (value: string) => root.locator(`${ITEM}[data-value=${JSON.stringify(value)}]`);
  const control = (value: string) =>
    item(value)
      .locator('input')
      .or(item(value).and(root.locator('[role="radio"]')));
  return {
    root,
    item,
    control,
    id: root.locator('input.variation_id'),
    pick: async (value) => {
      // `force` also clicks disabled items, but skips Playwright's wait for a stable position, so this function waits
      // for it.
      let box = '';
      const isStill = async () => {
        const before = box;
        box = JSON.stringify(await item(value).boundingBox());
        return box === before;
      };
      await expect.poll(isStill, { intervals: [20, 50, 100] }).toBe(true);
      await item(value).click({ force: true });
    },
    select: (attribute) => root.locator(`select[data-attribute_name="${attribute}"]`),
    label: (attribute) =>
      root.locator(`tr:has(select[data-attribute_name="${attribute}"]) .woo-selected-variation-item-name`),
    having: (className) =>
      root
        .locator(`${ITEM}.${className}`)
        .evaluateAll((nodes) => nodes.map((node) => node.getAttribute('data-value') ?? '')),
    tabStops: () =>
      root
        .locator(`${ITEM}[tabindex="0"], ${ITEM} input[tabindex="0"]`)
        .evaluateAll((nodes) => nodes.map((node) => node.getAttribute('data-value') ?? '')),
    message: root.locator('[data-hadaya-messages], [role="status"]').first(),
    notice: root.locator('.hadaya-swatches-notice'),
  };
}

/** Waits until the forms have mounted; files that load on the first interaction may still be missing. */
export async function waitForSwatches(page: Page, count = 1): Promise<void> {
  await page.waitForFunction((expected) => {
    const forms = [...document.querySelectorAll('.variations_form')];
    const ready = forms.filter((form) => form.matches('[data-hadaya-state="mounted"]'));
    return ready.length >= expected;
  }, count);
  await page.evaluate(() => new Promise((resolve) => requestAnimationFrame(() => requestAnimationFrame(resolve))));
}

/** Returns the native change events since the last call. */
export async function takeHeard(page: Page): Promise<readonly string[]> {
  return page.evaluate(() => window.__native?.splice(0) ?? []);
}

export async function readFocus(page: Page): Promise<string> {
  return page.evaluate(() => {
    const active = document.activeElement;
    return active?.closest('.variable-item')?.getAttribute('data-value') ?? active?.className ?? '';
  });
}
