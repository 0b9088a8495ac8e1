import type { DemoPage } from '../../page.ts';
import { addressList } from '../../parts/addressList.ts';
import { siteTexts as texts } from '../siteTexts.ts';

/** Address, opening hours and the form. */
export const contactUsPage: DemoPage = {
  path: '/contact/',
  title: texts.contact,
  summary: texts.contactSummary,
  content: (context) => {
    const { locale, texts: shell } = context;
    return `<article class="prose">
<h1>${texts.contact[locale]}</h1>
<p>${texts.contactLead[locale]}</p>
<p><a class="button" href="mailto:orders@gifts.example" data-hadaya-open="form">${texts.openForm[locale]}</a></p>
<h2>${shell.visitUs}</h2>
<ul>${addressList(context)}</ul>
<h2>${shell.openingHours}</h2>
<ul>${shell.hours.map((line) => `<li>${line}</li>`).join('')}</ul>
</article>`;
  },
};
