import { setupServer } from 'msw/node';
import { afterAll, beforeAll, expect, it } from 'vitest';
import { createShopBackend } from './createShopBackend.ts';
import { mswHandlers } from './mswHandlers.ts';

const backend = createShopBackend();
const server = setupServer(...mswHandlers(backend));

beforeAll(() => server.listen());
afterAll(() => server.close());

it('responds to a page’s fetch with the backend’s response', async () => {
  const answer = await fetch('/?wc-ajax=get_variation', {
    method: 'POST',
    headers: { 'Content-Type': 'application/x-www-form-urlencoded' },
    body: 'product_id=21&attribute_pa_color=blue',
  });
  expect(await answer.json()).toMatchObject({ variation_id: 24 });
  expect(backend.receivedBy('wc-ajax:get_variation')).toHaveLength(1);
});
