import { contactSettings, escapeHtml } from '@hadaya/testing/shop';
import { type ContactSwitch, contactSwitches, readAjaxUrl, readSwitch } from '../contact/contactSwitches.ts';
import { contactWidgets } from '../contact/contactWidgets.ts';
import type { DemoPage, PageContext } from '../page.ts';
import { contactTexts as texts } from '../texts/contactTexts.ts';

function switchField({ name, label, choices }: ContactSwitch, { url, locale }: PageContext): string {
  const chosen = readSwitch(url, name);
  const options = choices.map(
    (choice) =>
      `<option value="${escapeHtml(choice)}"${choice === chosen ? ' selected' : ''}>${escapeHtml(choice)}</option>`,
  );
  return `<label class="contact-switch"><span>${label[locale]}</span><select name="${name}">${options.join('')}</select></label>`;
}

/** Keeps the page's own switches (direction, policy) through the form. */
function keptFields({ url }: PageContext): string {
  const own = contactSwitches.map(({ name }) => name);
  return [...url.searchParams]
    .filter(([name]) => !own.includes(name))
    .map(([name, value]) => `<input type="hidden" name="${escapeHtml(name)}" value="${escapeHtml(value)}">`)
    .join('');
}

/** Two contact widgets and a panel that changes the first one by the page's address, so that every state has a link. */
export const contactPage: DemoPage = {
  path: '/contact/',
  title: texts.title,
  summary: texts.summary,
  group: 'content',
  settings: ({ url, locale }) => [
    {
      name: 'chaty_settings',
      value: contactSettings(contactWidgets(url, locale), {
        ajax_url: readAjaxUrl(url),
        data_analytics_settings: 'on',
      }),
    },
  ],
  content: (context) => `<article class="prose">
<h1>${texts.title[context.locale]}</h1>
<p>${texts.lead[context.locale]}</p>
<p><a class="button" href="#contact" data-hadaya-open="Contact_Us">${texts.choose[context.locale]}</a></p>
<form class="contact-switches" method="get">
<h2>${texts.panel[context.locale]}</h2>
${keptFields(context)}${contactSwitches.map((one) => switchField(one, context)).join('\n')}
<button class="button" type="submit">${texts.apply[context.locale]}</button>
</form>
</article>`,
};
