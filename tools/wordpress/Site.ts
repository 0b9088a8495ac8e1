import { resolve } from 'node:path';
import { SITES_FOLDER } from './paths.ts';

export interface SitePaths {
  readonly folder: string;
  /** Document root. */
  readonly publicFolder: string;
  /** The SQLite file, outside the document root so that nobody can download it. */
  readonly databaseFile: string;
  /** Log of PHP warnings; `WP_DEBUG` is on. */
  readonly debugLog: string;
  /** Log of sent emails, one JSON object per line. */
  readonly mailLog: string;
}

export function placesOf(name: string): SitePaths {
  const folder = resolve(SITES_FOLDER, name);
  return {
    folder,
    publicFolder: resolve(folder, 'public'),
    databaseFile: resolve(folder, 'database/site.sqlite'),
    debugLog: resolve(folder, 'log/debug.log'),
    mailLog: resolve(folder, 'log/mail.jsonl'),
  };
}

export interface SitePage {
  readonly slug: string;
  readonly title: string;
  readonly html: string;
}

export interface SiteUser {
  readonly login: string;
  readonly password: string;
  readonly role: string;
}

export interface SiteContent {
  readonly pages: readonly SitePage[];
  /** Slug of the front page; without a slug, the front page lists the posts. */
  readonly front?: string;
  readonly users: readonly SiteUser[];
  /** Active plugins as `folder/file.php`. */
  readonly plugins: readonly string[];
  readonly options: Readonly<Record<string, unknown>>;
  /** Number of additional published posts, for lists. */
  readonly posts: number;
}

export const ADMIN: SiteUser = { login: 'admin', password: 'password', role: 'administrator' };
