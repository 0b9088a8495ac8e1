import type { ContactPage } from '../../page/index.ts';
import type { PanelModule } from '../panel/index.ts';
import { agentPanel } from './view/AgentPanel.tsx';

/**
 * Creates the panel for a channel's agents, with their working hours if the owner set some; without hours, all agents
 * are available.
 */
export async function createAgentPanel(page: ContactPage): Promise<PanelModule> {
  if (!page.context.settings.agentHours) return agentPanel;
  const hours = await import('../../hours/agentHours.ts')
    .then(({ openHours }) => openHours(page))
    .catch(() => undefined);
  return { ...agentPanel, hours };
}
