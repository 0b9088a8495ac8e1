import { Button, SelectControl, ToggleControl } from '@wordpress/components';
import { __, sprintf } from '@wordpress/i18n';
import { asValues, type Value, type Values } from '../model/schema.ts';
import type { Part, StartData } from '../startData.ts';

interface PartsProps {
  readonly start: StartData;
  readonly draft: Values;
  readonly onChange: (group: string, value: Value) => void;
  readonly onFind: (path: string) => void;
}

/** Checks whether a feature is Hadaya's own and needs no other plugin. */
const isOwn = ({ name }: Part): boolean => name === 'contact-widget' || name === 'quote';

function explainPart(part: Part): string {
  const { plugins, missing } = part;
  if (missing) return __('A file is missing. Reinstall the plugin.', 'hadaya');
  if (plugins.length === 0 && isOwn(part)) return '';
  return plugins.length === 0
    ? __('The plugin that this feature replaces is not active.', 'hadaya')
    : // translators: %s: names and versions of plugins.
      sprintf(__('Replaces the scripts of %s.', 'hadaya'), plugins.join(', '));
}

function PartSwitches({ start, draft, onChange, onFind, parts }: PartsProps & { readonly parts: readonly Part[] }) {
  const islands = asValues(draft.islands);
  const fields = start.schema.properties?.islands?.properties ?? {};
  const settings = start.schema.properties?.front?.properties ?? {};
  return (
    <div className="hadaya-part-switches">
      {parts.map((part) => (
        <div key={part.name}>
          <ToggleControl
            label={fields[part.name]?.title ?? part.name}
            help={explainPart(part)}
            checked={islands[part.name] === true}
            onChange={(isOn) => onChange('islands', { ...islands, [part.name]: isOn })}
            __nextHasNoMarginBottom
          />
          {settings[part.name] && islands[part.name] === true && (
            <Button variant="link" onClick={() => onFind(`front.${part.name}`)}>
              {sprintf(
                /* translators: %s: name of a part of the shop. */ __('Settings: %s', 'hadaya'),
                fields[part.name]?.title ?? part.name,
              )}
            </Button>
          )}
        </div>
      ))}
    </div>
  );
}

/** The “Features” section: the detected features, the other features (collapsed), the shared runtime and the look. */
export function Parts(props: PartsProps) {
  const { start, draft, onChange } = props;
  const isHere = (part: Part) => part.plugins.length > 0 || isOwn(part);
  const others = start.parts.filter((part) => !isHere(part));
  const runtime = start.schema.properties?.files?.properties?.runtime;
  const looks = start.schema.properties?.look?.properties?.hadaya;
  return (
    <div>
      <PartSwitches {...props} parts={start.parts.filter(isHere)} />
      {others.length > 0 && (
        <details>
          <summary>{__('Other features (used by some themes, shortcodes and renamed plugins)', 'hadaya')}</summary>
          <PartSwitches {...props} parts={others} />
        </details>
      )}
      <SelectControl
        label={runtime?.title ?? ''}
        value={String(asValues(draft.files).runtime)}
        options={(runtime?.enum ?? []).map((value, index) => ({
          value,
          // translators: 1: name of a runtime, 2: its size in kilobytes.
          label: sprintf(
            __('%1$s, %2$s kB', 'hadaya'),
            runtime?.enumNames?.[index] ?? value,
            start.weights[value] ?? '',
          ),
        }))}
        onChange={(value) => onChange('files', { ...asValues(draft.files), runtime: value })}
        __nextHasNoMarginBottom
        __next40pxDefaultSize
      />
      <ToggleControl
        label={looks?.title ?? ''}
        checked={asValues(draft.look).hadaya === true}
        onChange={(isOn) => onChange('look', { hadaya: isOn })}
        __nextHasNoMarginBottom
      />
    </div>
  );
}
