import type { Page } from '@playwright/test';
import { bundleScript } from '../bundleScript.ts';
import { rewriteDocument } from './rewriteDocument.ts';

const EMULATION = new URL('../inPage/delayedScripts.ts', import.meta.url);
const EXECUTABLE = /<script\b([^>]*)>/g;

/** Writes a script tag as the caching plugin prints it: not executable, with its URL and type in other attributes. */
function holdBack(attributes: string): string {
  const type = attributes.match(/\btype="([^"]*)"/)?.[1];
  const isScript = type === undefined || /^(module|text\/javascript|application\/javascript)$/.test(type);
  if (!isScript || /\bid="[^"]*-js-extra"|\bdata-settings\b/.test(attributes)) return `<script${attributes}>`;
  const rest = attributes.replace(/\s*\btype="[^"]*"/, '').replace(/\bsrc=/, 'data-rocket-src=');
  return `<script type="rocketlazyloadscript"${type === 'module' ? ' data-rocket-type="module"' : ''}${rest}>`;
}

/** Delays all scripts of the page until the first interaction, except inline settings from WordPress. */
export async function delayJs(page: Page): Promise<void> {
  const script = await bundleScript(EMULATION, 'kit.holdScriptsBack()');
  const emulation = script.replaceAll('</script', '<\\/script');
  await rewriteDocument(page, ({ html, headers }) => ({
    headers,
    html: html
      .replace(EXECUTABLE, (_tag, attributes: string) => holdBack(attributes))
      .replace(/<head\b[^>]*>/, (head) => `${head}<script>${emulation}</script>`),
  }));
}
