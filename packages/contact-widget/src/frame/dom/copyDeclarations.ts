import { isHarmlessValue } from '../model/isHarmlessValue.ts';

/** Functions that check URLs and rename animations while an owner's rules are copied. */
export interface CopyRules {
  readonly isOwnAddress: (address: string) => boolean;
  /** Prefixes the owner's animation names; returns other words unchanged. */
  readonly nameAnimation: (name: string) => string;
}

/** Shorthands whose longhands read as empty while the shorthand contains an unresolved `var()`. */
const SHORTHANDS = (
  'animation background border border-block border-bottom border-color border-image border-inline border-left ' +
  'border-radius border-right border-style border-top border-width column-rule columns flex flex-flow font gap grid ' +
  'grid-area grid-column grid-row inset inset-block inset-inline list-style margin margin-block margin-inline mask ' +
  'outline overflow padding padding-block padding-inline place-content place-items place-self text-decoration ' +
  'text-emphasis transition'
).split(' ');

type Declaration = readonly [name: string, value: string, priority: string];

function readDeclarations(style: CSSStyleDeclaration): readonly Declaration[] {
  const unknown = SHORTHANDS.filter((name) => /var\(/i.test(style.getPropertyValue(name)));
  return [...unknown, ...style].flatMap((name) => {
    const value = style.getPropertyValue(name);
    return value === '' ? [] : [[name, value, style.getPropertyPriority(name)] as const];
  });
}

const SIDE = /^(?:top|right|bottom|left|inset-(?:block|inline)-(?:start|end))$/;
const INSET = /^inset(?:-block|-inline)?$/;
const SIZE = /^(?:min-)?(?:width|height|inline-size|block-size)$/;
/** Matches a size about as large as the window, in viewport units or pixels. */
const HUGE = /(?:^|[^\d.])(?:(?:9\d|\d{3,})(?:\.\d+)?[dsl]?(?:vw|vh|vi|vb|vmin|vmax)|\d{4,}(?:\.\d+)?px)/i;

/** Drops declarations that would cover the page: all four insets, or a width and height as large as the window. */
function withoutCovering(declarations: readonly Declaration[]): readonly Declaration[] {
  const sides = declarations.filter(([name, value]) => SIDE.test(name) && value !== 'auto').length;
  const insets = declarations.filter(([name]) => INSET.test(name)).length;
  const isStretched = sides + insets * 4 >= 4;
  const isHuge = declarations.filter(([name, value]) => SIZE.test(name) && HUGE.test(value)).length >= 2;
  return declarations.filter(
    ([name]) => !(isStretched && (SIDE.test(name) || INSET.test(name))) && !(isHuge && SIZE.test(name)),
  );
}

/** Copies harmless declarations. On the widget's host node (`isHost`), allows only custom properties. */
export function copyDeclarations(
  from: CSSStyleDeclaration,
  to: CSSStyleDeclaration,
  { isOwnAddress, nameAnimation }: CopyRules,
  isHost: boolean,
): void {
  for (const [name, value, priority] of withoutCovering(readDeclarations(from))) {
    if (isHost && !name.startsWith('--')) continue;
    if (!isHarmlessValue(value, isOwnAddress)) continue;
    const isAnimation = name === 'animation-name' || name === 'animation';
    to.setProperty(name, isAnimation ? value.replace(/[-\w]+/g, nameAnimation) : value, priority);
  }
}
