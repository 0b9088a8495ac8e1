import type { ReactElement } from 'react';

const MOST_DOTS = 8;

/**
 * Renders the position indicator over the picture, hidden from screen readers: a counter and, for up to eight slides,
 * dots. The lightbox has its own counter, in `LightboxFrame`.
 */
export function Counter({ count, index }: { readonly count: number; readonly index: number }): ReactElement {
  return (
    <>
      {count <= MOST_DOTS && (
        <span className="dots" aria-hidden="true">
          {Array.from({ length: count }, (_, at) => (
            // biome-ignore lint/suspicious/noArrayIndexKey: a dot has no identity except its index
            <i key={at} data-current={at === index || undefined} />
          ))}
        </span>
      )}
      <span className="counter" aria-hidden="true">
        <bdi>{index + 1}</bdi>
        <span>/</span>
        <bdi>{count}</bdi>
      </span>
    </>
  );
}
