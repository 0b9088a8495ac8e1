import { type CopyRules, copyDeclarations } from './copyDeclarations.ts';

/** An object into which rules can be inserted: a sheet, a grouping rule or, for nesting, a style rule. */
interface RuleList {
  readonly cssRules: CSSRuleList;
  insertRule(text: string, at: number): number;
}

/** Destination of the copied rules, and the nesting level at which they are copied. */
export interface CopyContext {
  readonly target: RuleList;
  /** True if the rule applies to the widget's host node. */
  readonly isHost: boolean;
  /** True if the rule is not nested in a style rule; `&` then means the host node. */
  readonly isTop: boolean;
  readonly depth: number;
}

/** Matches selectors for the host node. That node is part of the page, so such a rule could make it cover the page. */
const HOST = /:host|:scope/i;

const MAX_DEPTH = 12;

/** Returns the class name of a rule, such as `CSSMediaRule`. */
const kindOf = (rule: CSSRule): string => Object.prototype.toString.call(rule).slice(8, -1);

const readText = (holder: object, name: string): string => String(Reflect.get(holder, name) ?? '');

const hasRules = (rule: CSSRule): rule is CSSRule & RuleList =>
  Reflect.has(rule, 'cssRules') && Reflect.has(rule, 'insertRule');

const hasStyle = (rule: CSSRule | undefined): rule is CSSRule & { readonly style: CSSStyleDeclaration } =>
  rule !== undefined && Reflect.has(rule, 'style');

const isKeyframes = (rule: CSSRule | undefined): rule is CSSKeyframesRule =>
  rule !== undefined && kindOf(rule) === 'CSSKeyframesRule';

/**
 * Functions that build the prelude of a grouping rule, keyed by the rule's class name; other grouping rules, except
 * layers, are dropped.
 */
const GROUPS: Readonly<Record<string, (rule: CSSRule) => string>> = {
  CSSMediaRule: (rule) => `@media ${readText(Reflect.get(rule, 'media'), 'mediaText')}`,
  CSSSupportsRule: (rule) => `@supports ${readText(rule, 'conditionText')}`,
  CSSContainerRule: (rule) => `@container ${readText(rule, 'conditionText')}`,
  CSSStartingStyleRule: () => '@starting-style',
};

/** Inserts an empty rule; returns `undefined` if the browser parses it as a rule of another class. */
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

function copyKeyframes(rule: CSSKeyframesRule, { target }: CopyContext, rules: CopyRules): void {
  if (!/^[-\w]+$/.test(rule.name)) return;
  const added = addEmpty(target, `@keyframes ${rules.nameAnimation(rule.name)}`, 'CSSKeyframesRule');
  if (!isKeyframes(added)) return;
  for (const frame of rule.cssRules) {
    added.appendRule(`${readText(frame, 'keyText')}{}`);
    const copy = added.cssRules[added.cssRules.length - 1];
    if (hasStyle(frame) && hasStyle(copy)) copyDeclarations(frame.style, copy.style, rules, false);
  }
}

function copyRule(rule: CSSRule, context: CopyContext, rules: CopyRules): void {
  const { target, isHost, depth } = context;
  const kind = kindOf(rule);
  const copyInside = (added: CSSRule | undefined, inside: Partial<CopyContext> = {}) => {
    if (added && hasRules(added) && hasRules(rule))
      copyRules(rule.cssRules, { ...context, ...inside, target: added, depth: depth + 1 }, rules);
  };
  if (isKeyframes(rule)) copyKeyframes(rule, context, rules);
  else if (kind === 'CSSLayerBlockRule' && hasRules(rule)) {
    // Layer names are global to the page, so the layer is dropped and its rules are kept.
    copyRules(rule.cssRules, { ...context, depth: depth + 1 }, rules);
  } else if (GROUPS[kind]) copyInside(addEmpty(target, GROUPS[kind](rule), kind));
  else if (hasStyle(rule) && (kind === 'CSSStyleRule' || kind === 'CSSNestedDeclarations')) {
    const selector = kind === 'CSSStyleRule' ? readText(rule, 'selectorText') : '&';
    const isAtHost = isHost || HOST.test(selector) || (context.isTop && selector.includes('&'));
    const added = addEmpty(target, selector, 'CSSStyleRule');
    if (!hasStyle(added)) return;
    copyDeclarations(rule.style, added.style, rules, isAtHost);
    copyInside(added, { isHost: isAtHost, isTop: false });
  }
}

/**
 * Copies rules one by one and never concatenates rule texts. Drops unknown rules, rules that load from elsewhere, and
 * rules that style anything outside the widget.
 */
export function copyRules(from: CSSRuleList, context: CopyContext, rules: CopyRules): void {
  if (context.depth > MAX_DEPTH) return;
  for (const rule of from) copyRule(rule, context, rules);
}
