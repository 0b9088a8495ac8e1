import type { ContactPage } from '../../page/index.ts';
import { askSiteTime } from '../../page/index.ts';
import type { WidgetRecord } from '../../widget/model/index.ts';
import { arrangeChannels, type ReadAway, readStaff } from '../model/arrangeChannels.ts';
import { type AgentHours, findLines, readAgentHours } from '../model/readAgentHours.ts';
import { readHoursText } from './readHoursText.ts';

/** The owner's choices for absent agents, and a function that returns when they are back, as text. */
export interface OpenHours extends Pick<AgentHours, 'away' | 'allAway'> {
  readonly readAway: ReadAway;
}

const PATH = 'hadaya.settings.contact.agentHours';

/** Returns the option `agentHours`; parses it if it is JSON text, as in an HTML attribute. */
function readOption({ settings, environment }: ContactPage['context']): unknown {
  const { agentHours: given } = settings;
  if (typeof given !== 'string') return given;
  try {
    return JSON.parse(given);
  } catch {
    environment.logger.warn(`${PATH} is not valid JSON`);
    return { people: [] };
  }
}

/** Reads the working hours of agents and channels anew on each call. */
export async function openHours(page: ContactPage): Promise<OpenHours> {
  const { environment, settings } = page.context;
  const { logger } = environment;
  if (settings.siteClock) await askSiteTime(environment, page.signal).catch(() => {});
  const staff = page.widgets.flatMap(({ channels }) => channels.map(readStaff));
  const hours = readAgentHours(readOption(page.context), staff, logger.warn);
  return {
    away: hours.away,
    allAway: hours.allAway,
    readAway({ channel, agents }, isAgent) {
      const people = (isAgent ? agents : [[]]).map((names) => findLines(hours, channel, names));
      const manned = people.filter(({ length }) => length > 0);
      if (manned.length === 0) return undefined;
      // An agent without hours is always available.
      if (manned.length < people.length) return '';
      const given = { hours: { zone: hours.zone, lines: manned.flat() } };
      return readHoursText(page, { id: `${PATH}.zone`, given });
    },
  };
}

/**
 * Hides or reorders a widget's channels according to the current time; leaves the widget unchanged if the working hours
 * cannot be read.
 */
export function arrangeWidget(page: ContactPage, widget: WidgetRecord): Promise<WidgetRecord> {
  return openHours(page).then(
    (hours) => arrangeChannels(widget, page.device, hours),
    () => widget,
  );
}
