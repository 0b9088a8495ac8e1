import { readFileSync } from 'node:fs';
import { dirname, resolve } from 'node:path';
import type { APIRequestContext } from '@playwright/test';
import type { TestSite } from './TestSite.ts';
import { expect } from './test.ts';

export interface Load {
  /** Plugin files, as paths within the plugin's folder. */
  readonly files: readonly string[];
  readonly queries: number;
  /** Number of registered block types. */
  readonly blocks: number;
}

let asked = 0;

/** Requests a path, or posts a form to it from a page, and returns the load that this request caused. */
export async function readLoad(
  request: APIRequestContext,
  site: TestSite,
  path: string,
  form?: Readonly<Record<string, string>>,
  page = '/',
): Promise<Load> {
  asked += 1;
  const name = `${process.pid}-${asked}`;
  const headers = { 'X-Hadaya-Test-Load': name, Referer: `${site.url}${page}` };
  const address = `${site.url}${path}`;
  await (form === undefined ? request.get(address, { headers }) : request.post(address, { headers, form }));
  const file = resolve(dirname(site.paths.mailLog), 'load.jsonl');
  // The client receives the response before the server has ended the request.
  const read = () =>
    readFileSync(file, 'utf8')
      .split('\n')
      .filter((line) => line !== '')
      .map((line): Load & { readonly name: string } => JSON.parse(line))
      .find((load) => load.name === name);
  await expect.poll(read).toBeDefined();
  return read() ?? { files: [], queries: 0, blocks: 0 };
}
