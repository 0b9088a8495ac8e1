import { useServerClasses, useServerNode } from '@hadaya/core/react';
import { memo, type ReactNode } from 'react';
import type { SwatchItem } from '../dom/swatchGroup.ts';
import type { ItemView } from '../model/describeItem.ts';
import { StockBadge } from './StockBadge.tsx';

/** One item of the server and how it stands now. */
export interface ItemProps extends ItemView {
  readonly item: SwatchItem;
  readonly isTabStop: boolean;
  /** Id of the text that explains `reason`. */
  readonly explanation: string | null;
  /** Name of the radio inputs of its group. */
  readonly radioName: string | undefined;
}

function describeControl({ item, isSelected, isDisabled, isTabStop, explanation }: ItemProps) {
  const shared = {
    tabindex: isTabStop ? '0' : '-1',
    'aria-disabled': isDisabled ? 'true' : null,
    'aria-describedby': explanation,
  };
  return item.input ? shared : { ...shared, 'aria-checked': String(isSelected), 'aria-label': item.title };
}

function RadioInput({ input, props }: { readonly input: HTMLInputElement; readonly props: ItemProps }): ReactNode {
  const { radioName } = props;
  useServerNode(input, { ...describeControl(props), ...(radioName === undefined ? {} : { name: radioName }) });
  return null;
}

/** Owns the state of one swatch: classes, roles and texts on the server's node; what is inside it stays as printed. */
export const Item = memo(function Item(props: ItemProps): ReactNode {
  const { item, isSelected, isDisabled, isOutOfStock, isHint, tooltip, stockLeft } = props;
  const frame = item.input
    ? { role: 'none', tabindex: null, 'aria-checked': null }
    : { role: 'radio', ...describeControl(props) };
  useServerNode(item.node, {
    ...frame,
    title: null,
    'data-wvstooltip-out-of-stock': tooltip,
    'data-hadaya-hint': isHint ? '' : null,
  });
  useServerClasses(item.node, {
    selected: isSelected,
    disabled: isDisabled,
    'no-stock': isOutOfStock,
    'wvs-show-stock-left-info': stockLeft !== '',
  });
  return (
    <>
      {item.input && <RadioInput input={item.input} props={props} />}
      {item.badge && <StockBadge node={item.badge} text={stockLeft} />}
    </>
  );
});
