import { describe, expect, test } from 'vitest';
import { type Bar, readLift } from './readLift.ts';

const WIDTH = 1280;
const HEIGHT = 800;
const corner = { left: 1201, right: 1255, bottom: 775, height: HEIGHT };
const bar = (top: number, more: Partial<Bar> = {}): Bar => ({
  left: 0,
  right: WIDTH,
  top,
  bottom: HEIGHT,
  isConsent: false,
  ...more,
});
const button = (top: number, more: Partial<Bar> = {}) =>
  bar(top, { left: 1208, right: 1268, bottom: top + 60, ...more });

describe('lifts the widget above bars and buttons at the bottom of the page', () => {
  test.each<readonly [name: string, bars: readonly Bar[], lift: number]>([
    ['no bar', [], 0],
    ['a bar', [bar(740)], 60],
    ['a bar at a fraction of a pixel', [bar(739.6)], 60],
    ['a bar in another column', [bar(740, { right: 400 })], 0],
    ['a bar beside the launcher, nearer than the launcher’s shadow reaches', [bar(740, { right: 1195 })], 60],
    ['a bar that has slid out', [bar(800, { bottom: 860 })], 0],
    ['a bar that starts to slide in', [bar(790, { bottom: 850 })], 0],
    ['a bar that is half in view', [bar(770, { bottom: 830 })], 30],
    ['a header', [bar(0, { bottom: 80 })], 0],
    ['a floating box', [bar(600, { bottom: 780 })], 0],
    ['a floating consent box', [bar(600, { bottom: 780, isConsent: true })], 200],
    ['a consent box in the middle', [bar(300, { bottom: 500, isConsent: true })], 0],
    ['a dialog that covers the whole page', [bar(0)], 0],
    ['a consent wall higher than a bar', [bar(300, { isConsent: true })], 0],
    ['a cart bar on top of a cookie bar', [bar(690, { bottom: 740 }), bar(740)], 110],
    ['another plugin’s round button', [button(726)], 74],
    ['a button above the widget', [button(640)], 0],
    ['a button beside the widget', [button(726, { left: 1000, right: 1060 })], 0],
    ['a button above another button', [button(650), button(726)], 150],
    ['a button above a bar', [button(670), bar(740)], 130],
    ['an element high above a bar', [bar(500, { bottom: 560 }), bar(740)], 60],
  ])('%s', (_, bars, lift) => expect(readLift(bars, corner)).toBe(lift));

  test('does not lift a widget that is already above the bar', () => {
    expect(readLift([bar(740)], { ...corner, bottom: 700 })).toBe(0);
  });
});
