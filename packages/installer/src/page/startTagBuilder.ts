import type { CheckFacts } from '../check/index.ts';
import { checkFolder } from '../check/index.ts';
import { drawWidgetForm, fillForm, readForm, type WidgetForm } from '../form/index.ts';
import type { Fields } from '../widget/index.ts';
import {
  allowsPage,
  completeWidget,
  leanWidget,
  type PageRule,
  plainLinks,
  publicWidget,
  staffHours,
} from '../widget/index.ts';
import { type BuilderPage, fieldsOf, nodeOf, type PageTexts, say } from './builderPage.ts';
import { runCheck } from './runCheck.ts';

/** The contact widget that is made here, as a page carries it; `undefined` while it is switched off. */
function ownWidget({ own }: BuilderPage): Fields | undefined {
  return own.widget.enabled === true ? publicWidget(own.widget, own.facts) : undefined;
}

/** The page rules of the widget that is made here. */
function ownRules({ own }: BuilderPage): readonly PageRule[] {
  return Array.isArray(own.widget.pages) ? own.widget.pages : [];
}

/** The settings with the working hours of the widget's people; what was written there by hand wins. */
function settingsWithStaff({ settings, own }: BuilderPage): Record<string, unknown> {
  const staff = own.widget.enabled === true ? staffHours(own.widget, own.facts) : undefined;
  return staff ? { ...settings, contact: { agentHours: staff, ...Object(settings.contact) } } : settings;
}

/** The contact widget as an address keeps it; empty while it is as in the beginning. */
function keptWidget({ own }: BuilderPage): string {
  const lean = leanWidget(own.widget, own.facts);
  return Object.keys(lean).length > 0 ? JSON.stringify(lean) : '';
}

/** The tag with the owner's settings, contact widget, folder, runtime and number. */
function writeTag(builder: BuilderPage, template: string): string {
  const { form, hashes } = builder;
  const { folder, runtime, number } = fieldsOf(form);
  const base = baseOf(form);
  // A closing tag inside a text must not end the script.
  const inScript = (value: unknown) => JSON.stringify(value).replaceAll('<', '\\u003c');
  const own = ownWidget(builder);
  const rules = ownRules(builder);
  const settings = settingsWithStaff(builder);
  const contact = (more: Fields) => ({ ...Object(settings.contact), ...more });
  const whole = own && rules.length === 0 ? { ...settings, contact: contact({ widgets: [own] }) } : settings;
  const place = `if((${allowsPage})(${inScript(rules)},location.pathname))`;
  const widget =
    own && rules.length > 0 ? `\n${place}window.hadaya.settings.contact=${inScript(contact({ widgets: [own] }))};` : '';
  const links = own ? plainLinks(builder.own.widget, builder.own.facts) : '';
  const [before = '', example = ''] = template.split(/\n?<noscript>|<\/noscript>/);
  const fallback = template.slice(before.length, template.indexOf('</noscript>') + '</noscript>'.length);
  const digits = (number?.value ?? '').replace(/\D/g, '');
  // Without a number there is no link: an example's would be a stranger's.
  const shown = links || (digits && example.replace(/wa\.me\/\d+/, `wa.me/${digits}`));
  const parts: readonly (readonly [string, string])[] = [
    [folder?.dataset.standard ?? '', base],
    [fallback, shown === '' ? '' : fallback.replace(example, () => shown)],
    ['{{integrity}}', hashes.get(runtime?.value ?? '') ?? '…'],
    ['{/* settings by island */};', `${inScript(whole)};${widget}`],
  ];
  return parts.reduce((text, [from, to]) => text.replace(from, () => to), template);
}

