import { completeWidget, type Fields, fieldsIn, startWidgetForm } from '@hadaya/installer/testing';
import { beforeEach, expect, it, vi } from 'vitest';
import { widgetFacts, widgetSchema } from './widgetFacts.ts';

const facts = widgetFacts('en');

interface OpenForm {
  readonly container: HTMLElement;
  readonly onChange: () => void;
  readonly widget: Fields;
}

function openForm(given: Fields): OpenForm {
  const container = document.body.appendChild(document.createElement('div'));
  const strings = { more: 'More', up: 'Up', down: 'Down', out: 'Remove' };
  const onChange = vi.fn();
  const store = startWidgetForm(
    { container, schema: widgetSchema('en'), facts, strings, onChange },
    completeWidget(given, facts),
  );
  return {
    container,
    onChange,
    get widget() {
      return store.getState();
    },
  };
}

function at<Kind extends HTMLElement = HTMLInputElement>({ container }: OpenForm, name: string): Kind {
  const found = container.querySelector<Kind>(`[name="widget.${name}"]`);
  if (!found) throw new Error(`no field ${name}`);
  return found;
}

/** Enters a value as a browser does, bypassing React's value tracking. */
function enter(field: HTMLInputElement | HTMLSelectElement, value: string, event: 'input' | 'change'): void {
  Object.getOwnPropertyDescriptor(Object.getPrototypeOf(field), 'value')?.set?.call(field, value);
  field.dispatchEvent(new Event(event, { bubbles: true }));
}

const write = (form: OpenForm, name: string, value: string) => enter(at(form, name), value, 'input');

beforeEach(() => document.body.replaceChildren());

it('shows only the switch while the widget is off', () => {
  expect(openForm({}).container.querySelectorAll('[name]')).toHaveLength(1);
});

it('shows the hours fields only while hours are enabled, and never shows contact form fields', () => {
  const form = openForm({});
  at(form, 'enabled').click();
  expect(form.widget.enabled).toBe(true);
  expect(at(form, 'hours.enabled').checked).toBe(false);
  expect(form.container.querySelector('[name="widget.hours.lines.0.start"]')).toBeNull();
  at(form, 'hours.enabled').focus();
  at(form, 'hours.enabled').click();
  expect(at(form, 'hours.lines.0.start').value).toBe('09:00');
  expect(document.activeElement).toBe(at(form, 'hours.enabled'));
  // The contact form needs a server, so a pasted tag cannot have it.
  expect(form.container.querySelector('[name^="widget.form"]')).toBeNull();
});

it('buttons add, move and remove channels without losing focus', () => {
  const form = openForm({ enabled: true });
  at(form, 'channels.add').click();
  expect(document.activeElement).toBe(at(form, 'channels.0.channel'));
  write(form, 'channels.0.value', '96890000001');
  at(form, 'channels.add').click();
  const second = at<HTMLSelectElement>(form, 'channels.1.channel');
  enter(second, 'Email', 'change');
  expect(at(form, 'channels.1.value').placeholder).toBe('shop@example.com');
  at(form, 'channels.1.up').click();
  expect(fieldsIn(form.widget.channels).map(({ channel }) => channel)).toEqual(['Email', 'Whatsapp']);
  expect(at(form, 'channels.1.value').value).toBe('96890000001');
  expect(document.activeElement).toBe(at(form, 'channels.add'));
  at(form, 'channels.0.down').click();
  at(form, 'channels.1.out').click();
  expect(fieldsIn(form.widget.channels).map(({ channel }) => channel)).toEqual(['Whatsapp']);
  expect(document.activeElement).toBe(at(form, 'channels.add'));
  expect(form.onChange).toHaveBeenCalledTimes(5);
});

it('marks an invalid value and ignores an invalid number', () => {
  const form = openForm({ enabled: true, channels: [{ channel: 'Whatsapp' }] });
  expect(at(form, 'channels.0.value').hasAttribute('aria-invalid')).toBe(false);
  write(form, 'channels.0.value', '9000');
  expect(at(form, 'channels.0.value').getAttribute('aria-invalid')).toBe('true');
  write(form, 'channels.0.value', '96890000001');
  expect(at(form, 'channels.0.value').hasAttribute('aria-invalid')).toBe(false);
  write(form, 'delay', '5000');
  expect(at(form, 'delay').getAttribute('aria-invalid')).toBe('true');
  expect(form.widget.delay).toBe(0);
  write(form, 'delay', '5');
  expect(form.widget.delay).toBe(5);
});

it('keeps a channel’s section open when its agents’ fields appear', () => {
  const form = openForm({ enabled: true, channels: [{ channel: 'Whatsapp' }] });
  const details = () => form.container.querySelector<HTMLDetailsElement>('[data-more="channels.0"]');
  details()?.setAttribute('open', '');
  at(form, 'channels.0.team').click();
  expect(details()?.open).toBe(true);
  at(form, 'channels.0.agents.add').click();
  write(form, 'channels.0.agents.0.name', 'Amal');
  expect(fieldsIn(fieldsIn(form.widget.channels)[0]?.agents)[0]).toMatchObject({ name: 'Amal' });
  expect(form.container.querySelector('[name="widget.channels.0.value"]')).toBeNull();
});

it('adds countries by name and removes them', () => {
  const form = openForm({ enabled: true });
  at(form, 'countries.enabled').click();
  const add = () => at<HTMLSelectElement>(form, 'countries.codes');
  for (const code of ['OM', 'KW']) {
    enter(add(), code, 'change');
    expect(document.activeElement).toBe(add());
  }
  expect(form.widget.countries).toEqual({ enabled: true, codes: ['OM', 'KW'] });
  expect([...add().options].map(({ value }) => value)).not.toContain('OM');
  const out = at(form, 'countries.codes.OM.out');
  expect(out.getAttribute('aria-label')).toBe('Remove (Oman)');
  out.click();
  expect(form.widget.countries).toEqual({ enabled: true, codes: ['KW'] });
  expect(form.onChange).toHaveBeenCalledTimes(3);
});

it('offers agents’ hours and only those page rules that work without a server', () => {
  const channels = [{ channel: 'Whatsapp', team: true, agents: [{ name: 'Amal', value: '96890000001' }] }];
  const form = openForm({ enabled: true, channels });
  at(form, 'pages.add').click();
  const kinds = [...at<HTMLSelectElement>(form, 'pages.0.rule').options].map(({ value }) => value);
  expect(kinds).toEqual(['contains', 'starts', 'ends', 'exact', 'front']);
  expect(at(form, 'pages.0.value').getAttribute('aria-invalid')).toBe('true');
  write(form, 'pages.0.value', '/shop/');
  expect(form.widget.pages).toEqual([{ show: 'show', rule: 'contains', value: '/shop/' }]);
  at(form, 'channels.0.agents.0.hours.add').click();
  expect(at(form, 'channels.0.agents.0.hours.0.start').value).toBe('09:00');
  expect(at(form, 'staff.zone').value).toBe('UTC');
});
