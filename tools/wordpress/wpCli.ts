import { execFileSync } from 'node:child_process';
import { mkdirSync } from 'node:fs';
import { resolve } from 'node:path';
import type { NativePhp } from './findPhp.ts';
import { WP_CLI } from './paths.ts';
import type { SitePaths } from './Site.ts';

/** Runs a WP-CLI command that needs no site and returns its output; `settings` are PHP settings. */
export function runWpCli(php: NativePhp, command: readonly string[], settings: readonly string[] = []): string {
  const flags = ['memory_limit=1G', 'display_errors=0', ...settings].flatMap((setting) => ['-d', setting]);
  return execFileSync(php.command, [...flags, WP_CLI, '--allow-root', ...command], {
    encoding: 'utf8',
    stdio: ['ignore', 'pipe', 'inherit'],
  });
}

/**
 * Runs a WP-CLI command on the site at `url` and returns its output. PHP caches the compiled files in the site's
 * folder.
 */
export function wpCli(php: NativePhp, site: SitePaths, command: readonly string[], url = 'localhost'): string {
  const compiled = resolve(site.folder, 'compiled');
  mkdirSync(compiled, { recursive: true });
  const settings = ['opcache.enable_cli=1', `opcache.file_cache=${compiled}`, 'opcache.file_cache_only=1'];
  return runWpCli(php, [`--path=${site.publicFolder}`, `--url=${url}`, ...command], settings);
}
