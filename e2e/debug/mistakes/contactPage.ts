import { contactChannel, contactSettings, type PrintedRecord } from '@hadaya/testing/shop';
import { pageOf } from './page.ts';

/** A channel that is right. */
export const PHONE = contactChannel('Phone', { value: '+96890000002', hover_text: 'Call us', url: 'tel:+96890000002' });

/** What makes the widget of a page. */
export interface ContactParts {
  readonly options?: unknown;
  readonly settings?: PrintedRecord;
  readonly triggers?: PrintedRecord;
  readonly channels?: readonly PrintedRecord[];
  readonly more?: PrintedRecord;
}

/** A page with one contact widget. */
export function contact({ options, settings = {}, triggers = {}, channels = [PHONE], more }: ContactParts): string {
  const printed = contactSettings([{ settings, triggers, channels }], more);
  return pageOf({
    ...(options === undefined ? {} : { hadaya: { settings: { contact: options } } }),
    script: `var chaty_settings = ${JSON.stringify(printed)};`,
  });
}
