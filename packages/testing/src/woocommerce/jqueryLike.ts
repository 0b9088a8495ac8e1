/**
 * The part of jQuery that the test double of WooCommerce's variation script needs; the test page's real jQuery
 * satisfies it.
 */
export interface JQueryObject {
  readonly length: number;
  readonly [index: number]: Element;
  on(events: string, handler: EventHandler): JQueryObject;
  on(events: string, selector: string, handler: EventHandler): JQueryObject;
  off(events: string): JQueryObject;
  trigger(event: string, given?: readonly unknown[]): JQueryObject;
  data(key: string): unknown;
  data(key: string, value: unknown): JQueryObject;
  find(selector: string): JQueryObject;
  closest(selector: string): JQueryObject;
  val(): unknown;
  val(value: string | number): JQueryObject;
  html(): string;
  html(value: string): JQueryObject;
  text(): string;
  text(value: string): JQueryObject;
  attr(name: string): string | undefined;
  attr(name: string, value: string): JQueryObject;
  addClass(names: string): JQueryObject;
  removeClass(names: string): JQueryObject;
  hasClass(name: string): boolean;
  css(name: string, value: string): JQueryObject;
  is(selector: string): boolean;
  hide(): JQueryObject;
  show(): JQueryObject;
  slideUp(ms: number): JQueryObject;
  slideDown(ms: number): JQueryObject;
  after(html: string): JQueryObject;
  remove(): JQueryObject;
  filter(keep: (index: number, element: Element) => boolean): JQueryObject;
  each(visit: (index: number, element: Element) => void): JQueryObject;
}

export type EventHandler = (event: JQueryEventLike, ...given: readonly unknown[]) => void;

export interface JQueryEventLike {
  readonly code?: string;
  readonly target: Element;
  preventDefault(): void;
}

export interface JQueryRequest {
  abort(): void;
}

export interface JQueryRequestSettings {
  readonly url: string;
  readonly type: 'POST';
  readonly data: Readonly<Record<string, unknown>>;
  readonly success: (answer: unknown) => void;
  readonly complete: () => void;
}

export interface JQueryLike {
  (target: unknown): JQueryObject;
  readonly fn: object;
  ajax(settings: JQueryRequestSettings): JQueryRequest;
}
