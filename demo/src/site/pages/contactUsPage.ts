import { escapeHtml } from '@hadaya/testing/shop';
import { pictureAt } from '../../content/widget.ts';
import type { DemoPage } from '../../page.ts';
import { addressList } from '../../parts/addressList.ts';
import { siteTexts as texts } from '../siteTexts.ts';

export const contactUsPage: DemoPage = {
  path: '/contact/',
  title: texts.contact,
  summary: texts.contactSummary,
  content: (context) => {
    const { locale, texts: shell } = context;
    const phone = `<a class="button is-quiet" href="tel:${shell.phone.replaceAll(' ', '')}"><bdi dir="ltr">${escapeHtml(shell.phone)}</bdi></a>`;
    return `<article class="contact-us">
<div class="contact-text">
<h1>${texts.contact[locale]}</h1>
<p class="about-lead">${texts.contactLead[locale]}</p>
<p class="home-actions"><a class="button" href="mailto:orders@gifts.example" data-hadaya-open="form">${texts.ask[locale]}</a> ${phone}</p>
</div>
<div class="contact-card"><img src="${pictureAt('dates-open', '600x450')}" width="600" height="450" alt="">
<div><section><h2>${shell.visitUs}</h2>
<ul>${addressList(context)}</ul></section>
<section><h2>${shell.openingHours}</h2>
<ul>${shell.hours.map((line) => `<li>${line}</li>`).join('')}</ul></section></div></div>
</article>`;
  },
};
