import { expect, test } from 'vitest';
import { readArea } from './readArea.ts';

test('area: reads four numbers in percent', () =>
  expect(readArea('40, 45.5,18,20')).toEqual({ x: 40, y: 45.5, width: 18, height: 20 }));

test.each([
  '',
  '1,2,3',
  '1,2,3,4,5',
  '1,2,0,4',
  '-1,2,3,4',
  '90,0,20,10',
  '0,90,10,20',
  'a,b,c,d',
  '1,,3,4',
  '1,2,Infinity,4',
])('area: rejects %j', (text) => expect(readArea(text)).toBeUndefined());