/** Keeps everything that was chosen in the address, for a link that can be sent on. */
function keepInHash(builder: BuilderPage): void {
  const { form, settings } = builder;
  const kept = new URLSearchParams();
  const widget = keptWidget(builder);
  if (widget !== '') kept.set('widget', widget);
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
function readHash({ form, own }: BuilderPage): void {
  const kept = new URLSearchParams(location.hash.slice(1));
  const read = (name: string) => {
    try {
      return Object(JSON.parse(kept.get(name) ?? '{}'));
    } catch {
      return {};
    }
  };
  fillForm(form, read('settings'));
  own.widget = completeWidget(read('widget'), own.facts);
  drawWidgetForm(own);
  for (const name of ['folder', 'runtime', 'number']) {
    const field = fieldsOf(form)[name];
    if (field) field.value = kept.get(name) ?? field.dataset.standard ?? '';
  }
}

/** What the first field says that cannot be used; empty where all can. */
function explainWrong(form: HTMLFormElement, wrong: HTMLInputElement | undefined, texts: PageTexts): string {
  const other = form.querySelector<HTMLInputElement>('[data-own] [aria-invalid]');
  if (!wrong && !other) return texts.inOrder ?? '';
  const { min = '', max = '', name = '', type = '', placeholder = '' } = wrong ?? other ?? {};
  const label = wrong ? name : (other?.closest('label')?.querySelector('span')?.textContent ?? '');
  const text = type === 'number' ? texts.notInRange : wrong ? texts.notJson : texts.notUsable;
  const range = [min || '…', max || '…'].join('–');
  return (text ?? '')
    .replace('{{name}}', label)
    .replace('{{range}}', range)
    .replace('{{example}}', placeholder || '…');
}

/** Reads the fields, marks those that cannot be used, and says how many settings there are in each part. */
function readSettings({ form, texts }: BuilderPage): Record<string, unknown> {
  let wrong: HTMLInputElement | undefined;
  const settings = readForm(form, (field, isUsable) => {
    if (isUsable) field.removeAttribute('aria-invalid');
    else field.setAttribute('aria-invalid', 'true');
    if (!isUsable) wrong ??= field;
  });
  for (const part of form.querySelectorAll<HTMLElement>('[data-part]')) {
    const count = Object.keys(Object(settings[part.dataset.part ?? ''])).length;
    const counted = part.querySelector<HTMLElement>('[data-count]');
    if (counted) say(counted, count > 0 ? `(${count})` : '');
  }
  say(nodeOf('[data-judged]'), explainWrong(form, wrong, texts));
  return settings;
}

/** Shows a page of the shop with the settings. */
function showPreview(builder: BuilderPage): void {
  const { form, own } = builder;
  const { page, runtime, debug, phone } = fieldsOf(form);
  const frame = nodeOf<HTMLIFrameElement>('.install-frame');
  const query = new URLSearchParams({ settings: JSON.stringify(settingsWithStaff(builder)) });
  if (own.widget.enabled === true) query.set('widget', keptWidget(builder));
  if (runtime?.value) query.set('runtime', 'light');
  if (debug?.checked) query.set('hadaya_debug', '1');
  if (document.dir === 'rtl') query.set('dir', 'rtl');
  const address = `${page?.value}?${query}`;
  frame.classList.toggle('is-phone', phone?.checked === true);
  if (frame.getAttribute('src') !== address) frame.setAttribute('src', address);
}

/** The folder of the files with the runtime's own, as it stands before the loader's name in the tag. */
function baseOf(form: HTMLFormElement): string {
  const { folder, runtime } = fieldsOf(form);
  const address = (folder?.value ?? '').trim();
  return (address.endsWith('/') ? address : `${address}/`) + (runtime?.value ?? '');
}

/** Says whether the tag would find its file. An answer that comes after another address was entered says nothing. */
async function tellFolder({ form, texts, hashes }: BuilderPage): Promise<void> {
  const { folder, runtime } = fieldsOf(form);
  const line = nodeOf('[data-folder]');
  const base = baseOf(form);
  const isExample = folder?.value === folder?.dataset.standard;
  const state = isExample ? undefined : await checkFolder(`${base}hadaya.min.js`, hashes.get(runtime?.value ?? ''));
  if (base !== baseOf(form)) return;
  const names = { found: 'folderFound', other: 'folderOther', missing: 'folderMissing' };
  line.dataset.folder = state ?? '';
  say(line, texts[state ? names[state] : 'folderExample'] ?? '');
  if (state === 'found' || isExample) folder?.removeAttribute('aria-invalid');
  else folder?.setAttribute('aria-invalid', 'true');
}

/** Names what each runtime weighs and remembers its loader's hash. */
async function readRuntimes({ form, hashes }: BuilderPage): Promise<void> {
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
function bindCopy(selector: string, text: () => string, { texts }: BuilderPage): void {
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

/** What the server has printed for the page: its texts, and what a widget and a check go by. */
export interface BuilderData {
  readonly texts: PageTexts;
  readonly facts: CheckFacts;
  readonly widget: Pick<WidgetForm, 'schema' | 'facts'>;
}

/** Starts the page: fields, tag, link, preview and check. */
export function startTagBuilder({ texts, facts, widget }: BuilderData): void {
  const form = nodeOf<HTMLFormElement>('[data-install]');
  const onChange = () => form.dispatchEvent(new Event('change'));
  const own: WidgetForm = { ...widget, place: nodeOf('[data-own]'), widget: {}, words: texts, onChange };
  const builder: BuilderPage = { form, texts, facts, own, hashes: new Map(), settings: {} };
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
    if (Object(event.target).name === 'given') return;
    write();
    keepInHash(builder);
    showPreview(builder);
    if (['folder', 'runtime'].includes(Object(event.target).name)) void tellFolder(builder);
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
  void readRuntimes(builder).then(() => {
    write();
    return tellFolder(builder);
  });
}
