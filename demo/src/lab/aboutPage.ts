import { displayOf, escapeHtml } from '@hadaya/testing/shop';
import type { DemoPage, PageContext } from '../page.ts';
import { aboutTexts } from '../texts/aboutTexts.ts';
import { pageTexts, pageTitles } from '../texts/pageTexts.ts';

interface Part {
  readonly title: string;
  readonly text: string;
  /** URL slug of the gift pictured beside the text. */
  readonly gift: string;
}

function aboutPart({ title, text, gift }: Part, { catalogue, locale }: PageContext): string {
  const image = catalogue.products.find(({ slug }) => slug === gift)?.images[0];
  const shown = image && displayOf(image);
  const picture = shown
    ? `<img src="${shown.src}" width="${shown.width}" height="${shown.height}" alt="${escapeHtml(image.alt[locale])}" loading="lazy">`
    : '';
  return `<section class="about-part"><div><h2>${title}</h2><p>${text}</p></div>${picture}</section>`;
}

/** A page with text and pictures only, with no target for an island. */
export const aboutPage: DemoPage = {
  path: '/about/',
  title: pageTitles.about,
  summary: pageTexts.about,
  group: 'guest',
  content: (context) => {
    const { locale } = context;
    const makers = {
      title: aboutTexts.makersTitle[locale],
      text: aboutTexts.makers[locale],
      gift: 'frankincense-burner',
    };
    const logo = { title: aboutTexts.logoTitle[locale], text: aboutTexts.logo[locale], gift: 'embossed-notebook' };
    const { link } = context;
    return `<article class="about">
<div class="about-opening"><h1>${pageTitles.about[locale]}</h1>
<p>${aboutTexts.lead[locale]}</p></div>
${aboutPart(makers, context)}
${aboutPart(logo, context)}
<section class="about-closing"><h2>${aboutTexts.closing[locale]}</h2>
<p class="home-actions"><a class="button" href="${link('/#product')}">${aboutTexts.logoGift[locale]}</a></p></section>
</article>`;
  },
};
