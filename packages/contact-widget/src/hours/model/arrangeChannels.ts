import { isRecord } from '@hadaya/core';
import { decodeText } from '@hadaya/core/entities';
import { type ChannelGate, type Device, hasChannels, type WidgetRecord } from '../../widget/model/index.ts';
import type { AgentHours, Staff } from './readAgentHours.ts';

const asText = (raw: unknown) => (typeof raw === 'string' ? decodeText(raw).trim() : '');

export function readStaff({ slug: channel, given }: Pick<ChannelGate, 'slug' | 'given'>): Staff {
  const agents = (Array.isArray(given.agents) ? given.agents : [])
    .filter(isRecord)
    .map((agent) => [asText(agent.name), asText(agent.value)])
    .filter(([, value]) => value !== '');
  return { channel, agents };
}

/**
 * Returns the time at which a channel is available again, as text: empty while it is available, `undefined` for a
 * channel without hours.
 */
export type ReadAway = (staff: Staff, isAgent: boolean) => string | undefined;

/**
 * Arranges channels by availability. An unavailable channel states when it will be available again, or is hidden if the
 * owner chose that and another channel remains. When nobody is available, the form comes first if the owner chose that.
 */
export function arrangeChannels(
  widget: WidgetRecord,
  device: Device,
  { away, allAway, readAway }: Pick<AgentHours, 'away' | 'allAway'> & { readonly readAway: ReadAway },
): WidgetRecord {
  const all = widget.channels.map((gate) => ({ gate, back: readAway(readStaff(gate), gate.isAgent) }));
  const kept = all.filter(({ back }) => away === 'show' || !back);
  const shown = hasChannels(
    kept.map(({ gate }) => gate),
    device,
  )
    ? kept
    : all;
  const manned = all.filter(({ back }) => back !== undefined);
  const isFormFirst = allAway === 'form' && manned.length > 0 && manned.every(({ back }) => back !== '');
  const isForm = ({ gate }: (typeof all)[number]) => gate.type === 'Contact_Us';
  const ordered = isFormFirst ? [...shown.filter(isForm), ...shown.filter((one) => !isForm(one))] : shown;
  return {
    ...widget,
    channels: ordered.map(({ gate, back }) =>
      back ? { ...gate, label: `${gate.label || gate.slug} – ${back}` } : gate,
    ),
  };
}
