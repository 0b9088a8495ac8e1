import { cleanValue } from '@hadaya/contact-widget/cleanValue';
import { CHANNEL_TYPES } from '@hadaya/contact-widget/owner';
import rows from '@hadaya/contact-widget/owner/settings.json' with { type: 'json' };
import { gateFields, lookFields } from '@hadaya/contact-widget/testing/widget';
import { readPluginSchema } from '@hadaya/tools/reference/pluginSchema';
import { expect, it } from 'vitest';
import { findRefused } from './findRefused.ts';
import { asValues, newItem, type Schema, type Value } from './schema.ts';

const { schema } = readPluginSchema();
const parts: Readonly<Record<string, Schema | undefined>> = {
  ...schema.properties,
  widget: schema.properties?.widgets?.items,
};

/** Expands each string such as `a × 2001` in a value to the letter repeated that many times. */
function spelt(value: unknown): Value {
  const text = JSON.stringify(value, (_key, one: unknown) =>
    typeof one === 'string'
      ? one.replace(/^(.) × (\d+)$/, (_all, letter: string, times: string) => letter.repeat(Number(times)))
      : one,
  );
  return JSON.parse(text);
}

function judgeChannel(type: string, value: string): boolean {
  const kind = CHANNEL_TYPES[type]?.kind;
  return kind !== undefined && 'value' in cleanValue(type, kind, value);
}

/** Returns the values of a new item with valid texts, overridden by the given values. */
function wholeOf(of: string, given: unknown): Value {
  const fresh = {
    ...asValues(newItem(parts[of] ?? { type: 'object' })),
    name: 'Shop',
    title: 'Contact us',
    button: 'Send',
    success: 'Thanks',
  };
  const zone = of === 'common' ? { zone: 'UTC' } : {};
  return { ...fresh, ...zone, ...asValues(spelt(given)) };
}

it.each(rows.map((row) => [row.of, JSON.stringify(row.given), row] as const))(
  'validates a %s as the server does: %s',
  (of, _text, { given, refused }) => {
    const context = { path: '', channel: '', judgeChannel };
    expect(findRefused(wholeOf(of, given), parts[of] ?? { type: 'object' }, context)).toEqual(refused);
  },
);

it('the widget reads every accepted value without a warning', () => {
  const fields = { ...gateFields, ...lookFields };
  const read = rows
    .filter(({ of, refused }) => of === 'widget' && refused.length === 0)
    .flatMap(({ given }) =>
      Object.entries(given).flatMap(([name, value]) => {
        const found = Object.entries(fields).find(([one]) => one.toLowerCase() === name.replaceAll('_', ''));
        if (found === undefined || typeof value === 'object') return [];
        const said: string[] = [];
        found[1].read(value, { path: name, report: (message) => said.push(message) });
        return [[name, value, said] as const];
      }),
    );
  expect(read.length).toBeGreaterThan(40);
  expect(read.filter(([, , said]) => said.length > 0)).toEqual([]);
});
