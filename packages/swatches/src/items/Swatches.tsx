import type { Store } from '@hadaya/core';
import { lazyView, ServerNode, useServerNode, useStore, useStoreAtOnce } from '@hadaya/core/react';
import type { VariationForm, VariationState } from '@hadaya/variations';
import { memo, type ReactNode, useEffect, useId, useLayoutEffect, useRef } from 'react';
import type { DisplayLimit } from '../limit/displayLimit.ts';
import { ShowMore } from '../limit/ShowMore.tsx';
import type { NoticesProps } from '../notices/Notices.tsx';
import type { GroupView, ItemView } from './describeItems.ts';
import type { Interaction, InteractionChange, ItemReason } from './interaction.ts';
import type { SwatchGroup, SwatchItem } from './swatchGroup.ts';

interface ItemProps extends ItemView {
  readonly item: SwatchItem;
  readonly isTabStop: boolean;
  /** Id of the text that explains `reason`. */
  readonly explanation: string | null;
  /** Name of the radio inputs of its group. */
  readonly radioName: string | undefined;
}

function describeControl({ item, isSelected, isDisabled, isTabStop, explanation, stockLeft }: ItemProps) {
  const shared = {
    tabindex: isTabStop ? '0' : '-1',
    'aria-disabled': isDisabled ? 'true' : null,
    'aria-describedby': explanation,
    // The badge is drawn by the style sheet.
    'aria-description': stockLeft || null,
  };
  return item.input ? shared : { ...shared, 'aria-checked': String(isSelected), 'aria-label': item.title };
}

/** The state of one swatch: classes, roles and texts on the server's node; what is inside it stays as printed. */
const Item = memo(function Item(props: ItemProps): ReactNode {
  const { item, isSelected, isDisabled, isOutOfStock, isHint, tooltip, stockLeft } = props;
  const frame = item.input
    ? { role: 'none', tabindex: null, 'aria-checked': null }
    : { role: 'radio', ...describeControl(props) };
  useServerNode(item.node, {
    attributes: {
      ...frame,
      title: null,
      'data-wvstooltip-out-of-stock': tooltip,
      'data-hadaya-hint': isHint ? '' : null,
    },
    classes: {
      selected: isSelected,
      disabled: isDisabled,
      'no-stock': isOutOfStock,
      'wvs-show-stock-left-info': stockLeft !== '',
    },
  });
  return (
    <>
      {item.input && (
        <ServerNode node={item.input} attributes={{ ...describeControl(props), name: props.radioName ?? null }} />
      )}
      {item.badge && <ServerNode node={item.badge} attributes={{ 'data-wvs-stock-info': stockLeft }} />}
    </>
  );
});

/** One attribute with what was looked up for it at the mount. */
export interface GroupNodes {
  readonly group: SwatchGroup;
  readonly radioName: string | undefined;
}

interface GroupProps extends GroupNodes {
  readonly view: GroupView;
  readonly isRevealed: boolean;
  readonly limit: DisplayLimit;
  /** What the ids of the texts begin with that explain why a value cannot be had; a reason follows. */
  readonly id: string;
}

/** One attribute: its items, its label text and the rest beyond the display limit. Draws nothing of its own. */
function Group({ group, view, radioName, id, isRevealed, limit }: GroupProps): ReactNode {
  const { list, more } = group;
  return (
    <>
      {list.parentElement && <ServerNode node={list.parentElement} classes={{ 'woo-variation-items-wrapper': true }} />}
      {group.items.map((item, index) => {
        const state = view.items[index];
        return (
          state && (
            <Item
              // biome-ignore lint/suspicious/noArrayIndexKey: the order of the list stays as printed
              key={index}
              {...state}
              item={item}
              isTabStop={index === view.tabStop}
              explanation={state.reason && id + state.reason}
              radioName={radioName}
            />
          )
        );
      })}
      {more && <ShowMore list={list} more={more} first={limit.findFirst(group)} isRevealed={isRevealed} />}
    </>
  );
}

/** Without the file of the notices, the reason alone is spoken. */
function LostNotices({ form, refusal, shopText, lostText }: NoticesProps): ReactNode {
  useEffect(() => {
    if (refusal) form.speak(shopText ?? lostText);
  }, [form, refusal, shopText, lostText]);
  return null;
}

/** What only a visitor's hand asks for: tooltips, notices, the picture of a product card. */
export const loadOnDemand = () => import('../onDemand.ts');

const Notices = lazyView<NoticesProps>(() => loadOnDemand().then((part) => part.Notices), LostNotices);

/** Whether a full choice leads to nothing that can be bought; only then it is worth a word. */
function isDeadEnd({ match }: VariationState): boolean {
  return match.kind === 'none' || (match.kind === 'found' && !match.variation.isInStock);
}

/** A form's swatches and what they work on. */
export interface SwatchesProps {
  readonly form: VariationForm;
  readonly interaction: Store<Interaction, InteractionChange>;
  readonly groups: readonly GroupNodes[];
  readonly limit: DisplayLimit;
  /** The words that explain an item, by reason. */
  readonly reasons: Readonly<Record<ItemReason, string>>;
  readonly describe: (state: VariationState, interaction: Interaction) => readonly (GroupView | undefined)[];
  /** After the first drawing, and after each that shows another state of the form. */
  readonly onDrawn: (views: readonly (GroupView | undefined)[], isNew: boolean) => void;
  readonly notices: Omit<NoticesProps, 'form' | 'refusal'>;
}

/** Owns the server's swatches of one form, and draws what they have to say. */
export function Swatches(props: SwatchesProps): ReactNode {
  const { form, interaction, groups, limit, reasons, describe, onDrawn, notices } = props;
  const state = useStoreAtOnce(form);
  const doing = useStore(interaction);
  const views = describe(state, doing);
  const id = useId();
  useServerNode(form.root, { classes: { 'wvs-loaded': true } });
  const drawn = useRef(state);
  useLayoutEffect(() => {
    const { attributes, match } = drawn.current;
    drawn.current = state;
    onDrawn(views, attributes !== state.attributes || match !== state.match);
  });
  const { refusal, isOwnChoice, revealed } = doing;
  return (
    <>
      {Object.entries(reasons).map(([reason, text]) => (
        <span hidden key={reason} id={id + reason}>
          {text}
        </span>
      ))}
      {groups.map((nodes, index) => {
        const view = views[index];
        const isRevealed = revealed.has(nodes.group.attribute);
        // biome-ignore lint/suspicious/noArrayIndexKey: the order of the groups stays as printed
        return view && <Group key={index} {...nodes} id={id} view={view} isRevealed={isRevealed} limit={limit} />;
      })}
      {(refusal || (isOwnChoice && isDeadEnd(state))) && <Notices {...notices} form={form} refusal={refusal} />}
    </>
  );
}
