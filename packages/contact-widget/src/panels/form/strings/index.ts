import type { StringTables } from '@hadaya/core';
import { ar } from './ar.ts';
import { en } from './en.ts';

export type { FormTextName } from './en.ts';

/** The strings of the contact form; another language is a file beside these. */
export const formTexts: StringTables<typeof en> = { en, ar };
