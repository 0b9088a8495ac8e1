import type { Localized } from '@hadaya/testing/shop';
import type { PageContext } from '../page.ts';
import { siteTexts as texts } from './siteTexts.ts';

type Choices = readonly (readonly [value: string, text: Localized])[];

interface BarSwitch {
  readonly label: Localized;
  readonly name: string;
  /** Choices, each a URL value (empty for the default) and its label. */
  readonly choices: Choices;
  /** Choices on the development server, if they differ. */
  readonly developmentChoices?: Choices;
}

const SWITCHES: readonly BarSwitch[] = [
  {
    label: texts.page,
    name: 'loader',
    choices: [
      ['', texts.withHadaya],
      ['off', texts.before],
    ],
  },
  {
    label: texts.look,
    name: 'look',
    choices: [
      ['', texts.lookHadaya],
      ['plugins', texts.lookPlugins],
    ],
  },
  {
    label: texts.runtime,
    name: 'runtime',
    choices: [
      ['', texts.react],
      ['light', texts.light],
    ],
    developmentChoices: [
      ['', texts.sources],
      ['react', texts.react],
      ['light', texts.light],
    ],
  },
  {
    label: texts.scripts,
    name: 'js',
    choices: [
      ['', texts.on],
      ['off', texts.off],
    ],
  },
  {
    label: texts.network,
    name: 'network',
    choices: [
      ['', texts.normal],
      ['slow', texts.slow],
    ],
  },
];

function addressWith(url: URL, name: string, value: string): string {
  const query = new URLSearchParams(url.search);
  if (value === '') query.delete(name);
  else query.set(name, value);
  return `${url.pathname}${query.size === 0 ? '' : `?${query}`}`.replaceAll('&', '&amp;');
}

function drawSwitch(one: BarSwitch, { url, locale, isDevelopment }: PageContext): string {
  const { label, name } = one;
  const choices = (isDevelopment && one.developmentChoices) || one.choices;
  const asked = url.searchParams.get(name) ?? '';
  const now = choices.some(([value]) => value === asked) ? asked : '';
  const links = choices.map(
    ([value, text]) =>
      `<a href="${addressWith(url, name, value)}"${value === now ? ' aria-current="true"' : ''}>${text[locale]}</a>`,
  );
  return `<div class="demo-switch"><dt>${label[locale]}</dt><dd>${links.join('')}</dd></div>`;
}

/**
 * Renders the bar at the top of every page, which describes the shop, links to the install page and shows the switches.
 */
export function demoBar(context: PageContext): string {
  const { locale, link, texts: shell } = context;
  return `<aside class="demo-bar" aria-label="${texts.tryIt[locale]}"><div class="demo-bar-line"><p>${texts.what[locale]}<span class="demo-bar-more">${texts.whatMore[locale]}</span>.</p>
<a href="${link('/install/')}">${shell.install}</a>
<details><summary>${texts.tryIt[locale]}</summary><div class="demo-bar-panel">
<dl>${SWITCHES.map((one) => drawSwitch(one, context)).join('')}</dl>
<p><a href="${link('/compare/')}">${texts.compare[locale]}</a> <a href="${link('/lab/')}">${texts.lab[locale]}</a> <a href="/docs/">${texts.docs[locale]}</a></p>
</div></details></div></aside>`;
}
