import { createStrings, fillText } from '@hadaya/core';
import { Placed } from '@hadaya/core/react';
import type { VariationForm } from '@hadaya/variations';
import { type ReactNode, useCallback, useEffect } from 'react';
import type { ItemActions, Refusal, SwatchGroup } from '../items/index.ts';
import { describeNotice, noticeStrings } from '../wording/index.ts';
import { Notice } from './Notice.tsx';

export interface NoticesProps {
  readonly form: VariationForm;
  readonly refusal: Refusal | null;
  /** The shop's own text for an unavailable choice, announced together with Hadaya's notice. */
  readonly shopText: string | undefined;
  readonly groups: readonly SwatchGroup[];
  readonly actions: Pick<ItemActions, 'replace' | 'dismiss' | 'isAnswering'>;
}

export { default as css } from '../styles/notice.css?inline';

const LATE_ATTRIBUTE = 'data-hadaya-late';

/** A window so short that a floating notice would cover half of all controls, as at 400 % zoom. */
const LOW_WINDOW = '(max-height: 400px)';

/**
 * Makes the host float at the window's edge, in the top layer where supported, until the returned function is called or
 * the window becomes too short.
 */
function floatHost(host: HTMLElement): () => void {
  const low = host.ownerDocument.defaultView?.matchMedia(LOW_WINDOW);
  const land = () => {
    low?.removeEventListener('change', land);
    if (host.popover) host.popover = null;
    host.removeAttribute(LATE_ATTRIBUTE);
  };
  if (low?.matches) return land;
  low?.addEventListener('change', land);
  host.setAttribute(LATE_ATTRIBUTE, '');
  if ('showPopover' in host) {
    host.popover = 'manual';
    host.showPopover();
  }
  return land;
}

const OWN = { 'data-hadaya-own': 'swatches' };

/**
 * Renders the notice about the current or refused choice below the attribute's list, and announces the notice if a
 * value was refused.
 */
export function Notices({ form, refusal, shopText, groups, actions }: NoticesProps): ReactNode {
  const strings = createStrings(noticeStrings, form.root);
  const notice = describeNotice({
    state: form.getState(),
    index: form.getIndex(),
    recency: form.getRecency(),
    refusal,
    say: (text, values = {}) => fillText(strings[text], values),
  });
  const group = groups.find(({ attribute }) => attribute === notice?.attribute);
  // A notice that renders after the tap's frame would move controls that the visitor is about to press, so it floats
  // instead.
  const onPlaced = useCallback((host: HTMLElement) => (actions.isAnswering() ? undefined : floatHost(host)), [actions]);
  const spoken = [notice?.text, shopText, notice?.offer?.label].filter(Boolean).join(' ');
  // biome-ignore lint/correctness/useExhaustiveDependencies: runs once per refusal, even if the text is the same
  useEffect(() => {
    if (refusal) form.speak(spoken);
  }, [refusal]);

  if (!notice || !group) return null;
  const accept = () => {
    const values = notice.offer?.values;
    const item = group.items.find(({ value }) => value === values?.get(group.attribute));
    if (!values || !item) return;
    actions.replace(group, item, values);
    item.control.focus();
  };
  return (
    <Placed after={group.list} island="swatches" attributes={OWN} onPlaced={onPlaced}>
      <Notice notice={notice} closeLabel={strings.close} onSwitch={accept} onClose={actions.dismiss} />
    </Placed>
  );
}
