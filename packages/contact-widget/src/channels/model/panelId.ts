import type { ChannelGate } from '../../widget/model/index.ts';

type Named = Pick<ChannelGate, 'slug' | 'type' | 'isAgent' | 'hasPanel'>;

/**
 * Returns the name of a channel's panel in public ids: the channel's type or, for agents, its slug. If several panels
 * would share a name, only the first gets it; the others use their slugs.
 */
function panelName(channel: Named, channels: readonly Named[]): string {
  const taken = new Set<string>();
  for (const one of channels) {
    if (!one.hasPanel) continue;
    const requested = [one.isAgent ? one.slug : one.type, one.slug];
    const name = requested.find((each) => !taken.has(each)) ?? `${one.slug}-panel`;
    if (one.slug === channel.slug) return name;
    taken.add(name);
  }
  return channel.type;
}

/** Returns the public id of a channel's panel, which is unique on the page. */
export const panelId = (widgetId: string, channel: Named, channels: readonly Named[]): string =>
  `chaty-form-${widgetId}-${panelName(channel, channels)}`;

/** Returns the suffix of public ids inside a panel; empty for the panel that is named after its channel's type. */
export function panelSuffix(channel: Named, channels: readonly Named[]): string {
  const name = panelName(channel, channels);
  return name === channel.type ? '' : `-${name}`;
}
