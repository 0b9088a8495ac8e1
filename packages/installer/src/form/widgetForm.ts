/**
 * Draws the fields of a contact widget by the plugin's own schema.
 */
import { findRefused } from '@hadaya/admin/findRefused';
import { hasEffect, moveItem, newItem, type Schema } from '@hadaya/admin/schema';
import type { WidgetFacts } from '../widget/index.ts';
import { type Fields, usableValue } from '../widget/index.ts';
import { drawAround, drawListButton, make, withValue } from './drawAround.ts';
import { drawCountries } from './drawCountries.ts';

/** Words around the fields, in the page's language. */
type Words = Readonly<Record<string, string>>;

/** The form of a widget and what it works with. */
export interface WidgetForm {
  readonly place: HTMLElement;
  readonly schema: Schema;
  readonly facts: WidgetFacts;
  readonly words: Words;
  widget: Fields;
  /** Hears of a list that was changed by a button. */
  readonly onChange: () => void;
}

/** Where a field stands. */
export interface WidgetField {
  readonly schema: Schema;
  readonly path: string;
  readonly value: unknown;
  /** Type of the channel around it. */
  readonly channel: string;
}

/** The list at a path as it is now: fields are drawn anew less often than they are written in. */
function valueAt({ widget }: WidgetForm, path: string): readonly unknown[] {
  let found: unknown = widget;
  for (const key of path.split('.')) found = Object(found)[key];
  return Array.isArray(found) ? found : [];
}

/** Takes a value over; `isShape` says that other fields come or go with it. */
function setWidgetValue(form: WidgetForm, path: string, value: unknown, isShape: boolean): void {
  form.widget = Object(withValue(form.widget, path.split('.'), value));
  if (isShape) drawWidgetForm(form);
}

/** Whether the plugin would take what stands in a field of a channel of that type, or of none; marks it. An empty channel is not finished, which is no mistake. */
function judgeWidgetField(
  form: WidgetForm,
  input: HTMLInputElement | HTMLTextAreaElement,
  schema: Schema,
  channel: string,
): boolean {
  const isUnfinished = schema.format === 'channel' && input.value.trim() === '';
  const judgeChannel = (type: string, value: string) =>
    usableValue(type, form.facts.channels[type]?.kind ?? '', value) !== undefined;
  const place = { path: 'field', channel, judgeChannel };
  const isGood = isUnfinished || findRefused(input.value, schema, place).length === 0;
  if (isGood) input.removeAttribute('aria-invalid');
  else input.setAttribute('aria-invalid', 'true');
  return isGood;
}

/** One of several values. */
function drawChoice(form: WidgetForm, { schema, path, value }: WidgetField): HTMLElement {
  const select = make('select', { name: `widget.${path}` });
  select.append(...(schema.enum ?? []).map((one, at) => make('option', { value: one }, schema.enumNames?.[at] ?? one)));
  select.value = String(value);
  select.addEventListener('change', () => setWidgetValue(form, path, select.value, true));
  return make('label', { class: 'install-field' }, make('span', {}, schema.title ?? ''), select);
}

/** A switch. */
function drawSwitch(form: WidgetForm, { schema, path, value }: WidgetField): HTMLElement {
  const input = make('input', { type: 'checkbox', name: `widget.${path}` });
  input.checked = value === true;
  input.addEventListener('change', () => setWidgetValue(form, path, input.checked, true));
  return make('label', { class: 'install-check' }, input, ' ', make('span', {}, schema.title ?? ''));
}

