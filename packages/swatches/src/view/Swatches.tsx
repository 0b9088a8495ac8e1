import { useServerClasses } from '@hadaya/core/react';
import { type ReactNode, useId } from 'react';
import type { SwatchGroup } from '../dom/swatchGroup.ts';
import type { GroupView } from '../model/describeGroup.ts';
import type { ItemReason } from '../model/describeItem.ts';
import { Group } from './Group.tsx';

/** One attribute with everything that was looked up for it at the mount. */
export interface GroupPlace {
  readonly group: SwatchGroup;
  readonly label: HTMLElement | null;
  readonly radioName: string | undefined;
}

/** A form's swatches as they stand now. */
export interface SwatchesProps {
  readonly root: HTMLElement;
  readonly places: readonly GroupPlace[];
  readonly views: readonly GroupView[];
  /** The words that explain an item, by reason. */
  readonly reasons: Readonly<Record<ItemReason, string>>;
  /** What the companion draws. */
  readonly children?: ReactNode;
}

/** Owns the server's swatches of one form, and draws what they have to say. */
export function Swatches(props: SwatchesProps): ReactNode {
  const { root, places, views, reasons, children } = props;
  const id = useId();
  const explanations = { unavailable: `${id}-unavailable`, 'out-of-stock': `${id}-out-of-stock` };
  useServerClasses(root, { 'wvs-loaded': true });
  return (
    <>
      <span hidden id={explanations.unavailable}>
        {reasons.unavailable}
      </span>
      <span hidden id={explanations['out-of-stock']}>
        {reasons['out-of-stock']}
      </span>
      {places.map((place, order) => {
        const view = views[order];
        // biome-ignore lint/suspicious/noArrayIndexKey: the order of the groups stays as printed
        return view && <Group key={order} {...place} view={view} explanations={explanations} />;
      })}
      {children}
    </>
  );
}
