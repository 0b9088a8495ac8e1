import type { PanelModule } from '../../list/ListModel.ts';
import type { ContactPage } from '../../start/ContactPage.ts';
import { agentPanel } from './view/AgentPanel.tsx';

/** The people behind a channel, with their working hours where the owner set some; without those all are there. */
export async function openAgentPanel(page: ContactPage): Promise<PanelModule> {
  if (!page.context.settings.agentHours) return agentPanel;
  const hours = await import('../../triggers/hours/pageRules.ts')
    .then((rules) => rules.openHours(page))
    .catch(() => undefined);
  return { ...agentPanel, hours };
}
