import { findSelects } from '../markup.ts';
import type { CompanionSession } from './companionSession.ts';
import { findCell } from './findCell.ts';
import { focusAttribute } from './focusAttribute.ts';

const STYLE = 'margin-block:0.5em 0;font-weight:600;color:var(--hadaya-notice-color, inherit)';

/** Shows a text where the visitor has to act, or in an alert box where the owner wants that. */
export type ShowNotice = (text: string) => void;

/**
 * Creates the form's notice: an alert beside the first attribute without a choice, which also gets the focus; with a
 * full choice it stands below the last attribute. It leaves at the next change.
 */
export function createNotice({ root, environment, settings, signal, store }: CompanionSession): ShowNotice {
  let notice: HTMLElement | undefined;
  const remove = () => {
    notice?.remove();
    notice = undefined;
  };
  store.subscribe(remove, signal);
  signal.addEventListener('abort', remove, { once: true });

  return (text) => {
    remove();
    const selects = findSelects(root);
    const empty = selects.find((select) => select.value === '');
    const place = empty ?? selects.at(-1);
    if (settings.inlineNotices && place) {
      notice = environment.document.createElement('p');
      notice.setAttribute('role', 'alert');
      notice.dataset.hadayaNotice = '';
      notice.style.cssText = STYLE;
      notice.textContent = text;
      findCell(place).append(notice);
    } else {
      environment.window.alert(text);
    }
    if (empty) focusAttribute(empty);
  };
}