/** A text, number, colour, day or hour. What cannot be used is marked and not taken over, except where a channel is half written. */
function drawText(form: WidgetForm, { schema, path, value, channel }: WidgetField): HTMLElement {
  const types: Words = { 'hex-color': 'color', time: 'time', date: 'date', uri: 'url' };
  const { format = '', type, minimum, maximum, description } = schema;
  const known = format === 'channel' ? form.facts.channels[channel] : undefined;
  const name = `widget.${path}`;
  const kind = known?.input ?? (type === 'integer' ? 'number' : (types[format] ?? 'text'));
  const input = format.endsWith('long')
    ? make('textarea', { name, autocomplete: 'off' })
    : make('input', { name, autocomplete: 'off', type: kind });
  input.dir = known || ['uri', 'zone', 'time', 'hex-color'].includes(format) || type === 'integer' ? 'ltr' : 'auto';
  if (type === 'integer')
    Object.assign(input, { min: String(minimum), max: String(maximum), step: '1', required: true });
  if (['required', 'time', 'hex-color', 'page'].includes(format)) input.required = true;
  if (known) input.placeholder = known.example;
  input.value = String(value ?? '');
  input.addEventListener('input', () => {
    const isGood = judgeWidgetField(form, input, schema, channel);
    if (!isGood && !known) return;
    setWidgetValue(form, path, type === 'integer' ? Number(input.value) : input.value, false);
  });
  judgeWidgetField(form, input, schema, channel);
  const help = description ? [make('small', {}, description)] : [];
  const title = known?.asked ?? schema.title ?? '';
  return make('label', { class: 'install-field' }, make('span', {}, title), input, ...help);
}

/** Several of the offered values, such as weekdays. */
function drawChoices(form: WidgetForm, { schema, path, value }: WidgetField): HTMLElement {
  const offered = schema.items?.enum ?? [];
  const chosen: readonly unknown[] = Array.isArray(value) ? value : [];
  const boxes = offered.map((one, at) => {
    const input = make('input', { type: 'checkbox', name: `widget.${path}.${one}` });
    input.checked = chosen.includes(one);
    input.addEventListener('change', () => {
      const now: readonly unknown[] = valueAt(form, path);
      const all = offered.filter((other) => (other === one ? input.checked : now.includes(other)));
      setWidgetValue(form, path, all, true);
    });
    return make(
      'label',
      { class: 'install-check' },
      input,
      ' ',
      make('span', {}, schema.items?.enumNames?.[at] ?? one),
    );
  });
  return make('fieldset', { class: 'install-days' }, make('legend', {}, schema.title ?? ''), ...boxes);
}

/** Countries, which are added and taken out by name. */
function drawCountryList(form: WidgetForm, { schema, path, value }: WidgetField): HTMLElement {
  const name = `widget.${path}`;
  const put = (change: (list: readonly unknown[]) => readonly unknown[]) => {
    setWidgetValue(form, path, change(valueAt(form, path)), true);
    form.place.querySelector<HTMLElement>(`[name="${name}"]`)?.focus();
    form.onChange();
  };
  const chosen: readonly unknown[] = Array.isArray(value) ? value : [];
  return drawCountries({
    title: schema.title ?? '',
    name,
    chosen,
    known: form.facts.countries,
    words: form.words,
    put,
  });
}

