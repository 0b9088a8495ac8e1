import { isRecord } from '@hadaya/core';

/** Names of the widget, channel, agent and form settings that visitors read. */
const TEXTS =
  /^(?:(?:cta|close|team)Text|body|head|hint|label|message|name|subject|text|title|button|teamTitle|qr(?:Head|Title)|popup(?:Consent|Headline|Name|Welcome|Placeholder)|options)$/;

/**
 * Applies a change to every text in the widgets: plain texts, texts keyed by language, and the choices of a field.
 * Leaves the label of a checkbox unchanged, because visitors never see it and the server expects it.
 */
export function changeTexts(value: unknown, change: (text: unknown, name: string) => unknown): unknown {
  if (Array.isArray(value)) return value.map((one) => changeTexts(one, change));
  if (!isRecord(value)) return value;
  const isHidden = (name: string) => name === 'label' && value.type === 'checkbox';
  return Object.fromEntries(
    Object.entries(value).map(([name, one]) => [
      name,
      TEXTS.test(name) && !isHidden(name) ? change(one, name) : changeTexts(one, change),
    ]),
  );
}
