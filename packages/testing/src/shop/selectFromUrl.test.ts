import { expect, it } from 'vitest';
import { bottle } from './products/bottle.ts';
import { mug } from './products/mug.ts';
import { pen } from './products/pen.ts';
import { selectFromUrl } from './selectFromUrl.ts';

const none = new URLSearchParams();

it('selects the value of an attribute in the URL and leaves other attributes empty', () => {
  expect(selectFromUrl(mug, new URLSearchParams('attribute_pa_color=red'))).toEqual({
    attribute_pa_color: 'red',
    attribute_pa_size: '',
  });
});

it('compares values as slugs', () => {
  const query = new URLSearchParams('attribute_pa_logo=Engraved&attribute_ribbon-bow=gold');
  expect(selectFromUrl(pen, query)).toMatchObject({ attribute_pa_logo: 'engraved', 'attribute_ribbon-bow': 'Gold' });
});

it('selects nothing for an unknown value', () => {
  expect(selectFromUrl(mug, new URLSearchParams('attribute_pa_color=purple')).attribute_pa_color).toBe('');
});

it('selects the owner’s default when the URL has no parameter', () => {
  expect(selectFromUrl(bottle, none)).toEqual({ attribute_pa_color: 'red' });
});

it('matches a value in Arabic letters to its percent-encoded slug', () => {
  const [colour] = mug.attributes;
  if (colour === undefined) throw new Error('The mug has no attributes.');
  const slug = '%d8%a3%d8%ad%d9%85%d8%b1';
  const arabic = { ...mug, attributes: [{ ...colour, terms: [{ slug, name: { en: 'Red', ar: 'أحمر' } }] }] };
  expect(selectFromUrl(arabic, new URLSearchParams('attribute_pa_color=أحمر'))).toEqual({ attribute_pa_color: slug });
});
