import { afterEach, expect, test } from 'vitest';
import { isComposing, isFieldKey } from './isFieldKey.ts';

afterEach(() => {
  document.body.innerHTML = '';
});

/** Returns whether a key pressed on the last element of some markup belongs to a field. */
function pressOn(html: string, more: KeyboardEventInit = {}): boolean | undefined {
  document.body.innerHTML = html;
  let heard: boolean | undefined;
  const hear = (event: KeyboardEvent) => {
    heard = isFieldKey(event);
  };
  document.addEventListener('keydown', hear, { once: true });
  const target = [...document.body.querySelectorAll('*')].at(-1);
  target?.dispatchEvent(new KeyboardEvent('keydown', { key: 'ArrowDown', bubbles: true, composed: true, ...more }));
  return heard;
}

test.each([
  '<input>',
  '<input type="search">',
  '<input type="range">',
  '<input type="radio">',
  '<textarea></textarea>',
  '<select></select>',
  '<div contenteditable="true"><b>bold</b></div>',
  '<div contenteditable><p></p></div>',
  '<div role="listbox"><div role="option"></div></div>',
  '<div role="slider" tabindex="0"></div>',
  '<video controls></video>',
])('a key in %s belongs to the field', (html) => expect(pressOn(html)).toBe(true));

test.each([
  '<a href="#">link</a>',
  '<button>button</button>',
  '<input type="submit">',
  '<div contenteditable="false"><b></b></div>',
  '<div role="tab" tabindex="0"></div>',
])('a key on %s does not belong to a field', (html) => expect(pressOn(html)).toBe(false));

test('keys pressed during composition belong to the input method, even if only the key code reveals the composition', () => {
  expect(pressOn('<a href="#">link</a>', { isComposing: true })).toBe(true);
  expect(pressOn('<a href="#">link</a>', { keyCode: 229 })).toBe(true);
  expect(isComposing(new KeyboardEvent('keydown', { key: 'Enter' }))).toBe(false);
});

test('detects a field in an open shadow root', () => {
  document.body.innerHTML = '<div></div>';
  const [host] = document.body.children;
  const root = host?.attachShadow({ mode: 'open' });
  if (!root) throw new Error('The test needs a shadow root');
  root.innerHTML = '<input>';
  let heard: boolean | undefined;
  document.addEventListener(
    'keydown',
    (event) => {
      heard = isFieldKey(event);
    },
    { once: true },
  );
  root.querySelector('input')?.dispatchEvent(new KeyboardEvent('keydown', { bubbles: true, composed: true }));
  expect(heard).toBe(true);
});
