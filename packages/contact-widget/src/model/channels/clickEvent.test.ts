import { describe, expect, test } from 'vitest';
import { parseClickEvent } from './clickEvent.ts';

describe('fault-74: what is a plain call', () => {
  test.each([
    ['fnName', ['fnName'], []],
    ['fnName()', ['fnName'], []],
    ["javascript:a.b('x')", ['a', 'b'], ['x']],
    ['a.b("x", 1)', ['a', 'b'], ['x', 1]],
    ["javascript:window.openShopTour('contact');", ['window', 'openShopTour'], ['contact']],
    ['Tidio.open(true, null, -1.5, false)', ['Tidio', 'open'], [true, null, -1.5, false]],
    ["a.b('it is, fine')", ['a', 'b'], ['it is, fine']],
  ])('%s', (setting, path, args) => expect(parseClickEvent(setting)).toEqual({ kind: 'call', path, args }));

  test.each([
    'a;b',
    'if(x){y()}',
    'window.__pwn=1;x',
    "a('x',)",
    'a(b)',
    "a('x' + 'y')",
    "a()('x')",
    'a.b(function(){})',
    'a.__proto__.b()',
    'a.constructor("x")',
    'x.prototype.y',
    '(function(){})()',
    'a`x`',
    `x${'y'.repeat(10_000)}`,
  ])('%.40s is code', (setting) => expect(parseClickEvent(setting).kind).toBe('code'));
});
