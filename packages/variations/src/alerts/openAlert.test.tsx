import { createTestEnvironment } from '@hadaya/testing';
import { afterEach, expect, test } from 'vitest';
import { sayNoMatch } from '../standalone/NoMatch.tsx';
import { openAlert } from './openAlert.tsx';

afterEach(() => {
  document.body.innerHTML = '';
});

function open() {
  document.body.innerHTML =
    '<form><div class="value"><select></select><a class="reset_variations">Clear</a></div><div class="single_variation"></div></form>';
  const root = document.querySelector('form');
  if (!root) throw new Error('no form');
  const controller = new AbortController();
  const find = (selector: string) => root.querySelector(selector);
  return { session: { root, environment: createTestEnvironment() }, find, controller, printed: root.innerHTML };
}

test('renders an alert at its target and removes it when its signal aborts', () => {
  const { session, find, controller, printed } = open();
  const target = { into: find('.value'), before: find('.reset_variations'), tag: 'p' as const };
  openAlert(
    session,
    controller.signal,
    { ...target, attributes: { 'data-hadaya-notice': '' } },
    <span>Choose first.</span>,
  );
  const alert = find('[role="alert"]');
  expect(alert?.outerHTML).toBe('<p role="alert" data-hadaya-notice=""><span>Choose first.</span></p>');
  expect(alert?.nextElementSibling).toBe(find('.reset_variations'));
  controller.abort();
  expect(session.root.innerHTML).toBe(printed);
});

test('shows the “no match” alert below the variation’s box, with WooCommerce’s class names', () => {
  const { session, find, controller } = open();
  sayNoMatch(session, 'Nothing matches.', controller.signal);
  const alert = find('.single_variation')?.nextElementSibling;
  expect(alert?.getAttribute('role')).toBe('alert');
  expect(alert?.querySelector('p.wc-no-matching-variations.woocommerce-info')?.textContent).toBe('Nothing matches.');
  controller.abort();
  expect(find('[role="alert"]')).toBeNull();
});
