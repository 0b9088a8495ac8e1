import { emit } from '@hadaya/core';
import type { VariationForm } from '@hadaya/variations';
import type { RefusalReason, SwatchDetail } from '../events.ts';
import type { ChoicePlan } from '../model/planChoice.ts';
import { triggerJQuery } from './jqueryTrigger.ts';
import type { SwatchGroup, SwatchItem } from './swatchGroup.ts';

/** An item with the group it stands in. */
export interface Pick {
  readonly group: SwatchGroup;
  readonly item: SwatchItem;
}

type Outcome = 'selected' | 'unselected' | 'refused';

function clickSelect(select: HTMLSelectElement): void {
  select.dispatchEvent(new MouseEvent('click', { bubbles: true }));
}

/** Brings the plan to the select; WooCommerce hears the change, then the click that the plugin sends after it. */
function apply(form: VariationForm, { group, item }: Pick, plan: Exclude<ChoicePlan, { kind: 'refuse' }>): Outcome {
  const { attribute, select } = group;
  if (plan.kind === 'keep') return 'selected';
  if (plan.kind === 'replace') form.chooseAll(plan.values);
  else if (form.choose(attribute, plan.kind === 'clear' ? '' : item.value) === 'refused') return 'refused';
  if (plan.kind === 'replace' && select.value !== item.value) return 'refused';
  clickSelect(select);
  return plan.kind === 'clear' ? 'unselected' : 'selected';
}

/**
 * Carries out what choosing an item comes to and tells the page, in the plugin's order: the select's change with
 * everything that follows from it, a click on the select, the plugin's jQuery event, ours. Returns whether it was taken.
 */
export function selectItem(form: VariationForm, pick: Pick, plan: ChoicePlan): 'taken' | RefusalReason {
  const { group, item } = pick;
  const { productId } = form.getState();
  const detail: SwatchDetail = { productId, attribute: group.attribute, value: item.value };
  const outcome = plan.kind === 'refuse' ? 'refused' : apply(form, pick, plan);
  if (outcome === 'refused') {
    const reason = plan.kind === 'refuse' ? plan.reason : 'unavailable';
    emit(item.node, 'hadaya:swatches:refused', { ...detail, reason });
    return reason;
  }
  const name = outcome === 'selected' ? 'wvs-selected-item' : 'wvs-unselected-item';
  triggerJQuery(item.node, name, (jquery) => [group.attribute, item.value, jquery(group.select), jquery(form.root)]);
  emit(item.node, `hadaya:swatches:${outcome}`, detail);
  return 'taken';
}
