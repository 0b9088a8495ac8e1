import { escapeHtml, type Locale, type Localized } from '@hadaya/testing/shop';
import { VERSION } from '@hadaya/tools/project';
import { snippet } from '@hadaya/tools/snippet';
import { builderData } from '../install/builderData.ts';
import { installTexts as texts } from '../install/installTexts.ts';
import { settingsForm } from '../install/settingsForm.ts';
import type { DemoPage, PageContext } from '../page.ts';

/** The published tag; the page's script fills in the owner's settings. */
const TAG = snippet({
  version: VERSION,
  answers: {},
  files: { hadaya: { file: 'hadaya.min.js', bytes: 0, gzip: 0, sha384: '{{integrity}}', imports: [] } },
});

const TRIAL_PAGES = ['/contact/', '/product/ceramic-mug/', '/corporate-gifts/', '/menu/horizontal/'];

const inScript = (value: unknown): string => JSON.stringify(value).replaceAll('<', '\\u003c');

const FOLDER = `https://cdn.example/hadaya/v${VERSION}/`;

function field(label: Localized, locale: Locale, control: string): string {
  return `<label class="install-field"><span>${label[locale]}</span>${control}</label>`;
}

function tagFields(locale: Locale): string {
  return `${field(texts.folder, locale, `<input name="folder" type="url" dir="ltr" value="${FOLDER}" data-standard="${FOLDER}" aria-describedby="install-folder">`)}
<p id="install-folder" class="install-help" role="status" data-folder>${texts.folderExample[locale]}</p>
${field(texts.runtime, locale, `<select name="runtime" data-standard=""><option value="">${texts.runtimeReact[locale]}</option><option value="light/">${texts.runtimeLight[locale]}</option></select>`)}
${field(texts.number, locale, `<input name="number" type="tel" dir="ltr" value="" placeholder="+968 9000 0001" data-standard="">`)}
${field(texts.tag, locale, `<textarea class="install-tag" dir="ltr" rows="9" readonly data-tag>${escapeHtml(TAG)}</textarea>`)}
<p class="install-actions"><button class="button" type="button" data-copy>${texts.copy[locale]}</button>
<button class="button" type="button" data-copy-link>${texts.copyLink[locale]}</button> <span role="status" data-copied></span></p>`;
}

function preview({ locale, pages, link }: PageContext): string {
  const trials = TRIAL_PAGES.flatMap((path) => pages.find((page) => page.path === path) ?? []);
  const options = trials
    .map(({ path, title }) => `<option value="${link(path).split('?')[0]}">${title[locale]}</option>`)
    .join('');
  const check = (name: string, text: Localized) =>
    `<label class="install-check"><input type="checkbox" name="${name}"> <span>${text[locale]}</span></label>`;
  return `<div class="install-preview"><h2>${texts.trial[locale]}</h2>
<div class="install-trial">${field(texts.trialPage, locale, `<select name="page">${options}</select>`)}
${check('phone', texts.trialPhone)}
${check('debug', texts.trialPanel)}</div>
<iframe class="install-frame" title="${texts.trialFrame[locale]}"></iframe></div>`;
}

const pasteCheck = (locale: Locale): string => `<h2>${texts.given[locale]}</h2>
${field(texts.givenLabel, locale, '<textarea name="given" rows="4" dir="ltr" spellcheck="false" aria-describedby="install-given"></textarea>')}
<p id="install-given" class="install-help">${texts.givenHelp[locale]}</p>
<p class="install-actions"><button class="button" type="button" data-check>${texts.givenGo[locale]}</button>
<button class="button" type="button" data-take hidden>${texts.take[locale]}</button></p>
<div role="status"><ul class="install-findings" data-findings></ul></div>`;

const answers = [
  [texts.where, texts.whereText],
  [texts.check, texts.checkText],
  [texts.remove, texts.removeText],
] as const;

/**
 * Page that builds the script tag for a shop from settings, folder and integrity hash, previews this shop's pages with
 * those settings, and checks a page given by its URL or HTML.
 */
export const installPage: DemoPage = {
  path: '/install/',
  title: texts.title,
  summary: texts.summary,
  group: 'content',
  foot: ({ locale }) => `<script type="application/json" data-install-facts>${inScript(builderData(locale))}</script>
<script type="module" src="/assets/installer.min.js"></script>`,
  content: (context) => `<article class="prose install">
<h1>${texts.title[context.locale]}</h1>
<p>${texts.lead[context.locale]}</p>
<form class="install-form" data-install novalidate>
<div class="install-columns"><div class="install-form"><fieldset class="install-settings"><legend>${texts.own[context.locale]}</legend>
<p class="install-help">${texts.ownHelp[context.locale]}</p><div class="install-fields" data-own></div></fieldset>
${settingsForm(context.locale)}
<p class="install-judged" role="status" data-judged>${texts.inOrder[context.locale]}</p></div>
${preview(context)}</div>
${tagFields(context.locale)}
${pasteCheck(context.locale)}
</form>
${answers.map(([title, text]) => `<h2>${title[context.locale]}</h2>\n<p>${escapeHtml(text[context.locale])}</p>`).join('\n')}
</article>`,
};
