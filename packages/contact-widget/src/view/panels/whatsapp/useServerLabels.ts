import { isRecord, type Strings } from '@hadaya/core';
import { useMemo } from 'react';
import { decodeText } from '../../../model/settings/decodeText.ts';
import { useWidget } from '../../WidgetModel.ts';
import type { WhatsappTextName } from './whatsappTexts.ts';

/** Names of the popup's controls: the server's own words where it printed any, in its language, else ours. */
export function useServerLabels(texts: Strings<WhatsappTextName>) {
  const { lang } = useWidget().page.settings;
  return useMemo(() => {
    const printed = isRecord(lang) ? lang : {};
    const choose = (name: string, own: string) => {
      const given = printed[name];
      return typeof given === 'string' && given.trim() !== '' ? decodeText(given) : own;
    };
    return {
      message: choose('whatsapp_label', texts.message),
      send: choose('whatsapp_button', texts.send),
      emoji: choose('emoji_picker', texts.emoji),
    };
  }, [lang, texts]);
}
