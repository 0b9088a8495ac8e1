import { writeChoiceQuery } from '../../model/choiceUrl.ts';
import type { FormSession } from '../session.ts';

const WRITE_MS = 300;

/**
 * Keeps the visitor's choice in the address: `attribute_*` parameters by `replaceState`, at most every 300 ms, with
 * everything else in the address and the history as it was. Nothing is written for defaults and preselected values.
 */
export function keepInAddress({ environment, store, opening, visitor, signal }: FormSession): void {
  const { clock, window: page } = environment;
  const changed = new Set<string>();
  let isPlanned = false;
  let { attributes } = opening;

  const write = () => {
    isPlanned = false;
    const { choice } = store.getState();
    const values = attributes
      .filter(({ name }) => changed.has(name))
      .map(({ name }) => [name, choice.get(name) ?? ''] as const);
    const { pathname, search, hash } = page.location;
    const query = writeChoiceQuery(search, new Map(values));
    if (query === search) return;
    try {
      page.history.replaceState(page.history.state, '', pathname + query + hash);
    } catch {
      // A sandboxed page, or too many writes: the address is a comfort, the choice itself stands.
    }
  };
  const follow = () => {
    const before = attributes;
    attributes = store.getState().attributes;
    if (!visitor.hasChosen) return;
    const isNew = (name: string, chosen: string) => before.find((old) => old.name === name)?.chosen !== chosen;
    const news = attributes.filter(({ name, chosen }) => isNew(name, chosen));
    for (const { name } of news) changed.add(name);
    if (news.length === 0 || isPlanned) return;
    isPlanned = true;
    clock.after(WRITE_MS, write, signal);
  };
  store.subscribe(follow, signal);
  // The first choice may have been made before this came.
  follow();
}
