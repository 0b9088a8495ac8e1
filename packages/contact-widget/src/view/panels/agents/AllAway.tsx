import { createStrings } from '@hadaya/core';
import type { ReactNode } from 'react';
import { useWidget } from '../../WidgetModel.ts';
import { agentTexts } from './agentTexts.ts';

/** Says that nobody is there and when somebody will be, with the form as the first way where the owner wants it so. */
export function AllAway({ back, first }: { readonly back: string; readonly first: 'list' | 'form' }): ReactNode {
  const { page, widget, channels } = useWidget();
  const { element, settings } = page.context;
  const texts = createStrings(agentTexts, element, settings.labels);
  const form = first === 'form' ? channels.find(({ type }) => type === 'Contact_Us') : undefined;
  return (
    <div className="chaty-all-away">
      <p>
        <strong>{texts.allAway}</strong> <span>{back}</span>
      </p>
      {form && (
        <button
          type="button"
          className="chaty-plain-button"
          onClick={({ detail }) =>
            page.store.dispatch({
              kind: 'open-panel',
              id: widget.id,
              channel: form.slug,
              by: detail === 0 ? 'keyboard' : 'pointer',
            })
          }
        >
          {texts.leaveMessage}
        </button>
      )}
    </div>
  );
}
