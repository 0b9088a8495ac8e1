import { renderIsland } from '@hadaya/core/react';
import { createTestEnvironment } from '@hadaya/testing';
import { openVariationForm } from '@hadaya/variations';
import { createElement } from 'react';
import { afterEach, expect, test, vi } from 'vitest';
import { readGroups } from '../items/swatchGroup.ts';
import { Notices, type NoticesProps } from './Notices.tsx';

const LIST = [{ variation_id: 1, attributes: { attribute_color: 'red' }, is_in_stock: true }];
const controller = new AbortController();

afterEach(() => controller.abort());

test('shows the notice about a refusal under its attribute and announces each refusal', async () => {
  document.body.innerHTML = `<form class="variations_form" data-product_variations='${JSON.stringify(LIST)}' lang="en">
    <table class="variations"><tr><td><select class="woo-variation-raw-select" name="attribute_color"><option value=""></option>
    <option value="red">Red</option><option value="blue">Blue</option></select>
    <ul class="variable-items-wrapper"><li class="variable-item" data-value="red"></li></ul></td></tr></table></form>`;
  const element = document.querySelector('form');
  if (!element) throw new Error('no form');
  const { signal } = controller;
  const environment = createTestEnvironment();
  const form = openVariationForm(element, environment, { signal });
  const speak = vi.spyOn(form, 'speak');
  const props: NoticesProps = {
    form,
    refusal: { attribute: 'attribute_color', value: 'blue', reason: 'out-of-stock' },
    shopText: 'Ask us.',
    groups: readGroups(element, form.findSelect),
    actions: { replace: vi.fn(), dismiss: vi.fn(), isAnswering: () => true },
  };
  const context = { island: 'swatches', element, environment, signal, settings: {}, fail: vi.fn() };
  const draw = renderIsland(context, createElement(Notices, props), { isSync: true });
  expect(element.querySelector('.hadaya-swatches-notice p')?.textContent).toBe('Blue is sold out.');
  const host = element.querySelector('ul')?.nextElementSibling;
  expect(host?.querySelector('.hadaya-swatches-notice')).not.toBeNull();
  expect(speak).toHaveBeenCalledExactlyOnceWith('Blue is sold out. Ask us.');

  draw(
    createElement(Notices, {
      ...props,
      refusal: { attribute: 'attribute_color', value: 'blue', reason: 'out-of-stock' },
    }),
  );
  expect(speak).toHaveBeenCalledTimes(2);
  element.querySelector<HTMLElement>('.hadaya-swatches-close')?.click();
  expect(props.actions.dismiss).toHaveBeenCalledOnce();
  draw(null);
  expect(host?.isConnected).toBe(false);
});
