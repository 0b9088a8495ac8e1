import { type ContactEventDetail, type ContactEventName, tellPage } from '../../events.ts';
import type { ContactPage } from '../ContactPage.ts';
import type { ContactState, WidgetState } from '../model/contactState.ts';

type Seen = Pick<WidgetState, 'phase' | 'open'>;

type Change = readonly [ContactEventName, ContactEventDetail];

function findChanges(widgetId: string, before: Seen, after: Seen): Change[] {
  const changes: Change[] = [];
  const panel = (state: Seen) => (state.open.kind === 'panel' ? state.open.channel : undefined);
  const [closed, opened] = [panel(before), panel(after)];
  if (before.phase !== 'active' && after.phase === 'active') changes.push(['shown', { widgetId }]);
  if (closed !== undefined && closed !== opened) changes.push(['panel-closed', { widgetId, channel: closed }]);
  if (before.open.kind === 'collapsed' && after.open.kind === 'list') changes.push(['opened', { widgetId }]);
  if (opened !== undefined && closed !== opened) changes.push(['panel-opened', { widgetId, channel: opened }]);
  if (before.open.kind !== 'collapsed' && after.open.kind === 'collapsed') changes.push(['closed', { widgetId }]);
  return changes;
}

const UNSEEN: Seen = { phase: 'waiting', open: { kind: 'collapsed' } };

/** Emits the public events (`shown`, `opened`, `panel-opened` …) for every change in the store. */
export function tellChanges({ store, context, signal }: ContactPage): void {
  let before: ContactState = {};
  const tell = () => {
    const after = store.getState();
    const changes = Object.entries(after).flatMap(([id, widget]) => {
      const was = before[id] ?? UNSEEN;
      return was === widget ? [] : findChanges(id, was, widget);
    });
    before = after;
    for (const [name, detail] of changes) tellPage(context.environment, name, detail);
  };
  tell();
  store.subscribe(tell, signal);
}
