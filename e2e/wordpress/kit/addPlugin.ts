import { mkdirSync, rmSync, writeFileSync } from 'node:fs';
import { resolve } from 'node:path';
import { SITE_CONTENT } from './siteContent.ts';
import type { TestSite } from './TestSite.ts';

/** Activates a plugin that consists only of a folder, a name and a version, until the returned function is called. */
export function addPlugin(site: TestSite, slug: string, name: string, version: string): () => void {
  const folder = resolve(site.paths.publicFolder, 'wp-content/plugins', slug);
  mkdirSync(folder, { recursive: true });
  writeFileSync(resolve(folder, `${slug}.php`), `<?php\n/**\n * Plugin Name: ${name}\n * Version: ${version}\n */\n`);
  site.setOption('active_plugins', [...SITE_CONTENT.plugins, `${slug}/${slug}.php`]);
  return () => {
    site.setOption('active_plugins', SITE_CONTENT.plugins);
    rmSync(folder, { recursive: true, force: true });
  };
}
