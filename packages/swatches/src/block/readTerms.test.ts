import { readFileSync } from 'node:fs';
import { expect, it } from 'vitest';
import { readContextVariations, readTerms } from './readTerms.ts';

const swatchOf = (fields: object, more: object = {}) =>
  readTerms(JSON.stringify({ attributes: { a: { b: fields } }, ...more }))
    .terms.get('a')
    ?.get('b')?.swatch;

it.each(['#abc', '#1e3cbe80', 'red', 'rgb(30, 60, 190)', 'RGBA(30,60,190,.5)', 'hsl(120deg 50% 50% / 0.5)'])(
  'uses the colour %s',
  (color) => expect(swatchOf({ color: ` ${color} ` })).toBe(color),
);

it.each(['https://shop.test/a.svg', 'http://shop.test/a.svg', '//shop.test/a.svg', '/a.svg'])(
  'uses the picture %s',
  (image) => expect(swatchOf({ image })).toBe(`url("${image}") center / cover`),
);

it('rejects CSS and script URLs injected as a colour or image', () => {
  for (const fields of [
    { color: 'red;position:fixed' },
    { image: 'javascript:alert(1)' },
    { image: '/a") , url("//x' },
  ])
    expect(swatchOf(fields)).toBe('');
});

it('uses the shop’s gradient angle, or the default for an invalid angle', () => {
  const swatch = (angle: string) => swatchOf({ color: '#000', secondColor: '#fff' }, { angle });
  expect(swatch('90deg')).toBe('linear-gradient(90deg, #000 50%, #fff 50%)');
  for (const angle of ['1; color: red', '90deg; color: red', 'calc(1deg', '1 turn', ''])
    expect(swatch(angle)).toBe('linear-gradient(-45deg, #000 50%, #fff 50%)');
});

it('drops malformed attributes and variations', () => {
  const { terms, variations } = readTerms('{"attributes":7,"variations":["x",null,{"inStock":false}]}');
  expect([terms.size, variations.map(({ isInStock }) => isInStock)]).toEqual([0, [false]]);
  expect(readTerms('{"variations":"x"}').variations).toEqual([]);
});

it.each(['', '7', '{"availableVariations":7}'])('reads no variations from the form context %j', (json) => {
  expect(readContextVariations(json)).toEqual([]);
});

it('the plugin’s PHP contains the same first-paint styles as firstPaint.css', () => {
  const read = (path: string) => readFileSync(path, 'utf8');
  const css = read('packages/swatches/src/block/firstPaint.css');
  const php = read('wordpress/hadaya/src/Blocks/BlockSwatches.php');
  const squeeze = (text: string) =>
    text
      .replaceAll(/\/\*.*?\*\//gs, '')
      .replaceAll(/\s+/g, '')
      .replaceAll(';}', '}');
  expect(squeeze(/const FIRST_PAINT = '(.*)';/.exec(php)?.[1] ?? '')).toBe(squeeze(css));
});
