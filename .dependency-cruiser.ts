/**
 * Architecture rules for dependency-cruiser: which modules each module may import. `npx -y pnpm@12 layers` checks them,
 * and also checks that no two folders of a package import each other (`tools/layers`). `biome.json` defines what a
 * layer may *use* (globals, names, casts, style sheets).
 */

import { existsSync, globSync } from 'node:fs';
import { basename, dirname, resolve } from 'node:path';
import type { ICruiseOptions, IRegularForbiddenRuleType } from 'dependency-cruiser';
import { anyCase, findModules } from './tools/layers/modules.ts';

/**
 * Hadaya packages that each package may import. A package that is not listed is a widget; `WIDGET` lists the packages
 * that widgets may import.
 */
const BELOW: Readonly<Record<string, readonly string[]>> = {
  core: [],
  runtime: ['core'],
  variations: ['core'],
  media: ['core'],
  loader: ['core'],
  debug: ['core', 'loader'],
  installer: ['core', 'contact-widget'],
  testing: ['core', 'variations'],
};
const WIDGET = ['core', 'variations', 'media'];
const PACKAGES = globSync('packages/*/package.json', { cwd: import.meta.dirname }).map((path) =>
  basename(dirname(path)),
);

const PRODUCT = '^packages/(?!testing/)[^/]+/src/';
const TESTS = String.raw`\.(test|spec)\.tsx?$|/(testing|fixtures)/|^packages/testing/`;

/**
 * A layer consists of the folders or files with its name. `variations/src/matching` also counts as `model`, and a
 * `legacy` folder counts as `dom`.
 */
const MODEL = '^packages/.+/model[/.]|^packages/variations/src/matching/';
const DOM = '^packages/.+/dom[/.]|^packages/[^/]+/src/legacy/';
const VIEW = '^packages/.+/view[/.]';
const REACT = '^packages/core/src/react/|node_modules/react(-dom)?/';
/**
 * Pure entry files that a model may import from other packages; `biome.json` lists the names that a model may import
 * from core.
 */
const PURE_ENTRIES = String.raw`^packages/core/src/(index|html/readHtml|html/decodeEntities|environment/isFrom)\.ts$|^packages/variations/src/matching/|^packages/media/src/address\.ts$`;

type Rule = IRegularForbiddenRuleType & { readonly name: string };

const forbid = (name: string, comment: string, from: Rule['from'], to: Rule['to']): Rule => ({
  name,
  comment,
  severity: 'error',
  from,
  to,
});

/**
 * Modules of core that are inlined into their importers. They import the rest of core from `@hadaya/core`, because a
 * second copy would have its own state.
 */
const INLINED = String.raw`^packages/core/src/(html/readHtml|environment/(createCookieJar|isFrom)|page/(focus|keepScroll|lockScroll|onOutsideClick|openConsent|overlay|releaseImage))\.ts$`;

/**
 * A package imports only the packages that `BELOW` lists for it. The loader also imports each island's detections and
 * each look's style sheet.
 */
const packages = PACKAGES.map((name): readonly [string, readonly string[]] => [name, BELOW[name] ?? WIDGET]).map(
  ([name, below]) =>
    forbid(
      'packages import only lower packages',
      `${name} may import: ${below.join(', ') || 'nothing of ours'}`,
      { path: `^packages/${name}/src/`, pathNot: TESTS },
      {
        path: '^packages/',
        pathNot: [
          `^packages/(${[name, ...below].join('|')})/`,
          ...(name === 'loader' ? [String.raw`/src/detect\.ts$`, String.raw`/look\.css$`] : []),
        ],
      },
    ),
);

/**
 * A folder is a module. Other folders import its `index.ts`, its `model/index.ts` (the pure half, for other models) or
 * the file with the folder's name. This rule does not restrict `import()`. In a folder without an `index.ts`, only one
 * file may be imported; `tools/layers` checks this.
 */
const entryRules = findModules()
  .filter(({ path }) => path !== '')
  .map(({ owner, path }) => {
    const folder = `^packages/${owner}/src/${path}/`;
    const name = path.split('/').at(-1) ?? '';
    const hasIndex = existsSync(resolve(import.meta.dirname, 'packages', owner, 'src', path, 'index.ts'));
    const entry = hasIndex ? `((model/)?index|${anyCase(name)}[^/]*)` : `(model/index|[^/]+)`;
    return forbid(
      'folders are imported through their entry',
      `the entry of ${path} is index.ts, model/index.ts for other models, or ${name}*.ts`,
      { path: `^packages/${owner}/src/`, pathNot: [`${folder}[^/]+$`, `${folder}(model|dom|view)/`, TESTS] },
      {
        path: [`${folder}[^/]+[.]tsx?$`, `${folder}(model|dom|view)/`],
        pathNot: `${folder}${entry}[.]tsx?$`,
        dependencyTypesNot: ['dynamic-import'],
      },
    );
  });

