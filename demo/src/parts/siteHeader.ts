import type { PageContext } from '../page.ts';

/** Renders the announcement above the header; a phone shows only its first sentence. */
export const announcement = ({ texts }: PageContext): string =>
  `<p class="site-announcement">${texts.announcement[0]} <span>${texts.announcement[1]}</span></p>`;

export function siteHeader(context: PageContext): string {
  const { texts, link } = context;
  return `<header class="site-header">
${announcement(context)}
<div class="site-bar">
<a class="site-brand" href="${link('/')}"><span class="site-brand-name">${texts.brand}</span><span class="site-brand-tagline">${texts.tagline}</span></a>
<nav class="site-nav" aria-label="${texts.mainNavigation}"><ul>
<li><a href="${link('/')}#product">${texts.shop}</a></li>
${navigation(context)}
</ul></nav>
${languageLink(context)}
</div>
</header>`;
}

function navigation({ texts, link, pages }: PageContext): string {
  const entries = [
    { path: '/corporate-gifts/', text: texts.gifts },
    { path: '/about/', text: texts.about },
    { path: '/contact/', text: texts.contact },
  ];
  return entries
    .filter(({ path }) => pages.some((page) => page.path === path))
    .map(({ path, text }) => `<li><a href="${link(path)}">${text}</a></li>`)
    .join('\n');
}

export function languageLink({ url, locale, texts }: PageContext): string {
  const query = new URLSearchParams(url.search);
  if (locale === 'ar') query.delete('dir');
  else query.set('dir', 'rtl');
  const target = query.size === 0 ? url.pathname : `${url.pathname}?${query}`;
  const language = locale === 'ar' ? 'en' : 'ar';
  return `<a class="site-language" href="${target.replaceAll('&', '&amp;')}" hreflang="${language}" lang="${language}">${texts.otherLanguage}</a>`;
}
