import { type CopyRules, copyDeclarations } from './copyDeclarations.ts';

/** Where rules can be put: a sheet, a group of rules or, for nested ones, a style rule. */
interface RuleList {
  readonly cssRules: CSSRuleList;
  insertRule(text: string, at: number): number;
}

/** Where the copies go. */
export interface CopyPlace {
  readonly target: RuleList;
  /** What stands here is for the widget's own node. */
  readonly isHost: boolean;
  /** No style rule is around it: `&` means the widget's own node. */
  readonly isTop: boolean;
  readonly depth: number;
}

/** What stands for the widget's own node, which lies in the page and could be laid over it. */
const HOST = /:host|:scope/i;

const MAX_DEPTH = 12;

/** The kind of a rule by the name that the browser gives it. */
const kindOf = (rule: CSSRule): string => Object.prototype.toString.call(rule).slice(8, -1);

const readText = (holder: object, name: string): string => String(Reflect.get(holder, name) ?? '');

const hasRules = (rule: CSSRule): rule is CSSRule & RuleList =>
  Reflect.has(rule, 'cssRules') && Reflect.has(rule, 'insertRule');

const hasStyle = (rule: CSSRule | undefined): rule is CSSRule & { readonly style: CSSStyleDeclaration } =>
  rule !== undefined && Reflect.has(rule, 'style');

const isKeyframes = (rule: CSSRule | undefined): rule is CSSKeyframesRule =>
  rule !== undefined && kindOf(rule) === 'CSSKeyframesRule';

/** What stands before the braces of a group, by its kind; a kind that is not here is left out. */
const GROUPS: Readonly<Record<string, (rule: CSSRule) => string>> = {
  CSSMediaRule: (rule) => `@media ${readText(Reflect.get(rule, 'media'), 'mediaText')}`,
  CSSSupportsRule: (rule) => `@supports ${readText(rule, 'conditionText')}`,
  CSSContainerRule: (rule) => `@container ${readText(rule, 'conditionText')}`,
  CSSStartingStyleRule: () => '@starting-style',
};

/** Puts an empty rule into the target; `undefined` when the browser does not take it for exactly that. */
function addEmpty(target: RuleList, prelude: string, kind: string): CSSRule | undefined {
  const at = target.cssRules.length;
  try {
    target.insertRule(`${prelude}{}`, at);
  } catch {
    return undefined;
  }
  const added = target.cssRules[at];
  return added && kindOf(added) === kind && target.cssRules.length === at + 1 ? added : undefined;
}

function copyKeyframes(rule: CSSKeyframesRule, { target }: CopyPlace, rules: CopyRules): void {
  if (!/^[-\w]+$/.test(rule.name)) return;
  const added = addEmpty(target, `@keyframes ${rules.nameAnimation(rule.name)}`, 'CSSKeyframesRule');
  if (!isKeyframes(added)) return;
  for (const frame of rule.cssRules) {
    added.appendRule(`${readText(frame, 'keyText')}{}`);
    const copy = added.cssRules[added.cssRules.length - 1];
    if (hasStyle(frame) && hasStyle(copy)) copyDeclarations(frame.style, copy.style, rules, false);
  }
}

function copyRule(rule: CSSRule, place: CopyPlace, rules: CopyRules): void {
  const { target, isHost, depth } = place;
  const kind = kindOf(rule);
  const copyInside = (added: CSSRule | undefined, inside: Partial<CopyPlace> = {}) => {
    if (added && hasRules(added) && hasRules(rule))
      copyRules(rule.cssRules, { ...place, ...inside, target: added, depth: depth + 1 }, rules);
  };
  if (isKeyframes(rule)) copyKeyframes(rule, place, rules);
  else if (kind === 'CSSLayerBlockRule' && hasRules(rule)) {
    // Names of layers belong to the whole page: the rules stay, the layer does not.
    copyRules(rule.cssRules, { ...place, depth: depth + 1 }, rules);
  } else if (GROUPS[kind]) copyInside(addEmpty(target, GROUPS[kind](rule), kind));
  else if (hasStyle(rule) && (kind === 'CSSStyleRule' || kind === 'CSSNestedDeclarations')) {
    const selector = kind === 'CSSStyleRule' ? readText(rule, 'selectorText') : '&';
    const isAtHost = isHost || HOST.test(selector) || (place.isTop && selector.includes('&'));
    const added = addEmpty(target, selector, 'CSSStyleRule');
    if (!hasStyle(added)) return;
    copyDeclarations(rule.style, added.style, rules, isAtHost);
    copyInside(added, { isHost: isAtHost, isTop: false });
  }
}

/**
 * Copies the rules that are understood, one by one and without ever joining texts of rules: what is not on the list,
 * loads from elsewhere or would style anything but the inside of the widget is left out.
 */
export function copyRules(from: CSSRuleList, place: CopyPlace, rules: CopyRules): void {
  if (place.depth > MAX_DEPTH) return;
  for (const rule of from) copyRule(rule, place, rules);
}
