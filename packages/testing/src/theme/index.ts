import { dirname } from 'node:path';
import { fileURLToPath } from 'node:url';

/** Folder of the plain theme's style sheet (`plain.css`) and of the replaced plugins' files (`plugins/`). */
export const THEME_FOLDER = dirname(fileURLToPath(import.meta.url));
