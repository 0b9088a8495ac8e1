import { whenPainted } from '@hadaya/core';
import type { WidgetFrame, WidgetModel } from '../frame/index.ts';
import { whenFetchedAhead } from './dom/whenFetchedAhead.ts';
import { loadList } from './loadList.ts';

type ListModule = Awaited<ReturnType<typeof loadList>>;

/** A list that is made and not on the page yet. */
export type PreparedList = ReturnType<ListModule['prepareList']>;

/** Where the list of a widget comes from. */
export interface ListSource {
  isMade(): boolean;
  /**
   * Somebody reaches for the list: calls back at once where files are to be fetched. One that is made is put on the page after
   * the next frame: a finger that taps quickly is not held up by it, and shows the list by itself.
   */
  whenReached(load: () => void): void;
  /** Gives the list, in the same task where it was made ahead; else its files are fetched, which may be lost. */
  get(onMade: (list: PreparedList) => void, onLost: (thrown: unknown) => void): void;
}

/**
 * Has the list made when the page rests, where the loader has fetched its files ahead and the visitor has touched the page: they
 * run, the list is made, and it is put on the page (`onMadeAhead`), each in an idle task of its own. So a tap finds it styled and
 * laid out, which takes a phone longer than to show it; whoever only reads pays for none of it.
 */
export function createListSource(model: WidgetModel, frame: WidgetFrame, onMadeAhead: () => void): ListSource {
  const { signal, context } = model.page;
  const { clock } = context.environment;
  let made: PreparedList | undefined;
  const make = ({ prepareList }: ListModule) => {
    made ??= prepareList(model, frame);
    return made;
  };
  const makeAhead = () =>
    loadList(signal).then(
      (list) =>
        clock.idle(() => {
          make(list);
          clock.idle(onMadeAhead, signal);
        }, signal),
      () => {},
    );
  whenFetchedAhead(model.page, makeAhead);
  return {
    isMade: () => made !== undefined,
    whenReached: (load) => (made ? whenPainted(clock, load, signal) : load()),
    get(onMade, onLost) {
      if (made) onMade(made);
      else
        loadList(signal)
          .then((list) => onMade(make(list)), onLost)
          .catch(context.fail);
    },
  };
}
