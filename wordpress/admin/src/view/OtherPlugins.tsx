import { Button } from '@wordpress/components';
import { __, sprintf } from '@wordpress/i18n';
import { asList, asValues, type Values } from '../model/schema.ts';
import type { StartData } from '../startData.ts';
import { hasInbox } from './hasInbox.ts';
import type { Section } from './sections.ts';

interface OtherPluginsProps {
  readonly start: StartData;
  /** The saved settings, without unsaved changes. */
  readonly saved: Values;
  readonly section: Section['name'];
  readonly onMove: () => void;
}

/** Explains how another contact plugin affects the settings, and offers to move its settings to Hadaya. */
export function OtherPlugins({ start, saved, section, onMove }: OtherPluginsProps) {
  const { rival, movers } = start;
  const [first] = movers;
  if (rival !== '') {
    return (
      <p className="hadaya-rest">
        {sprintf(
          hasInbox(start, saved)
            ? /* translators: %s: name and version of a contact plugin. */ __(
                '%s is active and uses its own settings and statistics. Hadaya’s contact widget and form are hidden; its inbox and statistics show quote requests only.',
                'hadaya',
              )
            : /* translators: %s: name and version of a contact plugin. */ __(
                '%s is active and uses its own settings and statistics. Hadaya’s contact widget, form, inbox and statistics are hidden.',
                'hadaya',
              ),
          rival,
        )}{' '}
        {first && (
          <Button variant="secondary" onClick={onMove}>
            {__('Move to Hadaya', 'hadaya')}
          </Button>
        )}
      </p>
    );
  }
  // Once a widget is configured, the move is offered only in the list of sections.
  const isFresh = asList(saved.widgets).every((widget) => asList(asValues(widget).channels).length === 0);
  if (!first || !isFresh || section !== 'widget') return null;
  return (
    <p className="hadaya-rest">
      {sprintf(
        /* translators: %s: name of a plugin. */ __(
          '%s is set up in this shop. You can move its phone number, messages and display rules to Hadaya.',
          'hadaya',
        ),
        first.name,
      )}{' '}
      <Button variant="secondary" onClick={onMove}>
        {__('Move to Hadaya', 'hadaya')}
      </Button>
    </p>
  );
}
