import { displayOf, mug, thumbnailOf } from '@hadaya/testing/shop';
import type { DemoPage, PageContext } from '../page.ts';
import { indexGroups, indexSwitches, indexTexts } from '../texts/indexTexts.ts';
import { pageTexts, pageTitles } from '../texts/pageTexts.ts';

export const indexPage: DemoPage = {
  path: '/',
  title: pageTitles.index,
  summary: pageTexts.index,
  content: (context) => `${hero(context)}
${indexGroups.map((group) => pageGroup(group, context)).join('\n')}
${switches(context)}`,
};

function hero({ locale, link }: PageContext): string {
  const [image] = mug.images;
  if (image === undefined) return '';
  const { src, width, height } = displayOf(image);
  return `<section class="hero"><div class="hero-text"><h1>${indexTexts.headline[locale]}</h1><p>${indexTexts.lead[locale]}</p><a class="button" href="${link(`/product/${mug.slug}/`)}">${indexTexts.action[locale]}</a></div><img src="${src}" width="${width}" height="${height}" alt="${image.alt[locale]}" fetchpriority="high"></section>`;
}

function pageGroup({ group, title, lead }: (typeof indexGroups)[number], context: PageContext): string {
  const found = context.pages.filter((page) => page.group === group);
  if (found.length === 0) return '';
  const { locale } = context;
  return `<section class="index-group" id="${group}"><h2>${title[locale]}</h2><p>${lead[locale]}</p><ul class="index-pages">${found.map((page) => pageEntry(page, context)).join('')}</ul></section>`;
}

function pageEntry(page: DemoPage, { locale, link, catalogue }: PageContext): string {
  const product = catalogue.products.find(({ slug }) => page.path === `/product/${slug}/`);
  const [image] = product?.images ?? [];
  const text = `<div><h3><a href="${link(page.path)}">${page.title[locale]}</a></h3><p>${page.summary[locale]}</p></div>`;
  if (image === undefined) return `<li class="index-page is-plain">${text}</li>`;
  const { src, width, height } = thumbnailOf(image);
  return `<li class="index-page"><img src="${src}" width="${width}" height="${height}" alt="" loading="lazy">${text}</li>`;
}

function switches({ locale }: PageContext): string {
  const rows = indexSwitches.map(
    ({ query, text }) => `<div><dt><code dir="ltr">${query}</code></dt><dd>${text[locale]}</dd></div>`,
  );
  return `<section class="index-group"><h2>${indexTexts.switchesTitle[locale]}</h2><p>${indexTexts.switchesLead[locale]}</p><dl class="switches">${rows.join('')}</dl></section>`;
}
