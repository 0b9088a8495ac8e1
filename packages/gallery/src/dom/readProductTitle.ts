/** The name of the product that a gallery belongs to; stands in for images without a text. */
export function readProductTitle(wrapper: Element): string {
  const scope = wrapper.closest('.product');
  const title = scope?.querySelector('.product_title, .entry-title, h1');
  return title?.textContent?.trim() || wrapper.ownerDocument.title;
}
