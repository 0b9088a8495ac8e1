import type { IslandContext, Store } from '@hadaya/core';
import { Placed, renderIsland, ServerNode, useStore } from '@hadaya/core/react';
import type { ReactNode } from 'react';
import { Css } from '../css/Css.ts';
import { Notice } from '../notices/index.ts';
import noticeCss from '../styles/notice.css?inline';
import { Swatch } from '../swatch/Swatch.tsx';
import { px, Tooltip, type TooltipKind } from '../tooltips/Tooltip.tsx';
import type { NoticeView } from '../wording/index.ts';
import type { BlockView } from './describeBlock.ts';
import type { BlockOption, BlockRow } from './dom.ts';
import type { BlockData } from './readTerms.ts';
import type { BlockStrings } from './strings.ts';

export interface BlockState {
  readonly rows: readonly BlockRow[];
  readonly view: BlockView;
  /** The notice to show; `null` if there is none or the visitor has closed it. */
  readonly notice: NoticeView | null;
  /** The swatch of the option whose tooltip is open; `null` while no tooltip is open. */
  readonly tip: HTMLElement | null;
}

export interface BlockProps {
  readonly store: Pick<Store<BlockState, never>, 'getState' | 'subscribe'>;
  readonly data: BlockData;
  readonly strings: BlockStrings;
  readonly clock: IslandContext<unknown>['environment']['clock'];
  /** Called when the visitor accepts the alternative that the notice offers. */
  readonly onSwitch: () => void;
  readonly onClose: () => void;
}

interface RowProps extends Pick<BlockProps, 'data' | 'strings'> {
  readonly row: BlockRow;
  readonly view: BlockView;
}

function reasonOf(
  { attribute, value, control }: BlockOption,
  { view, strings }: Pick<RowProps, 'view' | 'strings'>,
): string {
  if (control.disabled) return strings.unavailable;
  return view.isSoldOut(attribute, value) ? strings.gone : '';
}

/** Renders one option of the block: its swatch, and a note if it is unavailable, sold out or low in stock. */
function Option({ option, data, view, strings }: Omit<RowProps, 'row'> & { readonly option: BlockOption }): ReactNode {
  const { attribute, value, face, control } = option;
  const term = data.terms.get(attribute)?.get(value);
  const reason = reasonOf(option, { view, strings });
  const left = (view.stockLeft?.attribute === attribute && view.stockLeft.texts.get(value)) || '';
  const attributes = {
    'data-hadaya-swatch': term?.swatch ? '' : null,
    'data-hadaya-tip': [term?.tooltip ?? '', reason].filter(Boolean).join(' · ') || null,
    'data-hadaya-sold-out': reason && !control.disabled ? '' : null,
    'data-hadaya-stock-left': left || null,
    // Hadaya's tooltip replaces the server's `title`.
    ...(term?.swatch ? { title: null } : {}),
  };
  const description = { 'aria-description': reason || left || null };
  const isFace = control === face;
  const style = term?.swatch ? { '--hadaya-swatch': term.swatch } : {};
  const look = { attributes: isFace ? { ...attributes, ...description } : attributes, style };
  return <Swatch face={face} look={look} control={isFace ? null : control} controlLook={{ attributes: description }} />;
}

/** Renders one attribute's options as swatches and shows the chosen option's name after the attribute's label. */
function Row({ row: { options, label, group }, ...shared }: RowProps): ReactNode {
  const { data, strings } = shared;
  const chosen = options.find(({ isChosen }) => isChosen);
  const isDrawn = options.some(({ attribute, value }) => data.terms.get(attribute)?.get(value)?.swatch);
  const name = data.separator !== null && isDrawn && chosen ? `${data.separator} ${chosen.label}` : null;
  // Disabled buttons cannot be focused, so the group's description gives keyboard users the reasons.
  const closed = options.flatMap((option) =>
    option.control.disabled ? `${option.label}: ${reasonOf(option, shared)}` : [],
  );
  return (
    <>
      {options.map((option) => (
        <Option key={option.value} option={option} {...shared} />
      ))}
      {label && <ServerNode node={label} attributes={{ 'data-hadaya-chosen': name }} />}
      {group && <ServerNode node={group} attributes={{ 'aria-description': closed.join(strings.and) || null }} />}
    </>
  );
}

/** Describes how to open, shift and measure the block's tooltips, which `block.css` renders. */
const OF_BLOCK: TooltipKind = {
  open: (isBelow) => ({ attributes: { 'data-hadaya-tooltip': isBelow ? 'below' : 'above' } }),
  shift: '--_tip-shift',
  measure: (face) => {
    const drawn = getComputedStyle(face, '::after');
    return { width: px(drawn.width), height: px(drawn.height) + px(drawn.bottom) - face.offsetHeight };
  },
};

const OWN = { 'data-hadaya-own': 'swatches' };

/**
 * Renders the block's own options as swatches, the open tooltip, and a notice at the end of the attribute to which it
 * refers.
 */
export function BlockSwatches({ store, data, strings, clock, onSwitch, onClose }: BlockProps): ReactNode {
  const { rows, view, notice, tip } = useStore(store);
  const noticeRow = rows.find(({ attribute }) => attribute === notice?.attribute);
  const open = rows.flatMap(({ options }) => options).find(({ face }) => face === tip);
  return (
    <>
      <Css css={noticeCss} />
      {rows.map((row) => (
        <Row key={row.attribute} {...{ row, data, view, strings }} />
      ))}
      {open && <Tooltip key={`${open.attribute} ${open.value}`} node={open.face} kind={OF_BLOCK} />}
      {notice && noticeRow && (
        <Placed into={noticeRow.node} island="block-swatches" attributes={OWN}>
          <Notice {...{ notice, clock, onSwitch, onClose }} closeLabel={strings.close} />
        </Placed>
      )}
    </>
  );
}

export function startView(context: IslandContext<unknown>, form: HTMLElement, props: BlockProps): void {
  renderIsland(context, <BlockSwatches {...props} />, {
    into: form,
    attributes: { hidden: '' },
    // Renders in one task, so that all swatches appear in the same frame.
    isSync: true,
  });
}
