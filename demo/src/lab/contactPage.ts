import { escapeHtml } from '@hadaya/testing/shop';
import { contactGlobals } from '../contact/contactOptions.ts';
import { type ContactSwitch, contactSwitches, readSwitch } from '../contact/contactSwitches.ts';
import { liveScript } from '../contact/liveScript.ts';
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

/** Renders hidden fields that keep the URL's other switches, such as direction and policy, when the form is sent. */
function keptFields({ url }: PageContext): string {
  const own = contactSwitches.map(({ name }) => name);
  return [...url.searchParams]
    .filter(([name]) => !own.includes(name))
    .map(([name, value]) => `<input type="hidden" name="${escapeHtml(name)}" value="${escapeHtml(value)}">`)
    .join('');
}

/**
 * Page with two contact widgets and a panel that changes them live. Every combination of choices has its own URL; the
 * panel also works without scripts.
 */
export const contactPage: DemoPage = {
  path: '/contact/',
  title: texts.title,
  summary: texts.summary,
  group: 'content',
  settings: ({ url, locale }) => contactGlobals(url, locale),
  foot: (context) => `<div class="contact-bar" role="region" aria-label="${texts.bar[context.locale]}"${
    readSwitch(context.url, 'bar') === 'none' ? ' hidden' : ''
  }>${texts.cookies[context.locale]}</div>
${liveScript(context)}`,
  content: (context) => `<article class="prose">
<h1>${texts.title[context.locale]}</h1>
<p>${texts.lead[context.locale]}</p>
<p><a class="button" href="#contact" data-hadaya-open="Contact_Us">${texts.choose[context.locale]}</a></p>
<form class="contact-switches" method="get">
<h2>${texts.panel[context.locale]}</h2>
${keptFields(context)}${contactSwitches.map((one) => switchField(one, context)).join('\n')}
<button class="button" type="submit">${texts.apply[context.locale]}</button>
<p class="contact-applied" role="status"></p>
</form>
</article>`,
};
