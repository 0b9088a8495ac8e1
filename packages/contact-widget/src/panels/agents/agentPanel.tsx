import type { ContactPage } from '../../page/index.ts';
import type { PanelModule } from '../panel/index.ts';
import { agentPanel } from './view/AgentPanel.tsx';

/** The people behind a channel, with their working hours where the owner set some; without those all are there. */
export async function createAgentPanel(page: ContactPage): Promise<PanelModule> {
  if (!page.context.settings.agentHours) return agentPanel;
  const hours = await import('../../hours/agentHours.ts')
    .then(({ openHours }) => openHours(page))
    .catch(() => undefined);
  return { ...agentPanel, hours };
}
