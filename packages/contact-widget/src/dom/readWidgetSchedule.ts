import type { ContactPage } from '../ContactPage.ts';
import type { WidgetRecord } from '../model/settings/widgetRecord.ts';
import { readSchedule, type Schedule } from '../model/time/schedule.ts';

/** Dates and hours of a widget; what is wrong with them is told to the owner. */
export function readWidgetSchedule(
  { context }: Pick<ContactPage, 'context'>,
  widget: Pick<WidgetRecord, 'id' | 'rawTriggers'>,
): Schedule {
  const report = (message: string) => context.environment.logger.warn(`contact widget ${widget.id}: ${message}`);
  return readSchedule(widget.rawTriggers, report);
}
