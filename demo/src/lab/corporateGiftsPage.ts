import { builderConfig } from '../content/builderConfig.ts';
import { COUNTER_NOSCRIPT, countersMarkup } from '../content/countersMarkup.ts';
import { filmMarkup } from '../content/filmMarkup.ts';
import { accordionMarkup, nestedAccordionMarkup, nestedTabsMarkup, tabsMarkup } from '../content/foldMarkup.ts';
import { picturesMarkup } from '../content/picturesMarkup.ts';
import { heroMarkup } from '../content/sliderMarkup.ts';
import type { DemoPage } from '../page.ts';
import { giftAnswers, giftCare, giftIdeas, orderSteps } from '../texts/giftsAnswers.ts';
import { giftsTexts } from '../texts/giftsTexts.ts';

/** Page with the builder's sliders, counters, tabs, accordions and video, without the builder's scripts. */
export const corporateGiftsPage: DemoPage = {
  path: '/corporate-gifts/',
  title: giftsTexts.title,
  summary: giftsTexts.summary,
  group: 'content',
  styles: ['content'],
  bodyClass: () => 'page page-id-55 elementor-default elementor-page elementor-page-55 gifts-page',
  head: () => COUNTER_NOSCRIPT,
  settings: ({ locale }) => [{ name: 'elementorFrontendConfig', value: builderConfig(locale) }],
  content: (context) => {
    const { locale } = context;
    const say = (key: keyof typeof giftsTexts) => giftsTexts[key][locale];
    return `<div data-elementor-type="wp-page" data-elementor-id="55" class="elementor elementor-55">
<header class="gifts-lead"><h1>${say('heading')}</h1><p>${say('lead')}</p></header>
${heroMarkup(context)}
<section class="gifts-numbers" aria-label="${say('numbersTitle')}">${countersMarkup(locale)}</section>
<section class="gifts-part"><h2>${say('tabsTitle')}</h2>${tabsMarkup(orderSteps, locale)}</section>
<section class="gifts-part"><h2>${say('ideasTitle')}</h2>${nestedTabsMarkup(giftIdeas, locale)}</section>
<section class="gifts-film"><div><h2>${say('filmTitle')}</h2><p>${say('filmText')}</p></div>${filmMarkup(context)}</section>
<section class="gifts-part"><h2>${say('picturesTitle')}</h2>${picturesMarkup(context)}</section>
<div class="gifts-columns">
<section class="gifts-part"><h2>${say('answersTitle')}</h2>${accordionMarkup(giftAnswers, locale)}</section>
<section class="gifts-part"><h2>${say('careTitle')}</h2>${nestedAccordionMarkup(giftCare, locale)}</section>
</div>
</div>`;
  },
};
