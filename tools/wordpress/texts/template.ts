import { execFileSync } from 'node:child_process';
import { cpSync, globSync, mkdtempSync, readFileSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { resolve } from 'node:path';
import { type GetTextTranslation, po } from 'gettext-parser';
import { REPOSITORY } from '../../vite/project.ts';
import type { NativePhp } from '../findPhp.ts';
import { isInstalled, PLUGIN_FOLDER } from '../paths.ts';
import { runWpCli } from '../wpCli.ts';
import { LANGUAGES_FOLDER } from './catalogues.ts';

const APP_FOLDER = resolve(REPOSITORY, 'wordpress/admin/src');
const HEADERS = { 'Project-Id-Version': 'Hadaya', 'Content-Type': 'text/plain; charset=UTF-8' };

export const TEMPLATE_FILE = resolve(LANGUAGES_FOLDER, 'hadaya.pot');

/** Removes the types from the apps' sources, because WP-CLI reads only PHP and JavaScript; keeps the comments. */
function dropTypes(target: string): void {
  const files = globSync(`${APP_FOLDER}/**/*.{ts,tsx}`).filter((file) => !/\.test\.tsx?$/.test(file));
  const output = [
    '--outDir',
    target,
    '--rootDir',
    APP_FOLDER,
    '--jsx',
    'preserve',
    '--rewriteRelativeImportExtensions',
  ];
  const alone = ['--ignoreConfig', '--noCheck', '--noResolve', '--target', 'es2022', '--module', 'esnext'];
  execFileSync(resolve(REPOSITORY, 'node_modules/.bin/tsc'), [...alone, ...output, ...files], { stdio: 'inherit' });
}

/**
 * Returns the file of a string, relative to the plugin and without a line number, because unrelated changes would
 * change that number.
 */
const positionOf = (reference: string) =>
  reference.replace(/:\d+$/, '').replace(/^admin\/(.+)\.js(x?)$/, '../admin/src/$1.ts$2');

/** Generates the template from the current sources. `options` are passed to `wp i18n make-pot`. */
export function makeTemplate(php: NativePhp, ...options: readonly string[]): string {
  const folder = mkdtempSync(resolve(tmpdir(), 'hadaya-texts-'));
  try {
    const plugin = resolve(folder, 'hadaya');
    cpSync(PLUGIN_FOLDER, plugin, { recursive: true, filter: isInstalled });
    dropTypes(resolve(plugin, 'admin'));
    const file = resolve(folder, 'made.pot');
    // Skip the JSON files of blocks and themes, because extracting their strings would require a downloaded list, and
    // all our strings are in the sources.
    const sources = [
      '--domain=hadaya',
      '--skip-block-json',
      '--skip-theme-json',
      '--skip-audit',
      '--file-comment=',
      ...options,
    ];
    runWpCli(php, ['i18n', 'make-pot', plugin, file, ...sources]);
    const { charset, translations } = po.parse(readFileSync(file));
    for (const { comments } of Object.values(translations[''] ?? {}))
      if (comments?.reference)
        comments.reference = [...new Set(comments.reference.split('\n').map(positionOf))].join('\n');
    return po.compile({ charset, headers: HEADERS, translations }, { foldLength: 0 }).toString();
  } finally {
    rmSync(folder, { recursive: true });
  }
}

export function readTemplate(): readonly GetTextTranslation[] {
  const { translations } = po.parse(readFileSync(TEMPLATE_FILE));
  return Object.values(translations[''] ?? {}).filter(({ msgid }) => msgid !== '');
}
