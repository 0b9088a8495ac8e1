import { createShopBackend } from '@hadaya/testing/server';
import { createShopHandler } from '../handler.ts';
import { sources } from './sources.ts';

/** The shop of the development server: it begins anew, its backend too, when code of the shop has changed. */
export const serve: (request: Request) => Promise<Response> = createShopHandler({
  backend: createShopBackend(),
  distFolder: process.env.HADAYA_DIST ?? 'dist',
  root: 'shop',
  sources,
});
