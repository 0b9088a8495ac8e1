import { afterEach, expect, it } from 'vitest';
import { nameTarget } from './nameTarget.ts';
import { noteTargets } from './noteTargets.ts';

afterEach(() => document.body.replaceChildren());

/** What is touched is marked `data-touched`. */
function touched(markup: string): Element {
  document.body.innerHTML = markup;
  const found = document.querySelector('[data-touched]');
  if (!found) throw new Error('nothing is touched');
  return found;
}

it.each([
  [
    '<ul class="variable-items-wrapper"><li class="variable-item" role="radio"><i data-touched>Red</i></li></ul>',
    'swatches.choice',
  ],
  ['<form class="cart"><select data-touched></select></form>', 'cart-form.choice'],
  ['<form class="cart"><button data-touched>Add</button></form>', 'cart-form.button'],
  ['<div class="woo-variation-gallery-wrapper"><a href="/a.jpg"><img data-touched alt=""></a></div>', 'gallery.link'],
  ['<div class="woocommerce-product-gallery"><img data-touched alt=""></div>', 'gallery.picture'],
  ['<div class="pswp"><button data-touched></button></div>', 'lightbox.button'],
  ['<div data-widget_type="navigation-menu.default"><a href="/shop/" data-touched>Shop</a></div>', 'menu.link'],
  ['<div data-widget_type="hfe-search-button.default"><input type="search" data-touched></div>', 'menu.field'],
  ['<div data-widget_type="nested-tabs.default"><div role="tab" data-touched>One</div></div>', 'content.choice'],
  ['<div class="chaty"><a href="https://wa.me/1" data-touched></a></div>', 'contact-widget.link'],
  ['<label data-touched>Name</label>', 'page.button'],
  ['<p id="secret" class="someone@example.com" data-touched>words</p>', 'page.other'],
])('%s', (markup, name) => {
  expect(nameTarget([touched(markup)])).toBe(name);
});

it('finds the part around a shadow root, and the control in it', () => {
  const host = touched('<div data-hadaya-root="contact-widget" data-touched></div>');
  const root = host.attachShadow({ mode: 'open' });
  root.innerHTML = '<p><button><svg></svg></button></p>';
  const sign = root.querySelector('svg');
  if (!sign) throw new Error('no sign');
  expect(nameTarget([sign, root.querySelector('button'), root, host, document.body])).toBe('contact-widget.button');
});

it('knows nothing of what is no element', () => {
  expect(nameTarget([document, window])).toBe('page.other');
});

it('what was touched is known by the time of its event although it is gone, for the latest thirty events', () => {
  const life = new AbortController();
  const noted = noteTargets(window, life.signal);
  const button = touched('<div class="pswp"><button data-touched></button></div>');
  const tap = new Event('click', { bubbles: true, composed: true });
  button.dispatchEvent(tap);
  button.remove();
  expect(noted(tap.timeStamp)).toBe('lightbox.button');
  for (let time = 1; time <= 30; time += 1) {
    const later = new Event('click', { bubbles: true });
    Object.defineProperty(later, 'timeStamp', { value: -time });
    document.body.dispatchEvent(later);
  }
  expect([noted(tap.timeStamp), noted(-30)]).toEqual([undefined, 'page.other']);
  life.abort();
});
