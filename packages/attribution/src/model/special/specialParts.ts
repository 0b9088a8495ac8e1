import type { addOptions } from './addOptions.ts';
import type { migrateRecords } from './migrateRecords.ts';

/**
 * The parts of the tracker that no page view of a shop needs: options of `sbjs.init` that shops do not pass, and cookies
 * in the oldest format. They are fetched when one of these turns up.
 */
export interface SpecialParts {
  readonly addOptions: typeof addOptions;
  readonly migrateRecords: typeof migrateRecords;
}
