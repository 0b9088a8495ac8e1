import { directionOf, escapeHtml, phpJson, type SettingsGlobal } from '@hadaya/testing/shop';
import { hasPluginFile } from './assets.ts';
import type { PageFrame } from './frame.ts';
import type { DemoPage, PageContext, Sources } from './page.ts';
import { breadcrumbs } from './parts/breadcrumbs.ts';
import { noScriptStyle } from './parts/noScriptStyle.ts';
import { noticeBar } from './parts/noticeBar.ts';
import type { Switches } from './switches.ts';
import { withTrialSettings } from './trialSettings.ts';

export interface LayoutInput {
  readonly page: DemoPage;
  readonly frame: PageFrame;
  readonly context: PageContext;
  readonly switches: Switches;
  readonly hasDistFile: (name: string) => boolean;
  readonly sources?: Sources;
}

export function layout({ page, frame, context, switches, hasDistFile, sources }: LayoutInput): string {
  const { locale } = context;
  const sheetsOf = sources?.sheetsOf ?? builtSheets(hasDistFile);
  return `<!doctype html>
<html lang="${locale}" dir="${directionOf(locale)}"${hasOurLook(switches) ? ' data-hadaya-look="hadaya"' : ''}>
<head>
<meta charset="utf-8">
<meta name="viewport" content="width=device-width, initial-scale=1">
<title>${escapeHtml(`${page.title[locale]} – ${context.texts.brand}`)}</title>
<meta name="description" content="${escapeHtml(page.summary[locale])}">
<link rel="icon" href="/assets/icon.svg" type="image/svg+xml">
${switches.theme === 'shop' ? fontPreloads(locale) : ''}<link rel="stylesheet" href="/assets/${switches.theme}.css">
${styleSheets([...new Set([...(page.styles ?? []), ...frame.styles])], switches, sheetsOf)
  .map((href) => `<link rel="stylesheet" href="${href}">\n`)
  .join('')}${noScriptStyle()}
<link rel="https://api.w.org/" href="/wp-json/">
${frame.head?.(context) ?? ''}${page.head?.(context) ?? ''}</head>
<body class="${bodyClass(page, frame, context)}">
<a class="skip-link screen-reader-text" href="#content">${context.texts.skipToContent}</a>
${frame.header(context)}
<main id="content" class="site-main">
${breadcrumbs(page, context)}
${noticeBar(context)}
${page.content(context)}
</main>
${frame.footer(context)}
${withTrialSettings([...frame.settings(page, context), ...(page.settings?.(context) ?? [])], context.url)
  .map(settingsScript)
  .join('\n')}
${page.foot?.(context) ?? ''}
${pluginScripts(page, switches)}${page.loader === 'none' || switches.loader === 'off' ? '' : scriptTag(switches, sources)}
</body>
</html>
`;
}

function scriptTag({ runtime }: Switches, sources: Sources | undefined): string {
  if (sources) return `<script type="module" src="${sources.script}"></script>`;
  return `<script src="/dist/${runtime === 'light' ? 'light/' : ''}hadaya.min.js" defer></script>`;
}

const builtSheets = (hasDistFile: LayoutInput['hasDistFile']) => (name: string) =>
  hasDistFile(`${name}.min.css`) ? [`/dist/${name}.min.css`] : [];

const hasOurLook = ({ theme, look }: Switches): boolean => theme === 'shop' && look === 'hadaya';

/**
 * Returns the URLs of the islands' style sheets: ours (including our look, if it is on), the replaced plugins', or both
 * in the requested order.
 */
function styleSheets(styles: readonly string[], switches: Switches, sheetsOf: Sources['sheetsOf']): readonly string[] {
  const looks = hasOurLook(switches) && styles.length > 0 ? ['look'] : [];
  const ours = [...styles, ...looks].flatMap(sheetsOf);
  const theirs = styles
    .filter((island) => hasPluginFile(`${island}.css`))
    .map((island) => `/assets/plugins/${island}.css`);
  return { ours, theirs, both: [...theirs, ...ours], late: [...ours, ...theirs] }[switches.sheets];
}

function pluginScripts({ styles = [] }: DemoPage, { scripts }: Switches): string {
  if (scripts === 'ours') return '';
  const files = styles.map((island) => `${island}.js`).filter(hasPluginFile);
  return files.map((file) => `<script src="/assets/plugins/${file}"></script>\n`).join('');
}

const FONT_FILES = { en: ['messiri-latin'], ar: ['kufi-400', 'kufi-700', 'messiri-arabic'] } as const;

const fontPreloads = (locale: PageContext['locale']) =>
  FONT_FILES[locale]
    .map((name) => `<link rel="preload" href="/assets/fonts/${name}.woff2" as="font" type="font/woff2" crossorigin>\n`)
    .join('');

function bodyClass(page: DemoPage, frame: PageFrame, context: PageContext): string {
  return [
    'hadaya-demo',
    frame.bodyClass,
    directionOf(context.locale) === 'rtl' ? 'rtl' : '',
    page.bodyClass?.(context) ?? '',
  ]
    .filter((part) => part !== '')
    .join(' ');
}

function settingsScript({ name, value }: SettingsGlobal): string {
  return `<script>var ${name} = ${phpJson(value).replaceAll('<', '\\u003c')};</script>`;
}
