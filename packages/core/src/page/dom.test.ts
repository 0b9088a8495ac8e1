import { createFakeClock } from '@hadaya/testing';
import { afterEach, describe, expect, it, vi } from 'vitest';
import { createLoan, keepAttributes } from './createLoan.ts';
import { findTabStops, focusElement, keepTabInside } from './focus.ts';
import { debounce, listen } from './listen.ts';
import { lockScroll } from './lockScroll.ts';
import { onOutsideClick } from './onOutsideClick.ts';
import { readDirection } from './readDirection.ts';

afterEach(() => {
  document.body.innerHTML = '';
});

function add(html: string): HTMLElement {
  document.body.innerHTML = html;
  const first = document.body.firstElementChild;
  if (!(first instanceof HTMLElement)) throw new Error('The test needs an element');
  return first;
}

describe('listen', () => {
  it('removes the listener when its signal aborts', () => {
    const owner = new AbortController();
    const handler = vi.fn();
    const button = add('<button>x</button>');
    listen(button, 'click', handler, { signal: owner.signal });
    button.click();
    owner.abort();
    button.click();
    expect(handler).toHaveBeenCalledTimes(1);
  });
});

describe('debounce', () => {
  it('runs once with the last arguments after the pause', () => {
    const clock = createFakeClock();
    const run = vi.fn();
    const resize = debounce(run, { ms: 300, clock, signal: new AbortController().signal });
    resize(1);
    clock.advance(299);
    resize(2);
    clock.advance(299);
    expect(run).not.toHaveBeenCalled();
    clock.advance(1);
    expect(run.mock.calls).toEqual([[2]]);
  });
});

describe('keepAttributes', () => {
  it('restores the original attributes when the signal aborts', () => {
    const element = add('<li class="a" tabindex="2">x</li>');
    const before = element.outerHTML;
    const loan = new AbortController();
    const write = keepAttributes(element, loan.signal);
    write({ tabindex: '0', title: 'new', class: null });
    write({ tabindex: '-1' });
    expect(element.outerHTML).toBe('<li tabindex="-1" title="new">x</li>');
    loan.abort();
    write({ title: 'late' });
    expect(element.getAttribute('class')).toBe('a');
    expect(element.getAttribute('tabindex')).toBe('2');
    expect(element.hasAttribute('title')).toBe(false);
    expect(before).toContain('tabindex="2"');
  });
});

describe('loan', () => {
  it('reverts every change and keeps classes added by other scripts', () => {
    const element = add('<ul class="sub-menu open" style="color: red">x</ul>');
    const owner = new AbortController();
    const loan = createLoan(owner.signal);
    for (const isOn of [true, false, true]) loan.classes(element, { active: isOn, open: !isOn });
    loan.style(element, { visibility: 'hidden', height: '0' });
    loan.style(element, { height: '' });
    loan.attributes(element, { role: 'list' });
    element.classList.add('by-theme');
    expect(element.style.visibility).toBe('hidden');
    expect(element.className).toBe('sub-menu active by-theme');
    owner.abort();
    loan.classes(element, { late: true });
    expect([...element.classList].sort()).toEqual(['by-theme', 'open', 'sub-menu']);
    expect(element.getAttribute('style')).toBe('color: red');
    expect(element.hasAttribute('role')).toBe(false);
  });
});

describe('lending a node without classes', () => {
  it('leaves no class attribute when the loan ends', () => {
    const element = add('<ul>x</ul>');
    const owner = new AbortController();
    createLoan(owner.signal).classes(element, { active: true });
    owner.abort();
    expect(element.outerHTML).toBe('<ul>x</ul>');
  });
});

describe('two loans of one node', () => {
  it('keeps the later loan’s values when the earlier loan ends, and restores the original values when both have ended', () => {
    const element = add('<p class="theme" tabindex="2">x</p>');
    const [first, second] = [new AbortController(), new AbortController()];
    for (const { signal } of [first, second]) {
      const loan = createLoan(signal);
      loan.attributes(element, { tabindex: '0', role: 'button' });
      loan.classes(element, { current: true, theme: false });
    }
    first.abort();
    expect(element.outerHTML).toBe('<p class="current" tabindex="0" role="button">x</p>');
    second.abort();
    expect(element.outerHTML).toBe('<p class="theme" tabindex="2">x</p>');
  });

  it('applies the earlier loan again when the later one ends first', () => {
    const element = add('<p>x</p>');
    const [first, second] = [new AbortController(), new AbortController()];
    createLoan(first.signal).attributes(element, { title: 'first' });
    createLoan(second.signal).attributes(element, { title: 'second' });
    second.abort();
    expect(element.title).toBe('first');
    first.abort();
    expect(element.outerHTML).toBe('<p>x</p>');
  });
});

