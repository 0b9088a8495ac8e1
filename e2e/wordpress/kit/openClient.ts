import type { Page } from '@playwright/test';
import { bundleScript } from '../../kit/bundleScript.ts';
import type * as client from './inPage/client.ts';

export interface PageClient {
  rest(...given: Parameters<typeof client.rest>): Promise<client.Outcome[]>;
  ajax(...given: Parameters<typeof client.ajax>): Promise<unknown>;
  wcAjax(endpoint: string): Promise<unknown>;
  text(url: string): Promise<unknown>;
}

const ENTRY = new URL('./inPage/client.ts', import.meta.url);

/**
 * Opens a page of the site with our client. The client is in a closure, so that it adds only one global to the page.
 */
export async function openClient(page: Page, path: string): Promise<PageClient> {
  await page.goto(path);
  await page.evaluate(
    await bundleScript(ENTRY, 'Object.defineProperty(window, "__client", { value: kit, enumerable: false });'),
  );
  const invoke = async (name: string, given: readonly unknown[]) =>
    page.evaluate(([method, values]) => Reflect.get(window, '__client')[method](...values), [name, given] as const);
  return {
    rest: (...given) => invoke('rest', given),
    ajax: (...given) => invoke('ajax', given),
    wcAjax: (...given) => invoke('wcAjax', given),
    text: (...given) => invoke('text', given),
  };
}
