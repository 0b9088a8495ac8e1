import { __ } from '@wordpress/i18n';
import type { StartData } from '../startData.ts';

/** A section of the settings. */
export interface Section {
  readonly name: 'widget' | 'form' | 'messages' | 'statistics' | 'move' | 'parts' | 'advanced';
  readonly title: string;
  /** Groups of settings that it shows. */
  readonly groups: readonly string[];
  /** Whether the shop is shown beside it. */
  readonly hasPreview?: true;
}

/** The sections that have an effect on this site. Beside a contact plugin, which has settings and numbers of its own, five rest. */
export function sectionsOf({ rival, chaty }: StartData): readonly Section[] {
  const own: readonly Section[] = [
    { name: 'widget', title: __('Contact widget', 'hadaya'), groups: ['widgets', 'common'], hasPreview: true },
    { name: 'form', title: __('Form', 'hadaya'), groups: ['form'], hasPreview: true },
    { name: 'messages', title: __('Messages', 'hadaya'), groups: ['messages'] },
  ];
  const statistics: Section = { name: 'statistics', title: __('Statistics', 'hadaya'), groups: ['statistics'] };
  return [
    { name: 'parts', title: __('Parts', 'hadaya'), groups: ['islands', 'files', 'look'] },
    ...(rival === '' ? own : []),
    statistics,
    ...(chaty ? [{ name: 'move', title: __('Move from Chaty', 'hadaya'), groups: [] } as const] : []),
    { name: 'advanced', title: __('Advanced', 'hadaya'), groups: ['front', 'page_settings'] },
  ];
}
