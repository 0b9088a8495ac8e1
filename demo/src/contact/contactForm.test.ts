import { readFileSync } from 'node:fs';
import { resolve } from 'node:path';
import { REPOSITORY } from '@hadaya/tools/project';
import { expect, test } from 'vitest';
import { quoteForm } from './contactForm.ts';

const schema = JSON.parse(readFileSync(resolve(REPOSITORY, 'wordpress/hadaya/src/Settings/Schema/owner.json'), 'utf8'));

test('the contact page’s form contains every field type an owner can add', () => {
  const offered: readonly string[] = schema.fields.form.items.items.properties.field.enum;
  const { contact_fields: fields } = Object(quoteForm('en'));
  const shown = Array.from<{ field?: string; field_dropdown?: string }>(fields).map(
    ({ field, field_dropdown: own }) => own ?? field,
  );
  expect(offered.length).toBeGreaterThan(10);
  expect(offered.filter((kind) => !shown.includes(kind))).toEqual([]);
});
