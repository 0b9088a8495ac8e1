import { createLoan } from '@hadaya/core';
import { Placed } from '@hadaya/core/react';
import { type ReactElement, type ReactNode, useLayoutEffect } from 'react';
import { type IconTag, readIcon } from './readIcon.ts';

/** Converts an SVG attribute to its React prop: `stroke-width` becomes `strokeWidth`, `class` becomes `className`. */
function nameInReact(name: string): string {
  return name === 'class' ? 'className' : name.replace(/-(\w)/g, (_, letter: string) => letter.toUpperCase());
}

function drawTag({ tag: Tag, attributes }: IconTag, key: number, children: readonly ReactNode[]): ReactElement {
  return (
    <Tag key={key} {...Object.fromEntries(attributes.map(([name, value]) => [nameInReact(name), value]))}>
      {children}
    </Tag>
  );
}

/** Returns an empty list if start and end tags are not balanced; does not compare their names. */
export function drawIcon(html: string): readonly ReactNode[] {
  const levels: ReactNode[][] = [[]];
  const begun: IconTag[] = [];
  for (const [at, tag] of readIcon(html).entries()) {
    if (tag.step > 0) {
      begun.push(tag);
      levels.push([]);
      continue;
    }
    const drawn = tag.step < 0 ? begun.pop() : tag;
    const children = tag.step < 0 ? levels.pop() : [];
    if (!drawn) return [];
    levels.at(-1)?.push(drawTag(drawn, at, children ?? []));
  }
  return begun.length === 0 ? (levels[0] ?? []) : [];
}

interface CloseIconProps {
  readonly island: string;
  readonly printed: HTMLElement;
  readonly html: string;
}

/** Renders the close icon from the settings in place of the printed icon, which stays if the setting is not an icon. */
export function CloseIcon({ island, printed, html }: CloseIconProps): ReactElement | null {
  const icon = drawIcon(html);
  const isUsable = icon.length > 0;
  useLayoutEffect(() => {
    const showing = new AbortController();
    if (isUsable) createLoan(showing.signal).style(printed, { display: 'none' });
    return () => showing.abort();
  }, [printed, isUsable]);
  const container = printed.parentElement;
  if (!isUsable || !container) return null;
  return (
    <Placed
      tag="span"
      island={island}
      into={container}
      before={printed.nextElementSibling}
      attributes={{ 'aria-hidden': 'true' }}
    >
      <>{icon}</>
    </Placed>
  );
}
