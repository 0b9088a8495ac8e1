import type { VariationForm, VariationState } from '@hadaya/variations';
import { expect, type Locator, type Page } from '@playwright/test';

interface OpenForm {
  readonly form: VariationForm;
  stop(): void;
}

export interface FormEvent {
  readonly name: 'chosen' | 'found' | 'shown' | 'reset';
  readonly productId: string;
  readonly id?: number;
  readonly count?: number;
  readonly attributes?: Readonly<Record<string, string>>;
  readonly purchasable?: boolean;
}

declare global {
  interface Window {
    readonly __variations?: {
      readonly forms: readonly OpenForm[];
      open(root: HTMLElement): OpenForm;
    };
    readonly __news?: readonly FormEvent[];
    readonly __log?: string[];
  }
}

/** Serialisable subset of a form's state, with `null` for a variation that does not exist. */
export interface ReadState {
  readonly choice: Readonly<Record<string, string>>;
  readonly match: VariationState['match']['kind'];
  readonly found: number | null;
  readonly shown: number | null;
  readonly enabled: Readonly<Record<string, readonly string[]>>;
  /** Status of each attribute value, keyed by attribute name and then by value. */
  readonly status: Readonly<Record<string, Readonly<Record<string, string>>>>;
  readonly isIndexed: boolean;
}

export interface FormProbe {
  readonly root: Locator;
  readonly id: Locator;
  readonly button: Locator;
  select(attribute: string): Locator;
  /**
   * Selects a value through our controller, as an island does; resolves to the controller's result, or to `no form`.
   */
  choose(attribute: string, value: string): Promise<string>;
  options(attribute: string): Promise<readonly string[]>;
  state(): Promise<ReadState>;
}

/**
 * Waits until our engine runs the form. In a test with `page.clock.install()`, advances the clock past the second that
 * is reserved for WooCommerce's script.
 */
export async function waitForEngine(page: Page): Promise<void> {
  await waitForForms(page);
  await page.clock.runFor(1000);
  await expect(probeForm(page).button).toHaveClass(/wc-variation-selection-needed/);
}

/** Waits until the page's inline script has created our form controllers. */
export async function waitForForms(page: Page): Promise<void> {
  // Checks once without waiting, which takes only a tenth of the time that `waitForFunction` takes.
  if (await page.evaluate(() => window.__variations !== undefined)) return;
  await page.waitForFunction(() => window.__variations !== undefined);
}

export function probeForm(page: Page, index = 0): FormProbe {
  const root = page.locator('.variations_form').nth(index);
  const select = (attribute: string) => root.locator(`select[data-attribute_name="${attribute}"]`);
  return {
    root,
    select,
    id: root.locator('input.variation_id'),
    button: root.locator('.single_add_to_cart_button'),
    async choose(attribute, value) {
      await waitForForms(page);
      return page.evaluate(([at, name, word]) => window.__variations?.forms[at]?.form.choose(name, word) ?? 'no form', [
        index,
        attribute,
        value,
      ] as const);
    },
    options: (attribute) =>
      select(attribute).evaluate((node) =>
        node instanceof HTMLSelectElement ? [...node.options].map(({ value }) => value).filter(Boolean) : [],
      ),
    async state() {
      await waitForForms(page);
      return page.evaluate(readState, index);
    },
  };
}

function readState(index: number): ReadState {
  const state = window.__variations?.forms[index]?.form.getState();
  if (!state) throw new Error('no form');
  const { match, shown, attributes } = state;
  return {
    choice: Object.fromEntries(state.choice),
    match: match.kind,
    found: match.kind === 'found' ? match.variation.id : null,
    shown: shown?.variation.id ?? null,
    isIndexed: state.isIndexed,
    enabled: Object.fromEntries(
      attributes.map(({ name, values }) => [name, values.filter((one) => one.isEnabled).map((one) => one.value)]),
    ),
    status: Object.fromEntries(
      attributes.map(({ name, values }) => [name, Object.fromEntries(values.map((one) => [one.value, one.status]))]),
    ),
  };
}

export async function readEvents(page: Page, name?: FormEvent['name']): Promise<readonly FormEvent[]> {
  const events = await page.evaluate(() => [...(window.__news ?? [])]);
  return name ? events.filter((one) => one.name === name) : events;
}

/** Returns the jQuery log and clears it. */
export async function takeLog(page: Page): Promise<readonly string[]> {
  return page.evaluate(() => window.__log?.splice(0) ?? []);
}
