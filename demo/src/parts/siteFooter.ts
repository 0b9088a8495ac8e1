import type { PageContext } from '../page.ts';
import { addressList } from './addressList.ts';

export function siteFooter(context: PageContext): string {
  const { texts, link, catalogue, locale, pages } = context;
  const isThere = (path: string) => pages.some((page) => page.path === path);
  const all = isThere('/shop/') ? `<li><a href="${link('/shop/')}">${texts.allGifts}</a></li>` : '';
  const install = isThere('/install/') ? ` <a href="${link('/install/')}">${texts.install}</a>` : '';
  const products = catalogue.products
    .filter((product) => product.kind === 'variable')
    .slice(0, 4)
    .map((product) => `<li><a href="${link(`/product/${product.slug}/`)}">${product.name[locale]}</a></li>`);
  return `<footer class="site-footer">
<div class="site-footer-columns">
<div class="site-footer-about"><p class="site-brand-name">${texts.brand}</p><p>${texts.footerAbout}</p></div>
<section><h2>${texts.visitUs}</h2><ul>${addressList(context)}</ul></section>
<section><h2>${texts.openingHours}</h2><ul>${list(texts.hours)}</ul></section>
<section><h2>${texts.shopLinks}</h2><ul>${products.join('')}${all}</ul></section>
</div>
<p class="site-footer-note">${texts.demoNote}${install}</p>
</footer>`;
}

function list(lines: readonly string[]): string {
  return lines.map((line) => `<li>${line}</li>`).join('');
}
