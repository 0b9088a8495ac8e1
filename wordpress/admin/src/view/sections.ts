import { __, sprintf } from '@wordpress/i18n';
import type { StartData } from '../startData.ts';

export interface Section {
  readonly name: 'widget' | 'form' | 'quote' | 'statistics' | 'move' | 'parts' | 'advanced';
  readonly title: string;
  readonly groups: readonly string[];
  /** True if the shop is shown beside the section. */
  readonly hasPreview?: true;
}

function moveTitle([first, second]: StartData['movers']): string {
  return first && !second
    ? sprintf(/* translators: %s: name of a plugin. */ __('Move from %s', 'hadaya'), first.name)
    : __('Move from another plugin', 'hadaya');
}

/**
 * Returns the sections that this site has. If another contact plugin is active, the sections for Hadaya's own widget
 * and form are left out.
 */
export function sectionsOf({ rival, movers }: StartData): readonly Section[] {
  const own: readonly Section[] = [
    {
      name: 'widget',
      title: __('Contact widget', 'hadaya'),
      groups: ['widgets', 'common', 'product_button'],
      hasPreview: true,
    },
    { name: 'form', title: __('Form', 'hadaya'), groups: ['form'], hasPreview: true },
  ];
  const parts: Section = { name: 'parts', title: __('Features', 'hadaya'), groups: ['islands', 'files', 'look'] };
  return [
    ...(rival === '' ? own : [parts]),
    { name: 'quote', title: __('Quote list', 'hadaya'), groups: ['quote'] },
    { name: 'statistics', title: __('Statistics', 'hadaya'), groups: ['statistics'] },
    ...(movers.length > 0 ? [{ name: 'move', title: moveTitle(movers), groups: [] } as const] : []),
    ...(rival === '' ? [parts] : []),
    { name: 'advanced', title: __('Advanced', 'hadaya'), groups: ['messages', 'front', 'page_settings'] },
  ];
}

/**
 * Returns the URL of a section's page. The section `move` has no page of its own and opens through a hash on the first
 * page.
 */
export function addressOf({ pages, rival }: StartData, name: Section['name']): string {
  if (name === 'move') return `${pages}#move`;
  return name === (rival === '' ? 'widget' : 'parts') ? pages : `${pages}-${name}`;
}
