/**
 * Runs in the page too: its text is printed there, so each function stands alone and is called by its name.
 * From the fields of a contact widget to the settings object that the widget reads. The plugin's PHP does the same for its own
 * settings; a test holds the two against each other.
 */
import type { PluginChannel } from '../../../tools/docs/reference/pluginSchema.ts';
import {
  channelRecord,
  type Fields,
  fieldsIn,
  linesAsMarkup,
  rgbOf,
  teamOf,
  textOf,
  usableValue,
} from './channelRecord.ts';

/** What the plugin's settings say of a widget, in one language. */
export interface WidgetFacts {
  readonly channels: Readonly<Record<string, PluginChannel>>;
  /** Codes of the countries that can be chosen. */
  readonly countries: readonly string[];
  /** A widget as it begins. */
  readonly fresh: Fields;
  readonly freshChannel: Fields;
  readonly freshAgent: Fields;
}

/** A widget with what is not given filled in. */
export function completeWidget(given: Fields, { fresh, freshChannel, freshAgent }: WidgetFacts): Fields {
  const groups = Object.entries(fresh).filter(([, value]) => typeof value === 'object' && !Array.isArray(value));
  const channels = fieldsIn(given.channels).map((channel) => ({
    ...freshChannel,
    ...channel,
    agents: fieldsIn(channel.agents).map((agent) => ({ ...freshAgent, ...agent })),
  }));
  return {
    ...fresh,
    ...given,
    ...Object.fromEntries(groups.map(([name, value]) => [name, { ...Object(value), ...Object(given[name]) }])),
    channels,
  };
}

/** What differs from a fresh widget: little enough for an address. */
export function leanFields(given: Fields, fresh: Fields): Fields {
  const entries = Object.entries(given).flatMap(([name, value]): readonly (readonly [string, unknown])[] => {
    if (JSON.stringify(value) === JSON.stringify(fresh[name])) return [];
    if (typeof value !== 'object' || Array.isArray(value)) return [[name, value]];
    const inner = leanFields(Object(value), Object(fresh[name]));
    return Object.keys(inner).length > 0 ? [[name, inner]] : [];
  });
  return Object.fromEntries(entries);
}

/** A widget without what is as in a fresh one. */
export function leanWidget(widget: Fields, { fresh, freshChannel, freshAgent }: WidgetFacts): Fields {
  const channels = fieldsIn(widget.channels).map((channel) => ({
    channel: channel.channel,
    ...leanFields(
      { ...channel, agents: fieldsIn(channel.agents).map((one) => leanFields(one, freshAgent)) },
      freshChannel,
    ),
  }));
  const { channels: _all, ...rest } = leanFields(widget, fresh);
  return channels.length > 0 ? { ...rest, channels } : rest;
}

/** What the widget looks like, as it reads it. */
export function lookRecord(widget: Fields): Fields {
  const [attention, chat] = [Object(widget.attention), Object(widget.chat)];
  return {
    cta_type: chat.enabled ? 'chat-view' : 'simple-view',
    cta_head: chat.head,
    cta_body: linesAsMarkup(chat.body),
    cta_head_bg_color: widget.color,
    cta_head_text_color: widget.icon_color,
    cta_text: widget.cta_text,
    cta_text_color: widget.cta_color,
    cta_bg_color: widget.cta_ground,
    show_cta: widget.cta_always ? 'all_time' : 'first_click',
    default_state: widget.opens,
    show_close_button: widget.closable ? 'yes' : 'no',
    close_text: widget.close_text,
    position: widget.position,
    custom_position: 1,
    bottom_spacing: String(widget.bottom),
    side_spacing: String(widget.side),
    icon_view: widget.layout,
    widget_size: String(widget.size),
    custom_widget_size: String(widget.size),
    widget_icon: widget.icon,
    widget_icon_url: widget.icon_image,
    widget_color: widget.color,
    widget_icon_color: widget.icon_color,
    widget_rgb_color: rgbOf(textOf(widget.color)),
    attention_effect: attention.effect === 'none' ? '' : attention.effect,
    is_pending_mesg_enabled: attention.badge ? 'on' : 'off',
    pending_mesg_count: String(attention.badge_count),
    pending_mesg_count_color: attention.badge_color,
    pending_mesg_count_bgcolor: attention.badge_ground,
    bg_blur_effect: attention.blur ? 'on' : 'off',
    font_family: widget.font,
    is_google_analytics_enabled: widget.analytics ? 1 : 0,
    has_custom_css: widget.css === '' ? 0 : 1,
    custom_css: widget.css,
  };
}

