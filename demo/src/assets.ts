import { readdirSync, readFileSync } from 'node:fs';
import { createRequire } from 'node:module';
import { dirname, join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { UPLOAD_FOLDER } from '@hadaya/testing/shop';
import { THEME_FOLDER } from '@hadaya/testing/theme';
import { drawProduct } from './art/drawProduct.ts';
import { hasFile, serveFile } from './serveFile.ts';

const here = dirname(fileURLToPath(import.meta.url));
const stylesFolder = join(here, 'styles');
const staticFolder = join(here, 'assets');
const require = createRequire(import.meta.url);

const FONTS: Readonly<Record<string, readonly [name: string, file: (part: string) => string]>> = {
  kufi: ['noto-kufi-arabic', (weight) => `arabic-${weight}`],
  messiri: ['el-messiri', (script) => `${script}-600`],
};

const INSTALLER_FOLDER = join(here, '../../packages/installer/dist');

const PLUGIN_FOLDER = join(THEME_FOLDER, 'plugins');

const SVG_HEADERS = { 'Content-Type': 'image/svg+xml', 'Cache-Control': 'public, max-age=3600' };

/**
 * Serves the shop's static files, such as style sheets, fonts and product pictures; returns `undefined` for any other
 * path.
 */
export function serveAsset(path: string): Response | undefined {
  if (path === '/assets/shop.css') return styleSheet();
  if (path === '/assets/plain.css') return serveFile(THEME_FOLDER, 'plain.css');
  if (path === '/assets/installer.min.js') return serveFile(INSTALLER_FOLDER, 'installer.min.js');
  if (path.startsWith('/assets/plugins/')) return serveFile(PLUGIN_FOLDER, path.slice('/assets/plugins/'.length));
  if (path.startsWith('/assets/fonts/')) return font(path.slice('/assets/fonts/'.length));
  if (path.startsWith('/assets/')) return serveFile(staticFolder, path.slice('/assets/'.length));
  if (path.startsWith(`${UPLOAD_FOLDER}/`)) return picture(path.slice(UPLOAD_FOLDER.length + 1));
  return undefined;
}

/** Checks whether the demo has a stand-in for a file of a replaced plugin, such as `gallery.css`. */
export function hasPluginFile(name: string): boolean {
  return hasFile(PLUGIN_FOLDER, name);
}

function styleSheet(): Response {
  const files = readdirSync(stylesFolder).sort();
  const css = files.map((file) => readFileSync(join(stylesFolder, file), 'utf8')).join('\n');
  return new Response(css, { headers: { 'Content-Type': 'text/css; charset=utf-8', 'Cache-Control': 'no-cache' } });
}

/** Serves a font by a name such as `kufi-400.woff2` or `messiri-latin.woff2`. */
function font(path: string): Response | undefined {
  const [family = '', part = ''] = path.replace('.woff2', '').split('-');
  const [name, file] = FONTS[family] ?? [];
  if (name === undefined || file === undefined) return undefined;
  const folder = join(dirname(require.resolve(`@fontsource/${name}`)), 'files');
  return serveFile(folder, `${name}-${file(part)}-normal.woff2`);
}

/** Serves a picture: `mug-red-600x450.svg` is `mug-red` at 600 by 450 px, and `mug-red.svg` is the original. */
function picture(name: string): Response | undefined {
  const found = /^(?<file>[a-z0-9-]+?)(?:-(?<width>\d+)x(?<height>\d+))?\.svg$/.exec(name);
  const { file, width, height } = found?.groups ?? {};
  if (file === undefined) return undefined;
  const size = width === undefined ? undefined : { width: Number(width), height: Number(height) };
  const svg = drawProduct(file, size);
  return svg === undefined ? undefined : new Response(svg, { headers: SVG_HEADERS });
}
