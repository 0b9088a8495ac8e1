/**
 * The document about Hadaya alongside other plugins and themes, built from the results that `e2e/journey` has recorded.
 */
import type { Row } from '@hadaya/e2e/journey/record';

/**
 * Settings to change and known differences for each plugin or theme, keyed by slug, or by `slug:preset` for a preset.
 */
export type Advice = Readonly<Record<string, string>>;

const KINDS: Readonly<Record<string, string>> = {
  alone: 'Without other plugins',
  cache: 'Caches and optimisers',
  pictures: 'Images and lazy loading',
  theme: 'Themes',
  consent: 'Consent tools',
  language: 'Languages',
  woocommerce: 'WooCommerce extensions',
  builder: 'Page builders, forms, menus and popups',
  security: 'Security',
  chat: 'Contact buttons and chats',
  accessibility: 'Accessibility and dark mode',
  seo: 'SEO and tracking',
};

const INTRO = `# Hadaya with other plugins and themes

<!-- Written by \`npx -y pnpm@12 run docs:neighbours\` from docs/neighbours/results.json: do not edit. -->

A test repeats a visitor's journey in a real shop with each of these plugins and themes. It runs once with the scripts of the plugins that
Hadaya replaces, and once with Hadaya. The visitor selects swatches, opens the lightbox, adds a product to the cart and places an order. The
visitor also opens contact channels, sends the form, and uses menus, search, sliders, tabs and counters, on a phone and on a desktop.

- With the replaced plugins, the test has 47 steps, or 66 if it includes right-to-left pages. With Hadaya, it has 83 or 114 steps. It then
  also checks that each page has no new errors, does not shift more while it loads, and keeps the shop's own layout.
- _All_ means that every step passed. A dash means that we did not test this case.
- _Layout shift_ is the largest shift of a page while it loads, first with the replaced plugins, then with Hadaya. A shift of 0.1 or less is
  good.
- _Tested together with_ names other plugins that were active in the same run.
- The notes below each table list the failed steps. Each step has the name of the result that it checks. If a step also fails without Hadaya,
  another plugin or the theme causes the failure.
- A plugin or theme without a note needs no setting.
`;

const OUTRO = `
## Run the tests yourself

To test one shop, run \`npx -y pnpm@12 journey https://shop.example --frontend=hadaya\`. To test all plugins and themes on this page, run
\`npx -y pnpm@12 journey:matrix\`. \`e2e/journey/README.md\` explains both commands.
`;

interface Pair {
  readonly any: Row;
  readonly plugins?: Row;
  readonly hadaya?: Row;
}

function pair(rows: readonly Row[]): Pair[] {
  return [...new Set(rows.map(({ slug }) => slug))].map((slug) => {
    const of = (frontend: string) => rows.find((row) => row.slug === slug && row.frontend === frontend);
    const [plugins, hadaya] = [of('plugins'), of('hadaya')];
    const any = hadaya ?? plugins;
    if (!any) throw new Error(`${slug}: unknown front end`);
    return { any, ...(plugins ? { plugins } : {}), ...(hadaya ? { hadaya } : {}) };
  });
}

const describeRow = (row: Row | undefined) =>
  row === undefined ? '–' : row.green === row.steps ? `all ${row.steps}` : `${row.green} of ${row.steps}`;

function line({ any, plugins, hadaya }: Pair): string {
  const moves = (row: Row | undefined) => row?.shift.toFixed(3) ?? '–';
  const name = [any.name, any.version].filter(Boolean).join(' ');
  return `| ${name} | ${any.preset} | ${describeRow(plugins)} | ${describeRow(hadaya)} | ${moves(plugins)} → ${moves(hadaya)} | ${any.date} |`;
}

/** Returns the chapter and step of a failure, without the details that follow them for developers. */
const stepOf = (failure: string) => failure.split(': ').slice(0, 2).join(': ');

/** Lists steps by chapter: `chapter – step, step; chapter – step`. */
function listSteps(steps: readonly string[]): string {
  const byChapter = new Map<string, string[]>();
  for (const [chapter = '', step = ''] of steps.map((one) => one.split(': ')))
    byChapter.set(chapter, [...(byChapter.get(chapter) ?? []), step]);
  return [...byChapter].map(([chapter, names]) => `${chapter} – ${names.join(', ')}`).join('; ');
}

function notes({ any, plugins, hadaya }: Pair, advice: Advice): string[] {
  const text = advice[any.slug] ?? advice[any.slug.split(':')[0] ?? ''];
  const before = new Set(plugins?.failed.map(stepOf));
  const failed = (hadaya?.failed ?? []).map(stepOf);
  const ours = failed.filter((step) => !before.has(step));
  const shared = failed.filter((step) => before.has(step));
  const lines = [
    ...(text ? [text] : []),
    // A failure can be blamed on Hadaya only if the shop was also tested without it.
    ...(ours.length > 0
      ? [
          `${plugins ? 'Steps that fail only with Hadaya' : 'Steps that fail with Hadaya (not yet tested without Hadaya)'}: ${listSteps(ours)}.`,
        ]
      : []),
    ...(shared.length > 0 ? [`Steps that fail with and without Hadaya: ${listSteps(shared)}.`] : []),
  ];
  return lines.length === 0 ? [] : [`- **${any.name}** (${any.preset}): ${lines.join(' ')}`];
}

/**
 * Renders the compatibility page as Markdown: for each kind of plugin or theme, a table of test results, with notes
 * below it.
 *
 * @throws if a row's kind has no heading, because the row would silently be missing from the page.
 */
export function neighboursPage(rows: readonly Row[], advice: Advice): string {
  const unknown = rows.find(({ kind }) => !Object.hasOwn(KINDS, kind));
  if (unknown)
    throw new Error(
      `${unknown.name} has the unknown kind "${unknown.kind}"; use one of ${Object.keys(KINDS).join(', ')}.`,
    );
  const pairs = pair(rows);
  const known = Object.entries(KINDS).filter(([kind]) => pairs.some(({ any }) => any.kind === kind));
  const parts = known.map(([kind, heading]) => {
    const inIt = pairs.filter(({ any }) => any.kind === kind).sort((a, b) => a.any.name.localeCompare(b.any.name));
    const remarks = inIt.flatMap((one) => notes(one, advice));
    return `## ${heading}

| Plugin or theme | Settings | Passed with the replaced plugins | Passed with Hadaya | Layout shift | Tested on |
| --- | --- | --- | --- | --- | --- |
${inIt.map(line).join('\n')}
${remarks.length > 0 ? `\n${remarks.join('\n')}\n` : ''}`;
  });
  return `${INTRO}\n${parts.join('\n')}${OUTRO}`;
}
