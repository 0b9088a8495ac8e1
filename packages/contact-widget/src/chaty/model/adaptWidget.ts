import { isOn, isRecord } from '@hadaya/core';
import type { Printed } from '../../widget/model/index.ts';
import { adaptChannel } from './adaptChannel.ts';
import { colourOrElse, type Names, present, type Report, rename } from './names.ts';

/** The plugin's default widget colour. */
const USUAL = '#a886cd';

const LOOK: Names = {
  ctaText: 'cta_text',
  ctaColor: 'cta_text_color',
  ctaGround: 'cta_bg_color',
  ctaAlways: ['show_cta', (printed) => printed === 'all_time'],
  opens: 'default_state',
  closable: ['show_close_button', present],
  closeText: ['close_text', (printed) => present(printed) ?? 'Hide'],
  bottom: 'bottom_spacing',
  side: 'side_spacing',
  layout: ['icon_view', (printed) => (printed === 'horizontal' ? printed : undefined)],
  size: 'widget_size',
  icon: 'widget_icon',
  iconImage: 'widget_icon_url',
  iconFont: 'widget_fa_icon',
  color: ['widget_color', colourOrElse(USUAL)],
  iconColor: 'widget_icon_color',
  font: 'font_family',
  analytics: 'is_google_analytics_enabled',
  css: 'custom_css',
  token: 'widget_token',
};

const ATTENTION: Names = {
  effect: ['attention_effect', (printed) => (printed === 'bounce' ? 'jump' : printed)],
  badge: 'is_pending_mesg_enabled',
  badgeCount: 'pending_mesg_count',
  badgeColor: 'pending_mesg_count_color',
  badgeGround: 'pending_mesg_count_bgcolor',
  blur: 'bg_blur_effect',
};

const CHAT: Names = {
  head: 'cta_head',
  body: 'cta_body',
  color: ['cta_head_bg_color', colourOrElse('#A886CD')],
  textColor: ['cta_head_text_color', colourOrElse('#ffffff')],
};

function readSide({ position, custom_position: custom }: Printed): unknown {
  if (position !== 'custom') return position;
  return custom === 'right' ? 'right' : 'left';
}

export function adaptLook(printed: Printed, report: Report): Printed {
  const { css, ...look } = rename(printed, LOOK, report);
  const hasCss = printed.has_custom_css === undefined || isOn(printed.has_custom_css);
  return {
    ...look,
    // A shop that replaces the plugin keeps the plugin's look, unless its page requests another one.
    design: 'page',
    position: readSide(printed),
    attention: rename(printed, ATTENTION, report),
    ...(hasCss && css !== undefined ? { css } : {}),
    ...(printed.cta_type === 'chat-view' ? { chat: rename(printed, CHAT, report) } : {}),
  };
}

const readTime = (time: unknown, hours: unknown, minutes: unknown) => {
  const [fromHours = '', fromMinutes = '0'] = String(time ?? '').split(':');
  return `${hours ?? fromHours}:${minutes ?? fromMinutes}`;
};

function adaptHours(raw: unknown): unknown {
  if (!isRecord(raw) && !Array.isArray(raw)) return raw;
  return Object.values(raw).map((line: unknown) => {
    if (!isRecord(line)) return line;
    const { days, start_time, start_hours, start_min, end_time, end_hours, end_min } = line;
    return {
      days: [days],
      start: readTime(start_time, start_hours, start_min),
      end: readTime(end_time, end_hours, end_min),
    };
  });
}

/** Omits the rules that the plugin's settings switch off. */
export function adaptTriggers(printed: Printed): Printed {
  const dates = isRecord(printed.date_scheduling_rules) ? printed.date_scheduling_rules : {};
  const zone = printed.day_time_diff ?? printed.time_diff;
  const when = (name: string, rule: Printed): Printed => (isOn(printed[name]) ? rule : {});
  return {
    exit: printed.exit_intent,
    ...when('has_time_delay', { delay: printed.time_delay ?? 0 }),
    ...when('has_display_after_page_scroll', { scroll: printed.display_after_page_scroll ?? 0 }),
    ...when('auto_hide_widget', { hideAfter: printed.hide_after }),
    ...when('has_countries', { countries: { codes: printed.countries } }),
    ...when('has_traffic_rules', isRecord(printed.traffic_rules) ? { traffic: printed.traffic_rules } : {}),
    ...when('has_date_scheduling_rules', {
      dates: { start: dates.start_date_time, end: dates.end_date_time, zone: printed.time_diff },
    }),
    ...when('has_day_hours_scheduling_rules', {
      hours: { lines: adaptHours(printed.day_hours_scheduling_rules), zone },
    }),
  };
}

export function adaptWidget(printed: Printed, report: Report): Printed {
  const channels = isRecord(printed.channels) ? Object.values(printed.channels) : printed.channels;
  return {
    ...adaptLook(isRecord(printed.settings) ? printed.settings : {}, report),
    ...adaptTriggers(isRecord(printed.triggers) ? printed.triggers : {}),
    id: printed.id ?? '0',
    identifier: present(printed.identifier) ?? '0',
    channels: Array.isArray(channels) ? channels.filter(isRecord).map((one) => adaptChannel(one, report)) : channels,
  };
}
