import { describeField } from '@hadaya/admin/describeField';
import { findRefused } from '@hadaya/admin/findRefused';
import type { Schema } from '@hadaya/admin/schema';
import { type ChangeEvent, type ReactElement, useState } from 'react';
import { flushSync } from 'react-dom';
import { usableValue, type WidgetFacts } from '../widget/index.ts';
import { type FieldProps, nameOf, useForm } from './FormContext.ts';

/** Formats that do not allow an empty value. */
const REQUIRED = ['required', 'time', 'hex-color', 'page'];

/**
 * Returns true if the plugin accepts the text for this field and channel type. A channel's empty value counts as
 * unfinished, not as invalid.
 */
function isGood(text: string, schema: Schema, channel: string, { channels }: WidgetFacts): boolean {
  if (schema.format === 'channel' && text.trim() === '') return true;
  const judgeChannel = (type: string, value: string) =>
    usableValue(type, channels[type]?.kind ?? '', value) !== undefined;
  return findRefused(text, schema, { path: 'field', channel, judgeChannel }).length === 0;
}

/** The typed text, and the field's stored value right after typing. */
interface Draft {
  readonly text: string;
  readonly of: unknown;
}

/**
 * Renders a field for a string, number, colour, date or time. An invalid value is marked and not stored, except the
 * value of a channel, which is always stored.
 */
export function TextField({ schema, path, value, channel, onChange }: FieldProps): ReactElement {
  const { facts } = useForm();
  const { format = '', type, minimum, maximum, description } = schema;
  const { control, input, isLeftToRight } = describeField(schema);
  const [draft, setDraft] = useState<Draft>({ text: '', of: undefined });
  const known = format === 'channel' ? facts.channels[channel] : undefined;
  // Shows the typed text until the stored value changes.
  const text = draft.of !== undefined && draft.of === value ? draft.text : String(value ?? '');
  const write = ({ currentTarget }: ChangeEvent<HTMLInputElement | HTMLTextAreaElement>) => {
    const next = currentTarget.value;
    const isTaken = known !== undefined || isGood(next, schema, channel, facts);
    const taken = type === 'integer' ? Number(next) : next;
    // Renders synchronously, because the form's status line, which names the marked fields, is updated in the same
    // event.
    flushSync(() => {
      setDraft({ text: next, of: isTaken ? taken : value });
      if (isTaken) onChange(taken);
    });
  };
  const shared = {
    name: nameOf(path),
    autoComplete: 'off',
    dir: known || isLeftToRight || type === 'integer' ? 'ltr' : 'auto',
    required: type === 'integer' || REQUIRED.includes(format),
    placeholder: known?.example,
    'aria-invalid': isGood(text, schema, channel, facts) ? undefined : true,
    value: text,
    onChange: write,
  } as const;
  return (
    // biome-ignore lint/a11y/noLabelWithoutControl: the label contains either of two controls
    <label className="install-field">
      <span>{known?.asked ?? schema.title}</span>
      {control === 'long' ? (
        <textarea {...shared} />
      ) : (
        <input
          {...shared}
          type={known?.input ?? input}
          {...(type === 'integer' ? { min: minimum, max: maximum, step: 1 } : {})}
        />
      )}
      {description && <small>{description}</small>}
    </label>
  );
}
