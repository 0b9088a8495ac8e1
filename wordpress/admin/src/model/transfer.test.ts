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
    widgets: { type: 'array' },
  },
};
const kept = { form: { title: 'Live', webhook: { url: 'a', secret: 'of the live site' } }, widgets: [{ id: 0 }] };

test('a file carries settings without secrets to another site, whose own secrets stay', () => {
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

test('what is no setting is named and left out', () => {
  const file = JSON.stringify({ hadaya: '9.0', settings: { form: { tilte: 'x' }, later: {} } });
  expect(readFile(file, schema, kept)).toMatchObject({ kind: 'read', unknown: ['form.tilte', 'later'] });
});

test.each([
  ['{', 'unreadable'],
  ['[]', 'foreign'],
  ['{"settings": {}}', 'foreign'],
  ['null', 'foreign'],
])('%s is no file of settings', (file, kind) => {
  expect(readFile(file, schema, kept)).toEqual({ kind });
});
