/**
 * Runs in the page: its text is printed there with that of `formValues.ts` and `checkPage.ts`, so nothing is imported but
 * types, and each function is called by its name.
 */
import type { CheckFacts, Finding } from './checkPage.ts';

/** Texts of the page, in its language, by name. */
export type PageTexts = Readonly<Record<string, string>>;

/** Functions of the two other files. */
export interface BuilderTools {
  readonly readForm: typeof import('./formValues.ts').readForm;
  readonly fillForm: typeof import('./formValues.ts').fillForm;
  readonly checkPage: typeof import('./checkPage.ts').checkPage;
}

/** What stands on the page. */
export interface BuilderPage {
  readonly form: HTMLFormElement;
  readonly texts: PageTexts;
  readonly facts: CheckFacts;
  readonly tools: BuilderTools;
  /** Hash of the loader by the runtime's folder. */
  readonly hashes: Map<string, string>;
  settings: Record<string, unknown>;
}

/** A node of the page, by a selector. */
export function nodeOf<Kind extends HTMLElement>(selector: string): Kind {
  return Object(document.querySelector<Kind>(selector));
}

/** The fields around the settings. */
export function fieldsOf(form: HTMLFormElement): Readonly<Record<string, HTMLInputElement>> {
  return Object(form.elements);
}

/** Sets a text only where it changes, so that a status is not read out again. */
export function say(node: HTMLElement, text: string): void {
  if (node.textContent !== text) node.textContent = text;
}

