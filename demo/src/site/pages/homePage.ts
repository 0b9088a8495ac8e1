import { builderConfig } from '../../content/builderConfig.ts';
import { heroMarkup } from '../../content/sliderMarkup.ts';
import type { DemoPage } from '../../page.ts';
import { productCard } from '../../parts/productCard.ts';
import { siteTexts as texts } from '../siteTexts.ts';

const FAVOURITES = 8;

export const homePage: DemoPage = {
  path: '/',
  title: texts.home,
  summary: texts.homeSummary,
  styles: ['content'],
  bodyClass: () => 'home elementor-default elementor-page',
  settings: ({ locale }) => [{ name: 'elementorFrontendConfig', value: builderConfig(locale) }],
  content: (context) => {
    const { locale, link, catalogue } = context;
    return `<div class="elementor home-hero">${heroMarkup(context)}</div>
<section class="home-text"><h1>${texts.homeHeading[locale]}</h1><p>${texts.homeLead[locale]}</p>
<p class="home-actions"><a class="button" href="${link('/shop/')}">${texts.allGifts[locale]}</a>
<a class="button is-quiet" href="${link('/contact/')}" data-hadaya-open="form">${texts.ask[locale]}</a></p></section>
<section class="products" id="product"><h2>${texts.favourites[locale]}</h2><ul class="product-cards">${catalogue.products
      .slice(0, FAVOURITES)
      .map((product) => productCard(product, context))
      .join('')}</ul></section>`;
  },
};
