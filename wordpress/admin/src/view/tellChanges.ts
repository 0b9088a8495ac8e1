import { __, _n, sprintf } from '@wordpress/i18n';
import type { Earlier } from '../model/editor.ts';
import { type ChangedArea, findChanges } from '../model/findChanges.ts';
import type { StartData } from '../startData.ts';
import { sectionsOf } from './sections.ts';

/** Describes one change: `Contact widget “Sales”: Position, Colour`. */
function nameChange({ area, widget, kind, fields }: ChangedArea): string {
  // translators: 1: section of the settings, 2: name of a widget.
  const name = widget === '' ? area : sprintf(__('%1$s “%2$s”', 'hadaya'), area, widget);
  const what = {
    added: __('added', 'hadaya'),
    removed: __('removed', 'hadaya'),
    moved: __('reordered', 'hadaya'),
    // translators: separator between names of settings.
    changed: fields.join(__(', ', 'hadaya')),
  }[kind];
  // translators: 1: section of the settings, 2: names of settings.
  return sprintf(__('%1$s: %2$s', 'hadaya'), name, what);
}

export function tellChanges(changes: Earlier['changes'], start: StartData): string {
  const titleOf = (group: string) =>
    sectionsOf({ ...start, rival: '' }).find(({ groups }) => groups.includes(group))?.title ?? group;
  const { areas, more } = findChanges(changes, start.schema, titleOf);
  if (areas.length === 0) return __('No changes.', 'hadaya');
  // translators: separator between sections of the settings.
  const message = areas.map(nameChange).join(__('; ', 'hadaya'));
  if (more === 0) return message;
  // translators: 1: number of further settings, 2: changed settings.
  return sprintf(_n('%2$s and %1$d more', '%2$s and %1$d more', more, 'hadaya'), more, message);
}
