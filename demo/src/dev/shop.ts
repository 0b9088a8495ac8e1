import { createShopBackend } from '@hadaya/testing/server';
import { createShopHandler } from '../handler.ts';
import { sources } from './sources.ts';

/** The development server's shop. It restarts with its backend when the shop's code changes. */
export const serve: (request: Request) => Promise<Response> = createShopHandler({
  backend: createShopBackend(),
  distFolder: process.env.HADAYA_DIST ?? 'dist',
  root: 'shop',
  sources,
});