/** A list of objects: each can be moved and taken out, and one can be added. */
function drawList(form: WidgetForm, { schema, path, value, channel }: WidgetField): HTMLElement {
  const list: readonly Fields[] = Array.isArray(value) ? value : [];
  const { words } = form;
  const item = schema.items ?? { type: 'object' };
  const change = (next: readonly unknown[], focus: string) => {
    setWidgetValue(form, path, next, true);
    const [wanted, ...others] = [focus, `widget.${path}.add`].map((name) =>
      form.place.querySelector<HTMLElement>(`[name="${name}"]:not(:disabled)`),
    );
    (wanted ?? others[0])?.focus();
    form.onChange();
  };
  const drawn = list.map((one, at) => {
    const own = `${path}.${at}`;
    const title = `${schema.title} ${at + 1}`;
    const move = (to: number, key: string) =>
      change(moveItem(valueAt(form, path), at, to), `widget.${path}.${to}.${key}`);
    const button = (text: string | undefined, key: string, isOff: boolean, onClick: () => void) => {
      const node = drawListButton(text ?? '', `widget.${own}.${key}`, isOff, onClick);
      node.setAttribute('aria-label', `${text} (${title})`);
      return node;
    };
    return make(
      'fieldset',
      { class: 'install-item' },
      make('legend', {}, title),
      ...drawFields(form, { schema: item, path: own, value: one, channel: String(one.channel ?? channel) }),
      make(
        'p',
        { class: 'install-actions' },
        button(words.up, 'up', at === 0, () => move(at - 1, 'up')),
        button(words.down, 'down', at === list.length - 1, () => move(at + 1, 'down')),
        button(words.out, 'out', list.length <= Number(Object(schema).minItems ?? 0), () =>
          change(
            valueAt(form, path).filter((_other, place) => place !== at),
            `widget.${path}.add`,
          ),
        ),
      ),
    );
  });
  const first = Object.keys(item.properties ?? {})[0] ?? '';
  const add = drawListButton(item.title ?? '', `widget.${path}.add`, false, () =>
    change([...valueAt(form, path), newItem(item)], `widget.${path}.${list.length}.${first}`),
  );
  return make('fieldset', { class: 'install-list' }, make('legend', {}, schema.title ?? ''), ...drawn, add);
}

/** One field, by what the schema says of it. */
function drawField(form: WidgetForm, field: WidgetField): HTMLElement {
  const { schema } = field;
  if (schema.type === 'boolean') return drawSwitch(form, field);
  if (schema.enum) return drawChoice(form, field);
  if (schema.items?.format === 'country') return drawCountryList(form, field);
  if (schema.type === 'array') return schema.items?.properties ? drawList(form, field) : drawChoices(form, field);
  if (schema.type !== 'object') return drawText(form, field);
  return make(
    'fieldset',
    { class: 'install-list' },
    make('legend', {}, schema.title ?? ''),
    ...drawFields(form, field),
  );
}

/** The fields of an object that have an effect; those that few need lie behind a line that opens. */
function drawFields(form: WidgetForm, { schema, path, value, channel }: WidgetField): readonly HTMLElement[] {
  const fields = schema.properties ?? {};
  const values = Object(value);
  const draw = (isRare: boolean) =>
    Object.entries(fields).flatMap(([name, field]) => {
      if ((field.isRare === true) !== isRare || !hasEffect(name, fields, values)) return [];
      const own = path === '' ? name : `${path}.${name}`;
      return [drawField(form, { schema: field, path: own, value: values[name], channel })];
    });
  const rare = draw(true);
  const more = make('details', { class: 'install-more', 'data-more': path });
  more.append(make('summary', {}, form.words.more ?? ''), ...rare);
  return [...draw(false), ...(rare.length > 0 ? [more] : [])];
}

/** Draws the whole form anew; what was open stays open, and the focus stays where it was. */
export function drawWidgetForm(form: WidgetForm): void {
  const { place, schema, widget } = form;
  const open = [...place.querySelectorAll<HTMLElement>('details[open]')].map(({ dataset }) => dataset.more);
  const focused = [...place.querySelectorAll<HTMLElement>('[name]:not(button)')].find(
    (one) => one === document.activeElement,
  );
  const { enabled, ...rest } = schema.properties ?? {};
  const properties = Object.entries({ ...(enabled ? { enabled } : {}), ...(widget.enabled ? rest : {}) });
  const shown: Schema = { type: 'object', properties: Object.fromEntries(properties) };
  const fresh = make('div', {}, ...drawFields(form, { schema: shown, path: '', value: widget, channel: '' }));
  const same = focused && fresh.querySelector(`[name="${focused.getAttribute('name')}"]`);
  if (same) drawAround(place, fresh, focused, same);
  else place.replaceChildren(...fresh.childNodes);
  for (const details of place.querySelectorAll('details')) details.open = open.includes(details.dataset.more);
}
