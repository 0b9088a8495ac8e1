import { readLanguage } from '@hadaya/core';
import { Button, SelectControl } from '@wordpress/components';
import { __, sprintf } from '@wordpress/i18n';
import { controlProps } from '../controlProps.tsx';
import type { FieldProps } from '../FormContext.ts';

/** Returns the displayed name of a zone: `Asia/Muscat`, or `UTC+4` for an offset. */
function nameZone(zone: string): string {
  const [, sign = '', hours = '', minutes = ''] = /^([+-])(\d\d):(\d\d)$/.exec(zone) ?? [];
  if (sign === '') return zone.replaceAll('_', ' ');
  return `UTC${sign}${Number(hours)}${minutes === '00' ? '' : `:${minutes}`}`;
}

/** Returns the current time in a zone; empty if this browser does not support the zone. */
function readClock(zone: string): string {
  try {
    const format = { hour: '2-digit', minute: '2-digit', timeZone: zone } as const;
    return new Intl.DateTimeFormat(readLanguage(document.documentElement), format).format();
  } catch {
    return '';
  }
}

/**
 * A select for the time zone: the site's zone first, then the selected one, those of the shop's country and all others.
 * Shows the current time, and offers this computer's zone if it differs.
 */
export function ZoneField(props: FieldProps) {
  const { form, schema, path, value, onChange } = props;
  const { siteZone, homeZones, zones } = form;
  const chosen = String(value ?? siteZone);
  const here = Intl.DateTimeFormat().resolvedOptions().timeZone;
  const order = [...new Set([siteZone, chosen, ...homeZones, ...zones])];
  const { help: _help, ...shared } = controlProps(props);
  const clock = readClock(chosen);
  return (
    <div className="hadaya-zone">
      <SelectControl
        {...shared}
        label={schema.title}
        value={chosen}
        options={order.map((zone) => ({
          value: zone,
          // translators: %s: time zone.
          label: zone === siteZone ? sprintf(__('%s (site time zone)', 'hadaya'), nameZone(zone)) : nameZone(zone),
        }))}
        onChange={onChange}
        __next40pxDefaultSize
      />
      <p className="hadaya-quiet">
        {clock !== '' && <span>{sprintf(/* translators: %s: time. */ __('Current time: %s.', 'hadaya'), clock)}</span>}{' '}
        {here !== chosen && readClock(here) !== clock && zones.includes(here) && (
          <Button variant="link" onClick={() => onChange(here)}>
            {sprintf(
              /* translators: %s: time zone. */ __('Use this computer’s time zone (%s)', 'hadaya'),
              nameZone(here),
            )}
          </Button>
        )}
      </p>
      {form.mistakes[path] && <p className="hadaya-mistake">{form.mistakes[path]}</p>}
    </div>
  );
}
