/**
 * Converts a contact widget's fields to printed settings. The plugin's PHP code does the same; a test compares the
 * results.
 */
import { type Fields, linesAsMarkup, teamOf, textOf } from './fieldValues.ts';
import { usableChannels, type WidgetFacts } from './widgetValues.ts';

/**
 * Returns the fields of one group that differ from the widget's defaults, under their public names: `cta_text` becomes
 * `ctaText`.
 */
function publicPart(part: string, fields: Fields, { usual }: WidgetFacts): Fields {
  const entries = Object.entries(usual[part] ?? {}).flatMap(([name, standard]) => {
    const value = fields[name.replace(/[A-Z]/g, (letter) => `_${letter.toLowerCase()}`)];
    return value === undefined || JSON.stringify(value) === JSON.stringify(standard) ? [] : [[name, value]];
  });
  return Object.fromEntries(entries);
}

function publicLook(widget: Fields, facts: WidgetFacts): Fields {
  const [chat, hours, dates, countries, traffic] = ['chat', 'hours', 'dates', 'countries', 'traffic'].map((name) =>
    Object(widget[name]),
  );
  const groups: Fields = {
    attention: publicPart('attention', Object(widget.attention), facts),
    ...(chat.enabled ? { chat: publicPart('chat', { ...chat, body: linesAsMarkup(chat.body) }, facts) } : {}),
    ...(hours.enabled
      ? {
          hours: publicPart(
            'hours',
            { ...hours, exceptions: hours.exceptions?.length ? hours.exceptions : undefined },
            facts,
          ),
        }
      : {}),
    // A pasted tag does not contain the site's time zone, so dates use the time zone of the opening hours.
    ...(dates.enabled ? { dates: publicPart('dates', { ...dates, zone: hours.zone }, facts) } : {}),
    ...(countries.enabled && countries.codes.length > 0 ? { countries: { codes: countries.codes } } : {}),
    ...(traffic.enabled ? { traffic: { sources: traffic.sources, sites: traffic.sites } } : {}),
  };
  const given = Object.entries(groups).filter(([, group]) => Object.keys(Object(group)).length > 0);
  const { id: _id, token: _token, ...look } = publicPart('widget', widget, facts);
  return { ...look, ...Object.fromEntries(given) };
}

function publicChannel(given: Fields, facts: WidgetFacts): Fields {
  const type = textOf(given.channel);
  const name = facts.channels[type]?.name ?? type;
  const { value, label, popup, popup_open: opens, ...stored } = given;
  const team = teamOf(given, facts);
  const welcome = { ...stored, popup_welcome: linesAsMarkup(stored.popup_welcome) };
  return {
    type: facts.channels[type]?.type ?? type.toLowerCase(),
    label: label || name,
    ...(team.length > 0 ? { agents: team.map((agent) => publicPart('agent', agent, facts)) } : { value }),
    ...(team.length > 0 ? publicPart('team', stored, facts) : {}),
    ...(popup && type === 'Whatsapp' ? { popup, ...(opens ? { popupOpen: opens } : {}) } : {}),
    ...(popup && type === 'Whatsapp' ? publicPart('popup', welcome, facts) : {}),
    ...(type === 'WeChat' && stored.qr_image ? publicPart('qr', stored, facts) : {}),
    ...publicPart('channel', stored.own_color ? stored : { ...stored, color: '' }, facts),
  };
}

/** Returns a widget as it is sent to a page, with usable channels only. */
export function publicWidget(widget: Fields, facts: WidgetFacts): Fields {
  const channels = usableChannels(widget, facts).map(({ slug: _slug, ...channel }) => publicChannel(channel, facts));
  return { ...publicLook(widget, facts), channels };
}

/** Returns the HTML of the channels' links, without duplicates, for browsers without JavaScript. */
export function plainLinks(widget: Fields, facts: WidgetFacts): string {
  const links = usableChannels(widget, facts).flatMap((channel) => {
    const type = facts.channels[textOf(channel.channel)];
    const value = textOf(teamOf(channel, facts)[0]?.value ?? channel.value);
    const url = /^https?:\/\//.test(value) ? value : (type?.link ?? '').replace('%s', value);
    const text = textOf(channel.label) || (type?.name ?? '');
    return url === '' ? [] : [`<a href="${linesAsMarkup(url)}" rel="noopener">${linesAsMarkup(text)}</a>`];
  });
  return [...new Set(links)].join(' ');
}