/** What holds the widget back, as it reads it. */
export function triggersRecord(widget: Fields): Fields {
  const [hours, dates, traffic, countries] = [widget.hours, widget.dates, widget.traffic, widget.countries].map(Object);
  const [delay, scroll, hide] = [Number(widget.delay), Number(widget.scroll), Number(widget.hide_after)];
  const days = fieldsIn(hours.lines).flatMap((line) =>
    Array.isArray(line.days)
      ? line.days.map((day) => ({ days: Number(day), start_time: line.start, end_time: line.end }))
      : [],
  );
  return {
    has_time_delay: delay > 0 || (scroll === 0 && !widget.exit) ? 1 : 0,
    time_delay: delay,
    exit_intent: widget.exit ? 1 : 0,
    has_display_after_page_scroll: scroll > 0 ? 1 : 0,
    display_after_page_scroll: scroll,
    auto_hide_widget: hide > 0 ? 1 : 0,
    hide_after: hide,
    has_date_scheduling_rules: dates.enabled ? 1 : 0,
    date_scheduling_rules: { start_date_time: dates.start, end_date_time: dates.end },
    time_diff: hours.zone,
    has_day_hours_scheduling_rules: hours.enabled ? 1 : 0,
    day_hours_scheduling_rules: hours.enabled ? days : [],
    day_time_diff: hours.zone,
    has_traffic_rules: traffic.enabled ? 1 : 0,
    traffic_rules: { sources: traffic.sources, sites: fieldsIn(traffic.sites) },
    has_countries: countries.enabled && countries.codes.length > 0 ? 1 : 0,
    countries: countries.codes,
  };
}

/** The channels that can be used, with clean values and the names of their own; of a team, the people who can be reached. */
export function usableChannels(widget: Fields, facts: WidgetFacts): readonly Fields[] {
  const seen: Record<string, number> = {};
  const usable = fieldsIn(widget.channels).flatMap((channel): readonly Fields[] => {
    const kind = facts.channels[textOf(channel.channel)]?.kind;
    if (kind === undefined) return [];
    const agents = teamOf(channel).flatMap((agent): readonly Fields[] => {
      const value = usableValue(textOf(channel.channel), kind, textOf(agent.value));
      return value === undefined ? [] : [{ ...agent, value }];
    });
    if (agents.length > 0) return [{ ...channel, agents }];
    const value = usableValue(textOf(channel.channel), kind, textOf(channel.value));
    return value === undefined ? [] : [{ ...channel, team: false, value }];
  });
  return usable.map((channel) => {
    const name = textOf(channel.channel);
    const count = (seen[name] ?? 0) + 1;
    seen[name] = count;
    return { ...channel, slug: count === 1 ? name : `${name}_${count}` };
  });
}

/** Everybody's working hours for `window.hadaya.settings.contact.agentHours`; `undefined` when nobody has any. */
export function staffHours(widget: Fields, facts: WidgetFacts): Fields | undefined {
  const days = ['Sun', 'Mon', 'Tue', 'Wed', 'Thu', 'Fri', 'Sat'];
  const people = usableChannels(widget, facts).flatMap((channel) =>
    teamOf(channel).flatMap(({ value, hours }) => {
      const lines = fieldsIn(hours).map(
        (line) => `${[line.days].flat().map((day) => days[Number(day)])} ${line.start}-${line.end}`,
      );
      return lines.length > 0 ? [{ channel: channel.slug, agent: value, hours: lines.join('; ') }] : [];
    }),
  );
  const { zone, away, all_away: allAway } = Object(widget.staff);
  return people.length > 0 ? { zone, away, allAway, people } : undefined;
}

/** Links to the shop for visitors without scripts, each address once. */
export function plainLinks(record: Fields): string {
  const channels = fieldsIn(record.chaty_widgets).flatMap((widget) => fieldsIn(widget.channels));
  const links = channels.flatMap(({ url, hover_text: text }) =>
    url ? [`<a href="${linesAsMarkup(url)}" rel="noopener">${linesAsMarkup(text)}</a>`] : [],
  );
  return [...new Set(links)].join(' ');
}

/** `chaty_settings` of a page whose widget is made here. Nothing is counted, for no server would take the calls. */
export function contactRecord(widget: Fields, facts: WidgetFacts): Fields {
  const channels = usableChannels(widget, facts).flatMap((channel) => {
    const type = facts.channels[textOf(channel.channel)];
    return type ? channelRecord(channel, textOf(channel.slug), type) : [];
  });
  const record = { id: 0, identifier: 0, settings: lookRecord(widget), triggers: triggersRecord(widget), channels };
  return { data_analytics_settings: 'off', chaty_widgets: [record] };
}
