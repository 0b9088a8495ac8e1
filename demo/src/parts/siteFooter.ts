import type { PageContext } from '../page.ts';

/** About the house, address, hours, and that this is a demonstration. */
export function siteFooter({ texts, link, catalogue, locale }: PageContext): string {
  const products = catalogue.products
    .filter((product) => product.kind === 'variable')
    .slice(0, 4)
    .map((product) => `<li><a href="${link(`/product/${product.slug}/`)}">${product.name[locale]}</a></li>`);
  return `<footer class="site-footer">
<div class="site-footer-columns">
<div class="site-footer-about"><p class="site-brand-name">${texts.brand}</p><p>${texts.footerAbout}</p></div>
<section><h2>${texts.visitUs}</h2><ul>${list(texts.address)}</ul></section>
<section><h2>${texts.openingHours}</h2><ul>${list(texts.hours)}</ul></section>
<section><h2>${texts.shopLinks}</h2><ul>${products.join('')}</ul></section>
</div>
<p class="site-footer-note">${texts.demoNote}</p>
</footer>`;
}

function list(lines: readonly string[]): string {
  return lines.map((line) => `<li>${line}</li>`).join('');
}
