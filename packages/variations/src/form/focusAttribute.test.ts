import { afterEach, expect, it, vi } from 'vitest';
import { focusAttribute } from './focusAttribute.ts';

afterEach(() => vi.restoreAllMocks());

/**
 * Puts a row into the page. Because happy-dom has no layout, a spy makes nodes with `display: none` report no boxes.
 */
function placeRow(html: string): HTMLSelectElement {
  document.body.innerHTML = `<table><tr><td class="value">${html}</td></tr></table>`;
  vi.spyOn(Element.prototype, 'getClientRects').mockImplementation(function rects(this: Element) {
    const isHidden = this.getAttribute('style') === 'display:none';
    return Object.assign(isHidden ? [] : [new DOMRect()], { item: () => null });
  });
  const select = document.querySelector('select');
  if (!select) throw new Error('no select');
  return select;
}

const OPTIONS = '<option value="">Choose</option><option value="red">Red</option>';

it.each([
  ['moves to a plain select', `<select id="wanted">${OPTIONS}</select>`],
  [
    'moves to the tab stop of swatches',
    `<select style="display:none">${OPTIONS}</select><ul><li tabindex="-1">a</li><li tabindex="0" id="wanted">b</li></ul>`,
  ],
  [
    'moves to select2’s visible control, because the select is hidden',
    `<select class="select2-hidden-accessible" tabindex="-1" aria-hidden="true">${OPTIONS}</select><span class="select2"><span class="select2-selection" role="combobox" tabindex="0" id="wanted">Choose</span></span>`,
  ],
])('focus: %s', (_, html) => {
  focusAttribute(placeRow(html));
  expect(document.activeElement?.id).toBe('wanted');
});
