import { Button, Notice } from '@wordpress/components';
import { __, sprintf } from '@wordpress/i18n';
import type { Range, Report } from '../model/Report.ts';
import { type Emptiness, whyEmpty } from '../model/whyEmpty.ts';
import type { Writing } from './words.ts';

/** Says that nothing is counted just now, above the numbers of before. */
export function RestNote({ rest }: Pick<Report, 'rest'>) {
  if (rest === '' || rest === 'rival') return null;
  return (
    <Notice status="warning" isDismissible={false}>
      {rest === 'off'
        ? __('No contact widget is switched on: nothing new is counted. What you see was counted before.', 'hadaya')
        : __(
            'Counting is off: nothing new is counted. “Count views and clicks”, under “Contact widget”, switches it on.',
            'hadaya',
          )}
    </Notice>
  );
}

function explain(why: Emptiness, first: string): string {
  switch (why) {
    case 'off':
      return __('No contact widget is switched on. Numbers come once it shows in the shop.', 'hadaya');
    case 'uncounted':
      return __('Counting is off. “Count views and clicks”, under “Contact widget”, switches it on.', 'hadaya');
    case 'fresh':
      return __(
        'Nobody was counted yet. Numbers come up to a minute after the first visitor; your own visits count too, once in two days.',
        'hadaya',
      );
    case 'early':
      // translators: %s: a day.
      return sprintf(__('These days lie before the first that was counted, %s.', 'hadaya'), first);
    default:
      return __(
        'Nobody saw the widget on these days. If that cannot be, look at the page rules and hours of the widget, and whether a consent banner holds statistics back.',
        'hadaya',
      );
  }
}

interface EmptyNoteProps {
  readonly report: Report;
  readonly writing: Writing;
  readonly onShow: (range: Range) => void;
}

/** Says why there is nothing to see, and what to do. */
export function EmptyNote({ report, writing, onShow }: EmptyNoteProps) {
  const { first, today } = report;
  const why = whyEmpty(report);
  return (
    <div className="hadaya-empty">
      <p>
        <strong>{__('Nothing was counted on these days.', 'hadaya')}</strong>
      </p>
      <p>{explain(why, first === '' ? '' : writing.day(first))}</p>
      {first !== '' && (
        <Button variant="secondary" onClick={() => onShow({ from: first, to: today })}>
          {__('Show everything since the first day', 'hadaya')}
        </Button>
      )}
    </div>
  );
}
