import { Button } from '@wordpress/components';
import { __, _n, sprintf } from '@wordpress/i18n';
import { countMistakes } from '../model/editor.ts';
import type { Section } from './sections.ts';

interface TabsProps {
  readonly sections: readonly Section[];
  readonly current: Section;
  readonly mistakes: Readonly<Record<string, string>>;
  /** URL of the inbox; empty if unavailable. */
  readonly inbox: string;
  readonly onChoose: (section: Section) => void;
}

/** Tabs for the settings sections, and a link to the inbox. */
export function Tabs({ sections, current, mistakes, inbox, onChoose }: TabsProps) {
  return (
    <nav className="hadaya-sections" aria-label={__('Settings sections', 'hadaya')}>
      {sections.map((section) => {
        const count = section.groups.reduce((sum, group) => sum + countMistakes(mistakes, group), 0);
        return (
          <Button
            key={section.name}
            variant="tertiary"
            aria-current={section === current ? 'page' : undefined}
            onClick={() => onChoose(section)}
          >
            {section.title}
            {count > 0 && (
              <span className="hadaya-count">{sprintf(_n('%d error', '%d errors', count, 'hadaya'), count)}</span>
            )}
          </Button>
        );
      })}
      {inbox !== '' && (
        <Button variant="tertiary" className="hadaya-inbox" href={inbox}>
          {__('Inbox', 'hadaya')}
        </Button>
      )}
    </nav>
  );
}
