import { dirname } from 'node:path';
import { fileURLToPath } from 'node:url';

/** Folder of the plain theme's sheet (`plain.css`) and of what the replaced plugins put on a page (`plugins/`). */
export const THEME_FOLDER = dirname(fileURLToPath(import.meta.url));
