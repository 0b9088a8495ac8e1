import { escapeHtml, type Locale, type Localized } from '@hadaya/testing/shop';
import { VERSION } from '../../../tools/islandBundle/project.ts';
import { snippet } from '../../../tools/package/snippet.ts';
import { generatorScript } from '../install/generatorScript.ts';
import type { DemoPage, PageContext } from '../page.ts';
import { installTexts as texts } from '../texts/installTexts.ts';

/** The tag as it is handed out; the page's script fills in what the owner writes. */
const TAG = snippet({
  version: VERSION,
  answers: {},
  files: { hadaya: { file: 'hadaya.min.js', bytes: 0, gzip: 0, sha384: '{{integrity}}', imports: [] } },
});

const EXAMPLE = `{
  "contact": { "weekendDays": [5, 6], "hoursMode": "status" },
  "menu": { "suggestions": true }
}`;

const TRIAL_PAGES = ['/contact/', '/product/ceramic-mug/', '/corporate-gifts/'];

function field(label: Localized, locale: Locale, control: string): string {
  return `<label class="install-field"><span>${label[locale]}</span>${control}</label>`;
}

function fields({ locale, pages }: PageContext): string {
  const trials = TRIAL_PAGES.flatMap((path) => pages.find((page) => page.path === path) ?? []);
  const options = trials.map(({ path, title }) => `<option value="${path}">${title[locale]}</option>`).join('');
  return `<form class="install-form" data-install>
${field(texts.settings, locale, `<textarea name="settings" rows="6" dir="ltr" spellcheck="false" aria-invalid="false" aria-describedby="install-help install-judged">${escapeHtml(EXAMPLE)}</textarea>`)}
<p id="install-help" class="install-help">${texts.settingsHelp[locale]}</p>
<p id="install-judged" class="install-judged" role="status" data-judged>${texts.inOrder[locale]}</p>
${field(texts.folder, locale, `<input name="folder" type="url" dir="ltr" value="https://cdn.example/hadaya/v${VERSION}/">`)}
${field(texts.runtime, locale, `<select name="runtime"><option value="">${texts.runtimeReact[locale]}</option><option value="light/">${texts.runtimeLight[locale]}</option></select>`)}
${field(texts.number, locale, '<input name="number" type="tel" dir="ltr" value="96800000000">')}
${field(texts.tag, locale, `<textarea class="install-tag" dir="ltr" rows="9" readonly data-tag>${escapeHtml(TAG)}</textarea>`)}
<p class="install-actions"><button class="button" type="button" data-copy>${texts.copy[locale]}</button> <span role="status" data-copied></span></p>
<h2>${texts.trial[locale]}</h2>
<div class="install-trial">${field(texts.trialPage, locale, `<select name="page">${options}</select>`)}
<label class="install-check"><input type="checkbox" name="debug"> ${texts.trialPanel[locale]}</label>
<button class="button" type="submit">${texts.trialGo[locale]}</button></div>
<iframe class="install-frame" title="${texts.trialFrame[locale]}" hidden></iframe>
</form>`;
}

const answers = [
  [texts.where, texts.whereText],
  [texts.check, texts.checkText],
  [texts.remove, texts.removeText],
] as const;

/** Makes the script tag for a shop: settings, folder, integrity; with a page of this shop to try them on. */
export const installPage: DemoPage = {
  path: '/install/',
  title: texts.title,
  summary: texts.summary,
  group: 'content',
  foot: ({ locale }) => generatorScript(locale),
  content: (context) => `<article class="prose install">
<h1>${texts.title[context.locale]}</h1>
<p>${texts.lead[context.locale]}</p>
${fields(context)}
${answers.map(([title, text]) => `<h2>${title[context.locale]}</h2>\n<p>${escapeHtml(text[context.locale])}</p>`).join('\n')}
</article>`,
};
