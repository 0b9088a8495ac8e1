import { expect, test } from 'vitest';
import type { Schema } from './schema.ts';
import { readFile, writeFile } from './transfer.ts';

const text: Schema = { type: 'string' };
const schema: Schema = {
  type: 'object',
  properties: {
    form: {
      type: 'object',
      properties: { title: text, webhook: { type: 'object', properties: { url: text, secret: text } } },
    },
    widgets: { type: 'array', items: { type: 'object', properties: { id: { type: 'integer' }, name: text } } },
  },
};
const kept = { form: { title: 'Live', webhook: { url: 'a', secret: 'of the live site' } }, widgets: [{ id: 0 }] };

test('transfers settings without secrets and keeps the target’s secrets', () => {
  const file = writeFile(
    { form: { title: 'Staging', webhook: { url: 'b', secret: 'hush' } }, widgets: [{ id: 3 }] },
    '1.0',
  );
  expect(file).not.toContain('hush');
  expect(readFile(file, schema, kept)).toEqual({
    kind: 'read',
    draft: { form: { title: 'Staging', webhook: { url: 'b', secret: 'of the live site' } }, widgets: [{ id: 3 }] },
    unknown: [],
  });
});

test('reports and omits unknown settings', () => {
  const file = JSON.stringify({ hadaya: '9.0', settings: { form: { tilte: 'x' }, later: {} } });
  expect(readFile(file, schema, kept)).toMatchObject({ kind: 'read', unknown: ['form.tilte', 'later'] });
});

test.each([
  ['{', 'unreadable'],
  ['[]', 'foreign'],
  ['{"settings": {}}', 'foreign'],
  ['null', 'foreign'],
  ['{"hadaya": "1.0", "settings": null}', 'foreign'],
  ['{"hadaya": "1.0", "settings": [1]}', 'foreign'],
])('rejects %s as a settings file', (file, kind) => {
  expect(readFile(file, schema, kept)).toEqual({ kind });
});

test('reports and omits a value of the wrong type', () => {
  const settings = {
    form: { title: { en: 'x' }, webhook: null },
    widgets: [null, 'x', { id: 1, name: [] }],
    constructor: {},
  };
  expect(readFile(JSON.stringify({ hadaya: '1.0', settings }), schema, kept)).toEqual({
    kind: 'read',
    draft: { ...kept, widgets: [{ id: 1 }] },
    unknown: ['form.title', 'form.webhook', 'widgets', 'widgets.name', 'constructor'],
  });
  for (const widgets of [{}, [null, 7]]) {
    const whole = JSON.stringify({ hadaya: '1.0', settings: { form: 'x', widgets } });
    expect(readFile(whole, schema, kept)).toEqual({ kind: 'read', draft: kept, unknown: ['form', 'widgets'] });
  }
});
