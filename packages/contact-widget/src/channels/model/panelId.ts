import type { ChannelGate } from '../../widget/model/index.ts';

type Named = Pick<ChannelGate, 'slug' | 'type' | 'isAgent' | 'hasPanel'>;

/**
 * The public name of a channel's panel in its ids: its type, or its own name for agents, as sites know them. Of several
 * channels with a panel of one name the first bears it; the others are called by their own.
 */
function panelName(channel: Named, channels: readonly Named[]): string {
  const taken = new Set<string>();
  for (const one of channels) {
    if (!one.hasPanel) continue;
    const wanted = [one.isAgent ? one.slug : one.type, one.slug];
    const name = wanted.find((each) => !taken.has(each)) ?? `${one.slug}-panel`;
    if (one.slug === channel.slug) return name;
    taken.add(name);
  }
  return channel.type;
}

/** The public id of a channel's panel; no id stands twice on a page. */
export const panelId = (widgetId: string, channel: Named, channels: readonly Named[]): string =>
  `chaty-form-${widgetId}-${panelName(channel, channels)}`;

/** What is added to the public ids inside a panel: nothing for the one that bears its type's name. */
export function panelSuffix(channel: Named, channels: readonly Named[]): string {
  const name = panelName(channel, channels);
  return name === channel.type ? '' : `-${name}`;
}
