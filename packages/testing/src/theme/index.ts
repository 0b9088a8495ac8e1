import { dirname } from 'node:path';
import { fileURLToPath } from 'node:url';

/** Folder that contains the plain theme's style sheet (`plain.css`) and the replaced plugins' files (`plugins/`). */
export const THEME_FOLDER = dirname(fileURLToPath(import.meta.url));
