import type { Locale } from '@hadaya/testing/shop';
import { installTexts as texts } from '../texts/installTexts.ts';

/** Makes the tag from the fields, tells what is wrong with the settings, and shows a page of the shop with them. */
const GENERATE = `(texts) => {
const form = document.querySelector('[data-install]');
const { settings, folder, runtime, number, page, debug } = form.elements;
const [output, copySaid, judged, frame] = ['[data-tag]', '[data-copied]', '[data-judged]', 'iframe'].map((name) => document.querySelector(name));
const template = output.value;
const manifests = {};
const integrity = () => manifests[runtime.value]?.files.hadaya.sha384 ?? '…';
let good = {};
const lineOf = (source, { message }) => {
  const [, line] = /line (\\d+)/.exec(message) ?? [];
  const [, position = source.length] = /position (\\d+)/.exec(message) ?? [];
  return line ?? String(source.slice(0, Number(position)).split('\\n').length);
};
const judge = () => {
  const source = settings.value.trim();
  try {
    const read = source === '' ? {} : JSON.parse(source);
    if (typeof read !== 'object' || read === null || Array.isArray(read)) return texts.notObject;
    good = read;
    return '';
  } catch (error) {
    return texts.notJson.replace('{{line}}', lineOf(settings.value, error));
  }
};
const write = () => {
  const problem = judge();
  if (judged.textContent !== (problem || texts.inOrder)) judged.textContent = problem || texts.inOrder;
  settings.setAttribute('aria-invalid', String(problem !== ''));
  const base = folder.value.trim().replace(/\\/*$/, '/') + runtime.value;
  // A closing tag inside a text must not end the script.
  const json = JSON.stringify(good).replaceAll('<', '\\\\u003c');
  const parts = [[/https:\\S*?\\/(?=hadaya\\.min\\.js)/, base], ['{{integrity}}', integrity()], [/\\{\\/\\*.*?\\*\\/\\}/, json], [/wa\\.me\\/\\d+/, 'wa.me/' + number.value.replace(/\\D/g, '')]];
  output.value = parts.reduce((text, [from, to]) => text.replace(from, () => to), template);
  if (copySaid.textContent) copySaid.textContent = '';
};
form.addEventListener('input', write);
form.addEventListener('submit', (event) => {
  event.preventDefault();
  frame.hidden = false;
  const query = new URLSearchParams({ settings: JSON.stringify(good), ...(runtime.value ? { runtime: 'light' } : {}), ...(debug.checked ? { hadaya_debug: '1' } : {}), ...(document.dir === 'rtl' ? { dir: 'rtl' } : {}) });
  frame.src = page.value + '?' + query;
});
document.querySelector('[data-copy]').addEventListener('click', async () => {
  copySaid.textContent = await Promise.resolve().then(() => navigator.clipboard.writeText(output.value)).then(() => texts.copied, () => texts.notCopied);
});
// Each choice names what its runtime weighs; the hash of the loader follows the choice.
const read = async (option) => {
  const answer = await fetch('/dist/' + option.value + 'manifest.json');
  manifests[option.value] = await answer.json();
  option.text += ' (' + (manifests[option.value].files.runtime.gzip / 1000).toFixed(1) + ' kB)';
};
Promise.allSettled([...runtime.options].map(read)).then(write);
}`;

/** The script of the page, with its texts in the page's language. */
export function generatorScript(locale: Locale): string {
  const { inOrder, notJson, notObject, copied, notCopied } = texts;
  const said = Object.fromEntries(
    Object.entries({ inOrder, notJson, notObject, copied, notCopied }).map(([name, text]) => [name, text[locale]]),
  );
  return `<script>(${GENERATE})(${JSON.stringify(said).replaceAll('<', '\\u003c')})</script>`;
}
