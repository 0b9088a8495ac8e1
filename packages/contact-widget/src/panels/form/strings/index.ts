import type { StringTables } from '@hadaya/core';
import { ar } from './ar.ts';
import { en } from './en.ts';

export type { FormTextName } from './en.ts';

/** The strings of the contact form; to add a language, add its file to this folder and its table here. */
export const formTexts: StringTables<typeof en> = { en, ar };
