import type { CheckFacts } from '../check/index.ts';
import { checkFolder } from '../check/index.ts';
import { fillForm, readForm, startWidgetForm, type WidgetForm } from '../form/index.ts';
import { completeWidget, isWithoutChannel } from '../widget/index.ts';
import { type BuilderPage, fieldsOf, nodeOf, type PageTexts, say } from './builderPage.ts';
import { openFindings } from './Findings.tsx';
import { runCheck } from './runCheck.ts';
import { baseOf, keptWidget, settingsWithStaff, widgetOf, writeTag } from './writeTag.ts';

/** Stores all choices in the URL's hash, for a shareable link. */
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

/** Fills the form from the URL's hash. An unreadable value counts as missing, so its fields get the defaults. */
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
  own.store.dispatch(completeWidget(read('widget'), own.facts));
  for (const name of ['folder', 'runtime', 'number']) {
    const field = fieldsOf(form)[name];
    if (field) field.value = kept.get(name) ?? field.dataset.standard ?? '';
  }
}

/**
 * Returns the form's status: a message about the first invalid field or, if there is none, about a widget without a
 * usable channel; otherwise a message that all fields are valid.
 */
function explainWrong({ form, texts, own }: BuilderPage, wrong: HTMLInputElement | undefined): string {
  const other = form.querySelector<HTMLInputElement>('[data-own] [aria-invalid]');
  if (!wrong && !other)
    return (isWithoutChannel(own.store.getState(), own.facts) ? texts.noChannel : texts.inOrder) ?? '';
  const { min = '', max = '', name = '', type = '', placeholder = '' } = wrong ?? other ?? {};
  const label = wrong ? name : (other?.closest('label')?.querySelector('span')?.textContent ?? '');
  const text = type === 'number' ? texts.notInRange : wrong ? texts.notJson : texts.notUsable;
  const range = [min || '…', max || '…'].join('–');
  return (text ?? '')
    .replace('{{name}}', label)
    .replace('{{range}}', range)
    .replace('{{example}}', placeholder || '…');
}

/**
 * Reads the settings from the fields, marks invalid fields, shows the form's status and counts the settings in each
 * group.
 */
function readSettings(builder: BuilderPage): Record<string, unknown> {
  const { form } = builder;
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
  say(nodeOf('[data-judged]'), explainWrong(builder, wrong));
  return settings;
}

function showPreview(builder: BuilderPage): void {
  const { form } = builder;
  const { page, runtime, debug, phone } = fieldsOf(form);
  const frame = nodeOf<HTMLIFrameElement>('.install-frame');
  const query = new URLSearchParams({ settings: JSON.stringify(settingsWithStaff(builder)) });
  if (widgetOf(builder).enabled === true) query.set('widget', keptWidget(builder));
  if (runtime?.value) query.set('runtime', 'light');
  if (debug?.checked) query.set('hadaya_debug', '1');
  if (document.dir === 'rtl') query.set('dir', 'rtl');
  const address = `${page?.value}?${query}`;
  frame.classList.toggle('is-phone', phone?.checked === true);
  if (frame.getAttribute('src') !== address) frame.setAttribute('src', address);
}

/**
 * Shows whether the loader exists at the tag's URL and, if it does not, marks the folder field as invalid. A response
 * for an outdated URL is ignored.
 */
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

/** Shows the size of each runtime's files and stores its loader's hash. */
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

/** Data that the server printed for the page: strings, and the data for the widget's form and the check. */
export interface BuilderData {
  readonly texts: PageTexts;
  readonly facts: CheckFacts;
  readonly widget: Pick<WidgetForm, 'schema' | 'facts'>;
}

function openBuilder({ texts, facts, widget }: BuilderData): BuilderPage {
  const form = nodeOf<HTMLFormElement>('[data-install]');
  const onChange = () => form.dispatchEvent(new Event('change'));
  const own = { ...widget, container: nodeOf('[data-own]'), strings: texts, onChange };
  return {
    form,
    texts,
    facts,
    own: { facts: widget.facts, store: startWidgetForm(own, completeWidget({}, widget.facts)) },
    showFindings: openFindings(nodeOf('[data-findings]'), texts),
    hashes: new Map(),
    settings: {},
  };
}

/** Starts the page: fields, tag, link, preview and check. */
export function startTagBuilder(data: BuilderData): void {
  const builder = openBuilder(data);
  const { form } = builder;
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
