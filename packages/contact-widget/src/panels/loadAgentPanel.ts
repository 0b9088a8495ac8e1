import type { ContactPage } from '../ContactPage.ts';
import { agentPanel } from '../view/panels/agents/AgentPanel.tsx';
import type { PanelModule } from '../view/panels/PanelProps.ts';

/** The people behind a channel, with their working hours where the owner set some; without those all are there. */
export async function loadAgentPanel(page: ContactPage): Promise<PanelModule> {
  if (!page.context.settings.agentHours) return agentPanel;
  const hours = await import('../dom/agents/openHours.ts')
    .then(({ openHours }) => openHours(page))
    .catch(() => undefined);
  return { ...agentPanel, hours };
}
