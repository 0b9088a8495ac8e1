import { Button, Notice } from '@wordpress/components';
import { __, sprintf } from '@wordpress/i18n';
import type { Range, Report } from '../model/Report.ts';
import { type Emptiness, whyEmpty } from '../model/whyEmpty.ts';
import type { Writing } from './texts.ts';

/** Shows a note above the earlier counts while nothing is counted. */
export function RestNote({ rest }: Pick<Report, 'rest'>) {
  if (rest === '' || rest === 'rival') return null;
  return (
    <Notice status="warning" isDismissible={false}>
      {rest === 'off'
        ? __(
            'Counting is paused because no contact widget is turned on. The figures below are from before the pause.',
            'hadaya',
          )
        : __('Counting is off. To count again, turn on “Count views and clicks” under “Contact widget”.', 'hadaya')}
    </Notice>
  );
}

function explain(why: Emptiness, first: string): string {
  switch (why) {
    case 'off':
      return __('No data yet. Turn on a contact widget to count views and clicks.', 'hadaya');
    case 'uncounted':
      return __('No data yet. Turn on “Count views and clicks” under “Contact widget”.', 'hadaya');
    case 'fresh':
      return __(
        'No data yet. Numbers appear within a minute of the first visit. Each browser, including yours, is counted at most once every two days.',
        'hadaya',
      );
    case 'early':
      // translators: %s: a day.
      return sprintf(__('No data for this period. Counting started on %s.', 'hadaya'), first);
    default:
      return __(
        'No views in this period. If that is unexpected, check the widget’s display rules, its opening hours and your consent banner.',
        'hadaya',
      );
  }
}

interface EmptyNoteProps {
  readonly report: Report;
  readonly writing: Writing;
  readonly onShow: (range: Range) => void;
}

export function EmptyNote({ report, writing, onShow }: EmptyNoteProps) {
  const { first, today } = report;
  const why = whyEmpty(report);
  return (
    <div className="hadaya-empty">
      <p>{explain(why, first === '' ? '' : writing.day(first))}</p>
      {first !== '' && (
        <Button variant="secondary" onClick={() => onShow({ from: first, to: today })}>
          {__('Show all data', 'hadaya')}
        </Button>
      )}
    </div>
  );
}
