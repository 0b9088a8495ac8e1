import type { DemoPage } from '../page.ts';
import { aboutTexts } from '../texts/aboutTexts.ts';
import { pageTexts, pageTitles } from '../texts/pageTexts.ts';

/** Words only: nothing for an island to mount on. */
export const aboutPage: DemoPage = {
  path: '/about/',
  title: pageTitles.about,
  summary: pageTexts.about,
  group: 'guest',
  content: ({ locale }) => `<article class="prose">
<h1>${pageTitles.about[locale]}</h1>
<p>${aboutTexts.lead[locale]}</p>
<h2>${aboutTexts.makersTitle[locale]}</h2>
<p>${aboutTexts.makers[locale]}</p>
<h2>${aboutTexts.logoTitle[locale]}</h2>
<p>${aboutTexts.logo[locale]}</p>
</article>`,
};
