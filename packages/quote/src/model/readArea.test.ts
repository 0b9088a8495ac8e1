import { expect, test } from 'vitest';
import { readArea } from './readArea.ts';

test('area: reads four numbers as percentages', () =>
  expect(readArea('40, 45.5,18,20')).toEqual({ x: 40, y: 45.5, width: 18, height: 20 }));

test('area: accepts an area that touches the picture’s edges', () => {
  expect(readArea('0,0,100,100')).toEqual({ x: 0, y: 0, width: 100, height: 100 });
});

test.each([
  '',
  '1,2,3',
  '1,2,3,4,5',
  '1,2,0,4',
  '1,2,3,0',
  '-1,2,3,4',
  '1,-2,3,4',
  '90,0,20,10',
  '0,90,10,20',
  'a,b,c,d',
  '1,,3,4',
  '1, ,3,4',
  '1,2,Infinity,4',
])('area: rejects %j', (text) => expect(readArea(text)).toBeUndefined());
