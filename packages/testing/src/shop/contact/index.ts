/** The contact plugin's settings for demo and tests. */
export { type ContactWidget, contactChannel, contactSettings, type PrintedRecord } from './contactSettings.ts';
