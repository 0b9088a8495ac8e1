import { createShopBackend } from '@hadaya/testing/server';
import { createShopHandler } from '../handler.ts';
import { sources } from './sources.ts';

/** The shop of the development server: restarted with its backend when the shop's code changes. */
export const serve: (request: Request) => Promise<Response> = createShopHandler({
  backend: createShopBackend(),
  distFolder: process.env.HADAYA_DIST ?? 'dist',
  root: 'shop',
  sources,
});
