import { rmSync } from 'node:fs';
import { resolve } from 'node:path';
import { findPhp } from '@hadaya/tools/wordpress/findPhp';
import type { SiteContent } from '@hadaya/tools/wordpress/Site';
import { startTestSite, type TestSite } from './TestSite.ts';

export const BARE: SiteContent = { pages: [], users: [], plugins: [], options: {}, posts: 0 };

/** Starts a WordPress site without our plugin and without content; returns `undefined` if this machine has no PHP. */
export async function startBareSite(name: string): Promise<TestSite | undefined> {
  const php = findPhp();
  if ('missing' in php) return undefined;
  const site = await startTestSite(php, `${name}-${process.pid}`, BARE);
  rmSync(resolve(site.paths.publicFolder, 'wp-content/plugins/hadaya'), { recursive: true });
  return site;
}
