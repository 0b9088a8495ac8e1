import { resolve } from 'node:path';
import { SITES_FOLDER } from './places.ts';

/** Folders of one WordPress site. */
export interface SitePlaces {
  readonly folder: string;
  /** Document root. */
  readonly publicFolder: string;
  /** Outside of the document root, so that nobody can fetch the database. */
  readonly databaseFile: string;
  /** PHP warnings, with `WP_DEBUG` on. */
  readonly debugLog: string;
  /** Sent mail, one JSON object a line. */
  readonly mailLog: string;
}

/** Folders of the site of that name. */
export function placesOf(name: string): SitePlaces {
  const folder = resolve(SITES_FOLDER, name);
  return {
    folder,
    publicFolder: resolve(folder, 'public'),
    databaseFile: resolve(folder, 'database/site.sqlite'),
    debugLog: resolve(folder, 'log/debug.log'),
    mailLog: resolve(folder, 'log/mail.jsonl'),
  };
}

/** A page of a site. */
export interface SitePage {
  readonly slug: string;
  readonly title: string;
  /** HTML as it shall stand in the page. */
  readonly html: string;
}

/** Somebody who can log in. */
export interface SiteUser {
  readonly login: string;
  readonly password: string;
  readonly role: string;
}

/** What a site holds. */
export interface SiteContent {
  readonly pages: readonly SitePage[];
  /** Slug of the page that the site opens on; the list of posts without one. */
  readonly front?: string;
  readonly users: readonly SiteUser[];
  /** Plugins to switch on, `folder/file.php`. */
  readonly plugins: readonly string[];
  readonly options: Readonly<Record<string, unknown>>;
  /** Further published posts, for lists. */
  readonly posts: number;
}

/** The administrator of every site. */
export const ADMIN: SiteUser = { login: 'admin', password: 'password', role: 'administrator' };
