import type { WidgetRecord } from '../../widget/model/index.ts';

function waitingClasses({ triggers }: WidgetRecord): string[] {
  const { delaySeconds, scrollPercent, exitIntent } = triggers;
  return [
    ...(delaySeconds === undefined ? [] : ['on-chaty-delay', `delay-time-${delaySeconds}`]),
    ...(scrollPercent === undefined ? [] : ['on-chaty-scroll', `page-scroll-${scrollPercent}`]),
    ...(exitIntent ? ['on-chaty-exit-intent'] : []),
  ];
}

export interface HostState {
  readonly phase: 'waiting' | 'active' | 'gone';
  readonly isPanelOpen: boolean;
  /** True if the visitor has not opened the widget in the last two days; it then shows the call to action and badge. */
  readonly isNew: boolean;
}

/**
 * Returns the public attributes of a widget's host node: id, class names and data attributes for the site's styles and
 * scripts.
 */
export function readHostAttributes(widget: WidgetRecord, state: HostState): Readonly<Record<string, string>> {
  const { id, key, identifier, traits, hideAfterSeconds } = widget;
  const isActive = state.phase === 'active';
  const classes = [
    `chaty chaty-id-${id} chaty-widget-${id} chaty-key-${key}`,
    ...traits.filter((trait) => trait !== 'first_click' || state.isNew),
    ...(state.phase === 'waiting' ? waitingClasses(widget) : []),
    ...(isActive ? ['active'] : []),
    ...(isActive && hideAfterSeconds !== undefined ? [`hide-after-${hideAfterSeconds}`] : []),
    ...(state.isPanelOpen ? ['form-open'] : []),
  ];
  return {
    id: `chaty-widget-${id}`,
    class: classes.join(' '),
    'data-id': id,
    'data-key': String(key),
    'data-identifier': identifier,
    'data-nonce': widget.token,
  };
}