const forbidden: readonly Rule[] = [
  ...packages,
  forbid(
    'product code does not import tests, tools or the demo',
    'packages/testing is for tests; demo, e2e, bench and tools are above the packages',
    { path: PRODUCT, pathNot: TESTS },
    { path: '^(packages/testing|demo|e2e|bench|tools)/' },
  ),
  forbid(
    'product code uses no Node modules',
    'it runs in a browser',
    { path: PRODUCT, pathNot: TESTS },
    { dependencyTypes: ['core'] },
  ),
  forbid(
    'workspaces import each other by package name',
    '@hadaya/tools/project, not ../../tools/vite/project.ts',
    { path: '^(packages/[^/]+|demo|e2e|bench|tools|docs|wordpress/admin)/' },
    { pathNot: ['^$1/', '^[^/]+$'], dependencyTypes: ['local'] },
  ),
  forbid(
    'inlined parts of core import other parts by package name',
    "@hadaya/core, not ./listen.ts, so that a bundle does not hold core's modules twice",
    { path: INLINED },
    { pathNot: INLINED, dependencyTypes: ['local'], dependencyTypesNot: ['type-only'] },
  ),
  forbid(
    'models import only models',
    'values only from models and the pure entries; types from anything but dom/ and view/',
    { path: MODEL, pathNot: TESTS },
    { pathNot: [MODEL, PURE_ENTRIES], dependencyTypesNot: ['type-only'] },
  ),
  forbid(
    'models import neither dom nor view',
    'not even by a type',
    { path: MODEL, pathNot: TESTS },
    { path: [DOM, VIEW], pathNot: MODEL },
  ),
  forbid(
    'dom folders do not import React',
    'effects do not need it',
    { path: DOM, pathNot: [TESTS, MODEL, VIEW] },
    { path: REACT },
  ),
  forbid(
    'dom folders do not render',
    'no value of view/',
    { path: DOM, pathNot: [TESTS, MODEL, VIEW] },
    { path: VIEW, dependencyTypesNot: ['type-only'] },
  ),
  forbid(
    'views receive effects as arguments',
    'no value of dom/, no network',
    { path: VIEW, pathNot: [TESTS, MODEL] },
    { path: [DOM, '^packages/core/src/http/'], pathNot: [VIEW, MODEL], dependencyTypesNot: ['type-only'] },
  ),
  forbid(
    "only a package's root files and islands start legacy code",
    "support for the replaced plugins' own interfaces must be removable",
    {
      path: '^packages/([^/]+)/src/.+/',
      pathNot: ['^packages/[^/]+/src/legacy/', String.raw`/island\.tsx?$`, TESTS],
    },
    { path: '^packages/$1/src/legacy/', dependencyTypesNot: ['type-only'] },
  ),
  ...entryRules,
  forbid(
    'no circular imports',
    'a lazy file may import what started it',
    { path: '^(packages|demo|wordpress/admin)/' },
    { circular: true, viaOnly: { dependencyTypesNot: ['dynamic-import'] } },
  ),
  forbid(
    'every import resolves to a file',
    'a misspelt path or entry; WordPress brings its own packages',
    // The command in `tools/wordpress/wasm` installs its packages when it runs, so its imports cannot be resolved here.
    { pathNot: [TESTS, String.raw`\.d\.ts$`, '^tools/wordpress/wasm/'] },
    { couldNotResolve: true, pathNot: '^@wordpress/' },
  ),
];

const options: ICruiseOptions = {
  parser: 'swc',
  doNotFollow: { path: 'node_modules' },
  exclude: { path: String.raw`/dist[^/]*/|\.vitepress/(cache|dist)|\.vue$` },
  tsPreCompilationDeps: true,
  enhancedResolveOptions: {
    exportsFields: ['exports'],
    conditionNames: ['import', 'node', 'default'],
    extensions: ['.ts', '.tsx', '.mts', '.js', '.mjs', '.json', '.css'],
  },
};

export default { forbidden, options };
