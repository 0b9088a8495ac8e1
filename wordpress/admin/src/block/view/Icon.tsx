/** A channel's icon in the colour of the adjacent text, as rendered by the server. */
export function Icon({ path }: { readonly path: string }) {
  if (path === '') return null;
  return (
    <svg viewBox="0 0 24 24" width="20" height="20" aria-hidden="true" focusable="false">
      <path fill="currentColor" fillRule="evenodd" d={path} />
    </svg>
  );
}
