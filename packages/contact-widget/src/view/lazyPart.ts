import { type ComponentType, type LazyExoticComponent, lazy } from 'react';

const nothing = () => null;

/** A part that is fetched when it is first drawn. When it cannot be, `otherwise` stands in for it and the widget lives. */
export function lazyPart<Props extends object>(
  load: () => Promise<{ readonly default: ComponentType<Props> }>,
  otherwise: ComponentType<Props> = nothing,
): LazyExoticComponent<ComponentType<Props>> {
  return lazy(() => load().catch(() => ({ default: otherwise })));
}