/** The tag with the owner's settings, folder, runtime and number. */
export function writeTag({ form, settings, hashes }: BuilderPage, template: string): string {
  const { folder, runtime, number } = fieldsOf(form);
  const base = (folder?.value ?? '').trim().replace(/\/*$/, '/') + (runtime?.value ?? '');
  // A closing tag inside a text must not end the script.
  const json = JSON.stringify(settings).replaceAll('<', '\\u003c');
  const parts: readonly (readonly [RegExp | string, string])[] = [
    [/https:\S*?\/(?=hadaya\.min\.js)/, base],
    ['{{integrity}}', hashes.get(runtime?.value ?? '') ?? '…'],
    [/\{\/\*.*?\*\/\}/, json],
    [/wa\.me\/\d+/, `wa.me/${(number?.value ?? '').replace(/\D/g, '')}`],
  ];
  return parts.reduce((text, [from, to]) => text.replace(from, () => to), template);
}

/** Keeps everything that was chosen in the address, for a link that can be sent on. */
export function keepInHash({ form, settings }: BuilderPage): void {
  const kept = new URLSearchParams();
  if (Object.keys(settings).length > 0) kept.set('settings', JSON.stringify(settings));
  for (const name of ['folder', 'runtime', 'number']) {
    const field = fieldsOf(form)[name];
    const standard = field?.dataset.standard ?? '';
    if (field && field.value !== standard) kept.set(name, field.value);
  }
  const hash = kept.size > 0 ? `#${kept}` : '';
  if (hash !== location.hash) history.replaceState(history.state, '', location.pathname + location.search + hash);
}

/** Fills the form with what the address keeps. What cannot be read leaves the form as it is. */
export function readHash({ form, tools }: BuilderPage): void {
  const kept = new URLSearchParams(location.hash.slice(1));
  try {
    tools.fillForm(form, JSON.parse(kept.get('settings') ?? '{}'));
  } catch {
    tools.fillForm(form, {});
  }
  for (const name of ['folder', 'runtime', 'number']) {
    const field = fieldsOf(form)[name];
    if (field) field.value = kept.get(name) ?? field.dataset.standard ?? '';
  }
}

/** Reads the fields, marks those that cannot be used, and says how many settings there are in each part. */
export function readSettings({ form, texts, tools }: BuilderPage): Record<string, unknown> {
  let wrong: HTMLInputElement | undefined;
  const settings = tools.readForm(form, (field, isUsable) => {
    if (isUsable) field.removeAttribute('aria-invalid');
    else field.setAttribute('aria-invalid', 'true');
    if (!isUsable) wrong ??= field;
  });
  for (const part of form.querySelectorAll<HTMLElement>('[data-part]')) {
    const count = Object.keys(Object(settings[part.dataset.part ?? ''])).length;
    const counted = part.querySelector<HTMLElement>('[data-count]');
    if (counted) say(counted, count > 0 ? `(${count})` : '');
  }
  const limits = wrong && wrong.type === 'number' ? (texts.notInRange ?? '') : (texts.notJson ?? '');
  const { min = '', max = '', name = '' } = wrong ?? {};
  const range = [min || '…', max || '…'].join('–');
  say(
    nodeOf('[data-judged]'),
    wrong ? limits.replace('{{name}}', name).replace('{{range}}', range) : (texts.inOrder ?? ''),
  );
  return settings;
}

/** Shows a page of the shop with the settings. */
export function showPreview({ form, settings }: BuilderPage): void {
  const { page, runtime, debug, phone } = fieldsOf(form);
  const frame = nodeOf<HTMLIFrameElement>('.install-frame');
  const query = new URLSearchParams({ settings: JSON.stringify(settings) });
  if (runtime?.value) query.set('runtime', 'light');
  if (debug?.checked) query.set('hadaya_debug', '1');
  if (document.dir === 'rtl') query.set('dir', 'rtl');
  const address = `${page?.value}?${query}`;
  frame.classList.toggle('is-phone', phone?.checked === true);
  if (frame.getAttribute('src') !== address) frame.setAttribute('src', address);
}

/** One line of the check's list. */
export function findingLine({ kind, text, values = {} }: Finding, texts: PageTexts): HTMLLIElement {
  const line = document.createElement('li');
  line.dataset.finding = kind;
  const words = (texts[`check_${text}`] ?? text).replace(/\{\{(\w+)\}\}/g, (_, name) => String(values[name] ?? ''));
  line.textContent = `${texts[`kind_${kind}`]} ${words}`;
  return line;
}

/** The HTML to be checked: what was pasted, or the page at an address; `undefined` where the browser may not read it. */
export async function readGiven(given: string): Promise<string | undefined> {
  if (!/^(https?:\/\/|\/)\S+$/.test(given)) return given;
  const answer = await fetch(given).catch(() => undefined);
  return answer?.ok ? answer.text() : undefined;
}

/** Checks what was pasted and lists what was found; settings in it can be taken over. */
export async function runCheck(builder: BuilderPage): Promise<void> {
  const { form, texts, facts, tools, hashes } = builder;
  const given = fieldsOf(form).given?.value.trim() ?? '';
  const list = nodeOf<HTMLUListElement>('[data-findings]');
  const take = nodeOf<HTMLButtonElement>('[data-take]');
  const html = given === '' ? undefined : await readGiven(given);
  take.hidden = true;
  if (html === undefined) {
    list.replaceChildren(findingLine({ kind: 'bad', text: given === '' ? 'empty' : 'notReadable' }, texts));
    return;
  }
  const { findings, settings } = tools.checkPage(html, { ...facts, hashes: [...hashes.values()] });
  const order = ['bad', 'good', 'note'];
  findings.sort((one, other) => order.indexOf(one.kind) - order.indexOf(other.kind));
  list.replaceChildren(...findings.map((finding) => findingLine(finding, texts)));
  take.hidden = typeof settings !== 'object' || Object.keys(Object(settings)).length === 0;
  take.onclick = () => {
    tools.fillForm(form, settings);
    form.dispatchEvent(new Event('input'));
    form.dispatchEvent(new Event('change'));
  };
}

/** Names what each runtime weighs and remembers its loader's hash. */
export async function readRuntimes({ form, hashes }: BuilderPage): Promise<void> {
  const options = [...form.querySelectorAll<HTMLOptionElement>('[name="runtime"] option')];
  const read = async (option: HTMLOptionElement) => {
    const answer = await fetch(`/dist/${option.value}manifest.json`);
    const { files } = await answer.json();
    hashes.set(option.value, files.hadaya.sha384);
    option.text += ` (${(files.runtime.gzip / 1000).toFixed(1)} kB)`;
  };
  await Promise.allSettled(options.map(read));
}

/** Lets a button copy a text, and says whether that was possible. */
export function bindCopy(selector: string, text: () => string, { texts }: BuilderPage): void {
  nodeOf(selector).addEventListener('click', async () => {
    const isCopied = await Promise.resolve()
      .then(() => navigator.clipboard.writeText(text()))
      .then(
        () => true,
        () => false,
      );
    say(nodeOf('[data-copied]'), (isCopied ? texts.copied : texts.notCopied) ?? '');
  });
}

/** Starts the page: fields, tag, link, preview and check. */
export function startTagBuilder(texts: PageTexts, facts: CheckFacts, tools: BuilderTools): void {
  const form = nodeOf<HTMLFormElement>('[data-install]');
  const builder: BuilderPage = { form, texts, facts, tools, hashes: new Map(), settings: {} };
  const output = nodeOf<HTMLTextAreaElement>('[data-tag]');
  const template = output.value;
  const write = () => {
    builder.settings = readSettings(builder);
    output.value = writeTag(builder, template);
    say(nodeOf('[data-copied]'), '');
  };
  const open = () => {
    readHash(builder);
    write();
    showPreview(builder);
  };
  form.addEventListener('input', (event) => {
    if (Object(event.target).name === 'given') return;
    write();
    keepInHash(builder);
  });
  form.addEventListener('change', (event) => {
    if (Object(event.target).name !== 'given') showPreview(builder);
  });
  form.addEventListener('submit', (event) => {
    event.preventDefault();
    showPreview(builder);
  });
  nodeOf('[data-check]').addEventListener('click', () => void runCheck(builder));
  bindCopy('[data-copy]', () => output.value, builder);
  bindCopy('[data-copy-link]', () => location.href, builder);
  window.addEventListener('hashchange', open);
  open();
  void readRuntimes(builder).then(write);
}
