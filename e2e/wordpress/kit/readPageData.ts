/** Loader data in one element of a page. */
export interface PageData {
  readonly islands?: readonly string[];
  readonly printed?: readonly string[];
  readonly sheets?: readonly string[];
  readonly globals?: Readonly<Record<string, unknown>>;
  readonly settings?: Readonly<Record<string, unknown>>;
  readonly integrity?: Readonly<Record<string, string>>;
}

/**
 * Reads the data element with the id `hadaya-settings`, `-islands`, `-form`, `-more` or `-last`. Returns an empty
 * object if it is missing.
 */
export function readPageData(html: string, id: string): PageData {
  return JSON.parse(new RegExp(`<script[^>]* id="${id}"[^>]*>([^<]*)</script>`).exec(html)?.[1] ?? '{}');
}
