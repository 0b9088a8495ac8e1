import { createEnvironment, openRegistry } from '@hadaya/core';
import { isJQuery } from '@hadaya/core/jquery';
import { expect, it, vi } from 'vitest';

const { default: jQueryOfNpm } = await vi.importActual<{ readonly default: unknown }>('jquery');

it('a theme’s init event triggers a scan of the page, unless the registry is closed', async () => {
  Reflect.set(window, 'jQuery', jQueryOfNpm);
  await import('./bundle.ts');
  const registry = openRegistry(createEnvironment(window));
  if (!isJQuery(jQueryOfNpm)) throw new Error('The test needs jQuery');
  const scan = vi.spyOn(registry, 'scan').mockImplementation(() => {});
  jQueryOfNpm(document).trigger('woo_variation_gallery_init');
  expect(scan).toHaveBeenCalledOnce();
  registry.close();
  jQueryOfNpm(document).trigger('woo_variation_gallery_init');
  expect(scan).toHaveBeenCalledOnce();
});
