/**
 * Adds defaults to a contact widget's fields, removes values that equal the defaults, and finds the usable channels.
 */
import { messageInLink } from '@hadaya/contact-widget/cleanValue';
import { type Fields, fieldsIn, teamOf, textOf, usableValue } from './fieldValues.ts';

export interface ChannelFacts {
  readonly name: string;
  /** Label of the field for the channel's value. */
  readonly asked: string;
  readonly example: string;
  /** `type` attribute of the value's `input`. */
  readonly input: string;
  /** The channel type's name in a page's settings. */
  readonly type: string;
  /** URL with `%s` for the value; empty if the channel has no URL to open. */
  readonly link: string;
  /** True if the channel can have several agents. */
  readonly hasTeam: boolean;
  readonly kind: 'number' | 'phone' | 'email' | 'name' | 'url';
}

/** The plugin's data for a widget's form, in one language. */
export interface WidgetFacts {
  readonly channels: Readonly<Record<string, ChannelFacts>>;
  readonly countries: readonly string[];
  /** Initial values of a widget. */
  readonly fresh: Fields;
  readonly freshChannel: Fields;
  readonly freshAgent: Fields;
  /** Default values, keyed by widget part and then by public field name; `null` if there is no default. */
  readonly usual: Readonly<Record<string, Fields>>;
}

/** Returns a widget with defaults for its missing fields. */
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

/** Returns only the values that differ from a new widget's, to keep the URL short. */
function leanFields(given: Fields, fresh: Fields): Fields {
  const entries = Object.entries(given).flatMap(([name, value]): readonly (readonly [string, unknown])[] => {
    if (JSON.stringify(value) === JSON.stringify(fresh[name])) return [];
    if (typeof value !== 'object' || Array.isArray(value)) return [[name, value]];
    const inner = leanFields(Object(value), Object(fresh[name]));
    return Object.keys(inner).length > 0 ? [[name, inner]] : [];
  });
  return Object.fromEntries(entries);
}

/** Returns a widget without the values that equal a new widget's. */
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

/**
 * Returns the usable channels with normalised values and distinct names; a channel's team contains only the agents who
 * can be reached.
 */
export function usableChannels(widget: Fields, facts: WidgetFacts): readonly Fields[] {
  const seen: Record<string, number> = {};
  const usable = fieldsIn(widget.channels).flatMap((channel): readonly Fields[] => {
    const kind = facts.channels[textOf(channel.channel)]?.kind;
    if (kind === undefined) return [];
    const agents = teamOf(channel, facts).flatMap((agent): readonly Fields[] => {
      const value = usableValue(textOf(channel.channel), kind, textOf(agent.value));
      return value === undefined ? [] : [{ ...agent, value }];
    });
    if (agents.length > 0) return [{ ...channel, agents }];
    const value = usableValue(textOf(channel.channel), kind, textOf(channel.value));
    if (value === undefined) return [];
    const message = textOf(channel.message) || messageInLink(textOf(channel.value));
    return [{ ...channel, team: false, value, ...(message === '' ? {} : { message }) }];
  });
  return usable.map((channel) => {
    const name = textOf(channel.channel);
    const count = (seen[name] ?? 0) + 1;
    seen[name] = count;
    return { ...channel, slug: count === 1 ? name : `${name}_${count}` };
  });
}

/**
 * Returns the working hours of all agents for `window.hadaya.settings.contact.agentHours`; `undefined` if there are
 * none.
 */
export function staffHours(widget: Fields, facts: WidgetFacts): Fields | undefined {
  const days = ['Sun', 'Mon', 'Tue', 'Wed', 'Thu', 'Fri', 'Sat'];
  const people = usableChannels(widget, facts).flatMap((channel) =>
    teamOf(channel, facts).flatMap(({ value, hours }) => {
      const lines = fieldsIn(hours).map(
        (line) => `${[line.days].flat().map((day) => days[Number(day)])} ${line.start}-${line.end}`,
      );
      return lines.length > 0 ? [{ channel: channel.slug, agent: value, hours: lines.join('; ') }] : [];
    }),
  );
  const { zone, away, all_away: allAway } = Object(widget.staff);
  return people.length > 0 ? { zone, away, allAway, people } : undefined;
}

/** Checks whether a widget is on but has no usable channel; pages do not show such a widget. */
export const isWithoutChannel = (widget: Fields, facts: WidgetFacts): boolean =>
  widget.enabled === true && usableChannels(widget, facts).length === 0;
