/** `run.ts` bundles this module and runs it inside Chromium. */
import { createEnvironment } from '@hadaya/core';
import { openVariationForm, type VariationForm } from '@hadaya/variations';
import { createCatalogue } from './catalogue.ts';
import { measureBuild, measureNaive, measureOurs } from './modelWork.ts';

/**
 * Measures, in milliseconds, a change with our model, a change with the peer's model, and the construction of our
 * index.
 */
export function measureModel(size: number): { readonly ours: number; readonly peer: number; readonly build: number } {
  const catalogue = createCatalogue(size);
  return { ours: measureOurs(catalogue)(), peer: measureNaive(catalogue)(), build: measureBuild(catalogue)() };
}

interface Page {
  readonly form: VariationForm;
  readonly openMs: number;
  readonly longestTaskMs: () => number;
}

function addSelects(root: HTMLElement, names: readonly string[], values: readonly (readonly string[])[]): void {
  const table = document.createElement('table');
  table.className = 'variations';
  for (const [index, name] of names.entries()) {
    const select = document.createElement('select');
    select.name = name;
    select.append(new Option('Choose', ''), ...(values[index] ?? []).map((value) => new Option(value, value)));
    const list = document.createElement('ul');
    list.append(
      ...(values[index] ?? []).map((value) => Object.assign(document.createElement('li'), { textContent: value })),
    );
    const cell = table.insertRow().insertCell();
    cell.className = 'value';
    cell.append(select, list);
  }
  root.append(table);
}

/** Opens a form with an embedded list of variations and updates 4 × 65 items whenever its state changes. */
export async function openPage(size: number): Promise<Page> {
  const { names, values, variations } = createCatalogue(size);
  const root = document.createElement('form');
  root.className = 'variations_form';
  const list = variations.map(({ attributes, isInStock }, at) => ({
    variation_id: at + 1,
    attributes,
    is_in_stock: isInStock,
  }));
  root.setAttribute('data-product_variations', JSON.stringify(list));
  addSelects(root, names, values);
  document.body.replaceChildren(root);
  await new Promise((next) => setTimeout(next, 200));
  let longest = 0;
  new PerformanceObserver((entries) => {
    for (const { duration } of entries.getEntries()) longest = Math.max(longest, duration);
  }).observe({ type: 'longtask' });
  const start = performance.now();
  const form = openVariationForm(root, createEnvironment(window), { signal: new AbortController().signal });
  const openMs = performance.now() - start;
  const items = [...root.querySelectorAll('ul')].map((ul) => [...ul.children]);
  form.subscribe(() => {
    for (const [index, attribute] of form.getState().attributes.entries()) {
      for (const [at, value] of attribute.values.entries()) {
        items[index]?.[at]?.toggleAttribute('data-disabled', !value.isEnabled);
      }
    }
  });
  const waitForIndex = (): Promise<void> =>
    form.getState().isIndexed ? Promise.resolve() : new Promise((next) => setTimeout(next, 20)).then(waitForIndex);
  await waitForIndex();
  await new Promise((next) => setTimeout(next, 100));
  return { form, openMs, longestTaskMs: () => longest };
}

/** Returns the median time in milliseconds from a change until the page has been laid out. */
export async function measurePaint({ form }: Page, size: number): Promise<number> {
  const { names, variations } = createCatalogue(size);
  const times: number[] = [];
  for (let at = 0; at < 12; at += 1) {
    const name = names[at % names.length] ?? '';
    const value = variations[(at * 37) % variations.length]?.attributes[name] ?? '';
    await new Promise((next) => requestAnimationFrame(() => setTimeout(next, 0)));
    const start = performance.now();
    form.choose(name, value);
    void document.body.offsetHeight;
    times.push(performance.now() - start);
    form.chooseAll(new Map(names.map((key) => [key, ''])));
  }
  return times.sort((one, other) => one - other)[6] ?? 0;
}
