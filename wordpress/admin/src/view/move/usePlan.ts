import apiFetch from '@wordpress/api-fetch';
import { useEffect, useState } from '@wordpress/element';
import { readRefusal } from '../../model/refusal.ts';
import { explainRefusal } from '../../saving.ts';
import type { MessageCount } from './MoveMessages.tsx';

/** A setting that is changed or omitted by the move. */
export interface MoveNote {
  readonly name: string;
  readonly value: string;
  readonly reason: string;
}

/** The server's plan for another plugin: moved, changed and omitted settings. */
export interface Plan {
  readonly chosen: readonly string[];
  readonly widgets: readonly { readonly id: string; readonly name: string; readonly active: boolean }[];
  readonly taken: readonly { readonly name: string; readonly value: string }[];
  readonly changed: readonly MoveNote[];
  readonly left: readonly MoveNote[];
  /** Names of the Hadaya widgets that the move creates. */
  readonly names: readonly string[];
  /** `null` if the plugin stores no messages. */
  readonly messages: MessageCount | null;
}

/**
 * Returns the plan for a plugin's checked widgets (initially the server's proposal), or the reason why there is none.
 */
export function usePlan(source: string, chosen: readonly string[] | undefined) {
  const [plan, setPlan] = useState<Plan>();
  const [refusal, setRefusal] = useState('');
  const [turn, setTurn] = useState(0);
  useEffect(() => {
    let isOver = false;
    const requested = (chosen ?? []).map((id) => `&widgets[]=${id}`).join('');
    const ask = async () => {
      try {
        const found = await apiFetch<Plan>({ path: `/hadaya/v1/move?source=${source}&turn=${turn}${requested}` });
        if (!isOver) setPlan(found);
        if (!isOver) setRefusal('');
      } catch (error) {
        if (!isOver) setRefusal(explainRefusal(readRefusal(error)));
      }
    };
    void ask();
    return () => {
      isOver = true;
    };
  }, [source, chosen, turn]);
  return { plan, refusal, retry: () => setTurn(turn + 1) };
}
