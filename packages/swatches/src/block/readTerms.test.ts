import { readFileSync } from 'node:fs';
import { expect, it } from 'vitest';
import { readTerms } from './readTerms.ts';

it('rejects CSS and script URLs injected as a colour or image', () => {
  const term = (fields: object) => JSON.stringify({ attributes: { a: { b: fields } } });
  for (const fields of [
    { color: 'red;position:fixed' },
    { image: 'javascript:alert(1)' },
    { image: '/a") , url("//x' },
  ])
    expect(readTerms(term(fields)).terms.get('a')?.get('b')?.swatch).toBe('');
});

it('uses the shop’s gradient angle, or the default for an invalid angle', () => {
  const swatch = (angle: string) => {
    const attributes = { a: { b: { color: '#000', secondColor: '#fff' } } };
    return readTerms(JSON.stringify({ attributes, angle })).terms.get('a')?.get('b')?.swatch;
  };
  expect(swatch('90deg')).toBe('linear-gradient(90deg, #000 50%, #fff 50%)');
  expect(swatch('1; color: red')).toBe('linear-gradient(-45deg, #000 50%, #fff 50%)');
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
