import { SelectControl } from '@wordpress/components';
import { __ } from '@wordpress/i18n';
import type { FormShows } from './usePreview.ts';

interface ShowsChoiceProps {
  readonly value: FormShows;
  readonly onChange: (next: FormShows) => void;
}

export function ShowsChoice({ value, onChange }: ShowsChoiceProps) {
  const choices: readonly { readonly value: FormShows; readonly label: string }[] = [
    { value: 'form', label: __('Empty', 'hadaya') },
    { value: 'missing', label: __('With errors', 'hadaya') },
    { value: 'thanks', label: __('After sending', 'hadaya') },
  ];
  return (
    <SelectControl
      label={__('Form state', 'hadaya')}
      value={value}
      options={choices}
      onChange={(chosen) => onChange(choices.find((one) => one.value === chosen)?.value ?? 'form')}
      __next40pxDefaultSize
    />
  );
}
