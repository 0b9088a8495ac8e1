import { expect, type OpenShop, type Size } from '../kit/browser/test.ts';

export async function openContent(open: OpenShop, html: string, size?: Size) {
  const shop = await open(html, size);
  const states = () => shop.findAll('[data-hadaya-state]').map(({ dataset }) => dataset.hadayaState);
  await expect.poll(() => states()[0]).toBe('mounted');
  await expect.poll(states).not.toContain('loading');
  return shop;
}