describe('focus', () => {
  it('finds tabbable elements in order and skips hidden and inert ones', () => {
    const root = add(
      '<div><a href="#">a</a><a>no</a><button disabled>no</button><div inert><button>no</button></div>' +
        '<div hidden><input></div><input type="hidden"><select></select><b tabindex="-1">no</b><b tabindex="0">b</b></div>',
    );
    expect(findTabStops(root).map((element) => element.localName)).toEqual(['a', 'select', 'b']);
  });

  it('focuses an element that is not normally focusable, and removes its tabindex on blur', () => {
    const heading = add('<h2>Section</h2>');
    focusElement(heading);
    expect(document.activeElement).toBe(heading);
    heading.dispatchEvent(new FocusEvent('blur'));
    expect(heading.hasAttribute('tabindex')).toBe(false);
  });
});

describe('Tab in a dialog', () => {
  const html =
    '<p tabindex="-1"><button id="first">1</button><i tabindex="-1" id="note">note</i><button id="last">2</button></p>';
  it.each([
    ['first', false, null],
    ['first', true, 'last'],
    ['last', false, 'first'],
    ['last', true, null],
    ['note', false, null],
    ['note', true, null],
    ['dialog', false, 'first'],
    ['dialog', true, 'last'],
    ['nothing', false, 'first'],
  ])('from %s, backwards: %s, focus moves to %s (null: left to the browser)', (from, shiftKey, to) => {
    const dialog = add(html);
    const focused = from === 'dialog' ? dialog : document.getElementById(from);
    focused?.focus();
    const preventDefault = vi.fn();
    keepTabInside({ key: 'Tab', shiftKey, preventDefault }, dialog);
    expect(preventDefault).toHaveBeenCalledTimes(to === null ? 0 : 1);
    expect(document.activeElement).toBe(to === null ? focused : document.getElementById(to));
  });
});

describe('direction', () => {
  it('reads the direction resolved by CSS (the dir attribute is tested in Chromium)', () => {
    expect(readDirection(add('<div style="direction: rtl">x</div>'))).toBe('rtl');
    expect(readDirection(add('<div>x</div>'))).toBe('ltr');
  });
});

describe('outside click', () => {
  it('calls back only for a click outside all given elements', () => {
    const owner = new AbortController();
    const callback = vi.fn();
    add('<div><button id="in">in</button></div><button id="out">out</button>');
    const [inside, outside] = [...document.querySelectorAll('button')];
    onOutsideClick([...document.querySelectorAll('div')], callback, owner.signal);
    inside?.click();
    expect(callback).not.toHaveBeenCalled();
    outside?.click();
    expect(callback).toHaveBeenCalledTimes(1);
    owner.abort();
    outside?.click();
    expect(callback).toHaveBeenCalledTimes(1);
  });
});

describe('scroll lock', () => {
  it.each([null, 'overflow: scroll; color: red;'])('restores the page’s inline style %o', (style) => {
    const root = document.documentElement;
    if (style === null) root.removeAttribute('style');
    else root.setAttribute('style', style);
    const lock = new AbortController();
    lockScroll(document, lock.signal);
    expect(root.style.overflow).toBe('hidden');
    lock.abort();
    expect(root.getAttribute('style')).toBe(style);
    root.removeAttribute('style');
  });

  it.each([
    ['the first', 0, 1],
    ['the last', 1, 0],
  ])('holds until both locks are released, even if %s lock is released first', (_, first, second) => {
    const root = document.documentElement;
    root.style.overflow = 'scroll';
    const locks = [new AbortController(), new AbortController()];
    for (const { signal } of locks) lockScroll(document, signal);
    locks[first]?.abort();
    expect(root.style.overflow).toBe('hidden');
    locks[second]?.abort();
    expect(root.style.overflow).toBe('scroll');
    root.removeAttribute('style');
  });
});
