import { isOn, isRecord } from '@hadaya/core';
import { decodeText } from '@hadaya/core/entities';
import type { ContactSource } from '../page/index.ts';
import { type Printed, parseJson } from '../widget/model/index.ts';
import { adaptWidget } from './model/adaptWidget.ts';
import type { Report } from './model/names.ts';

const NAME = 'chaty_settings.chaty_widgets';

const asText = (raw: unknown) => (typeof raw === 'string' || typeof raw === 'number' ? String(raw) : '');

function readBytes(raw: unknown): number {
  const bytes = Math.floor(Number(asText(raw)));
  return Number.isFinite(bytes) && bytes > 0 ? bytes : 0;
}

function readTexts(raw: unknown): Readonly<Record<string, string>> {
  const printed = isRecord(raw) ? raw : {};
  const text = (name: string) => decodeText(asText(printed[name])).trim();
  return { message: text('whatsapp_label'), send: text('whatsapp_button'), emoji: text('emoji_picker') };
}

/** Reads one record of the plugin's list; reports an invalid one and leaves its index empty. */
function readEntry(entry: unknown, tell: Report, warn: Report): Printed | undefined {
  const printed = parseJson(entry);
  if (isRecord(printed) && isRecord(printed.triggers ?? {}) && printed.channels)
    return adaptWidget(printed, (message) => warn(`contact widget ${asText(printed.id) || '0'}: ${message}`));
  tell('is not a widget (settings, triggers and channels are expected), so it was skipped');
  return undefined;
}

/**
 * Converts the settings object of the replaced plugin to Hadaya's format. No other module depends on the plugin's
 * format.
 */
export function readChaty(settings: Printed, warn: Report): ContactSource {
  const given = parseJson(settings.chaty_widgets);
  const list = isRecord(given) ? Object.values(given) : given;
  const at = (index: number) => (message: string) => warn(`${NAME}[${index}]: ${message}`);
  return {
    widgets: Array.isArray(list) ? list.map((entry, index) => readEntry(entry, at(index), warn)) : list,
    name: NAME,
    server: {
      ajaxUrl: asText(settings.ajax_url),
      frontAjaxUrl: asText(settings.front_ajax_url),
      tracking: settings.data_analytics_settings === 'on',
      pageId: asText(settings.page_id),
      tokenAction: asText(settings.fresh_nonce_action),
      maxUploadBytes: readBytes(settings.max_upload_bytes),
      maxTotalBytes: readBytes(settings.max_total_bytes),
      hasChatway: isOn(settings.has_chatway),
      texts: readTexts(settings.lang),
    },
  };
}
