import { Button, SelectControl, TextControl } from '@wordpress/components';
import { useState } from '@wordpress/element';
import { __ } from '@wordpress/i18n';
import type { Range } from '../model/Report.ts';
import { findRangeMistake, isRangeName, RANGES, type RangeName, rangeOf } from '../model/ranges.ts';
import { explainMistake, nameRange } from './texts.ts';

interface OwnDaysProps {
  readonly range: Range;
  readonly today: string;
  readonly onChoose: (range: Range) => void;
}

/** Two date fields that apply on submit, because a date has intermediate values while it is being typed. */
function OwnDays({ range, today, onChoose }: OwnDaysProps) {
  const [draft, setDraft] = useState(range);
  const [isTried, setTried] = useState(false);
  const mistake = findRangeMistake(draft);
  const day = (name: 'from' | 'to', label: string) => (
    <TextControl
      label={label}
      type="date"
      dir="ltr"
      max={today}
      value={draft[name]}
      aria-invalid={isTried && mistake !== undefined}
      aria-describedby="hadaya-range-mistake"
      onChange={(value) => setDraft({ ...draft, [name]: value })}
      __nextHasNoMarginBottom
      __next40pxDefaultSize
    />
  );
  return (
    <form
      className="hadaya-own-days"
      noValidate
      onSubmit={(event) => {
        event.preventDefault();
        event.stopPropagation();
        setTried(true);
        if (mistake === undefined) onChoose(draft);
      }}
    >
      {day('from', __('From', 'hadaya'))}
      {day('to', __('Until', 'hadaya'))}
      <Button variant="secondary" type="submit">
        {__('Show period', 'hadaya')}
      </Button>
      <p id="hadaya-range-mistake" role="status" className="hadaya-mistake">
        {isTried && mistake !== undefined && explainMistake(mistake)}
      </p>
    </form>
  );
}

interface RangePickerProps {
  readonly today: string;
  readonly range: Range;
  readonly onChoose: (range: Range) => void;
}

export function RangePicker({ today, range, onChoose }: RangePickerProps) {
  const [name, setName] = useState<RangeName>('30');
  return (
    <div className="hadaya-range">
      <SelectControl
        label={__('Period', 'hadaya')}
        value={name}
        options={RANGES.map((value) => ({ value, label: nameRange(value) }))}
        onChange={(value) => {
          if (!isRangeName(value)) return;
          setName(value);
          const next = rangeOf(value, today);
          if (next) onChoose(next);
        }}
        __nextHasNoMarginBottom
        __next40pxDefaultSize
      />
      {name === 'own' && <OwnDays range={range} today={today} onChoose={onChoose} />}
    </div>
  );
}
