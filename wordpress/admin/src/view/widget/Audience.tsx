import { Button } from '@wordpress/components';
import { __ } from '@wordpress/i18n';
import { type Audience, audienceOf, withAudience } from '../../model/audience.ts';
import type { Value } from '../../model/schema.ts';

interface AudienceProps {
  readonly widget: Value;
  /** The stored widget; undefined if it was never saved. */
  readonly kept: Value | undefined;
  /** The reason why visitors do not see the widget even though it is on; undefined if there is none. */
  readonly note: string | undefined;
  /** True if the widget's rules can hide it from visitors. */
  readonly hasConditions: boolean;
  readonly onChange: (widget: Value) => void;
}

const nameOf = (audience: Audience): string =>
  ({
    nobody: __('Nobody', 'hadaya'),
    admins: __('Administrators only', 'hadaya'),
    everybody: __('Everyone', 'hadaya'),
  })[audience];

function tell(kept: Audience, requested: Audience, note: string | undefined, hasConditions: boolean): string {
  if (kept === 'everybody' && requested !== kept)
    return __('The widget stays visible to visitors until you save.', 'hadaya');
  switch (kept) {
    case 'nobody':
      return __('The widget is hidden from everyone who visits the shop.', 'hadaya');
    case 'admins':
      return __('Only administrators see the widget in the shop.', 'hadaya');
    default:
      return (
        note ??
        (hasConditions
          ? __('Visitors see the widget when its display rules allow it.', 'hadaya')
          : __('Everyone sees the widget in the shop.', 'hadaya'))
      );
  }
}

/** Shows who currently sees the widget in the shop, with buttons that select its audience. */
export function AudienceChoice({ widget, kept, note, hasConditions, onChange }: AudienceProps) {
  const now = kept === undefined ? 'nobody' : audienceOf(kept);
  const requested = audienceOf(widget);
  return (
    <fieldset
      className="hadaya-audience"
      data-now={now}
      data-doubt={now === 'everybody' && note !== undefined ? '' : undefined}
      aria-label={__('Visibility', 'hadaya')}
    >
      <p>
        <span className="hadaya-dot" aria-hidden="true" />
        <span>{tell(now, requested, note, hasConditions)}</span>
      </p>
      <div className="hadaya-segments">
        {(['nobody', 'admins', 'everybody'] as const).map((audience) => (
          <Button
            key={audience}
            aria-pressed={audience === requested}
            onClick={() => onChange(withAudience(widget, audience))}
          >
            {nameOf(audience)}
          </Button>
        ))}
      </div>
    </fieldset>
  );
}
