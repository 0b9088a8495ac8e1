/** The server's nodes of one search field. */
export interface SearchParts {
  readonly form: HTMLFormElement;
  readonly input: HTMLInputElement;
  /** The icon layout: the field opens from its icon. */
  readonly icon: HTMLElement | null;
  readonly clear: HTMLButtonElement | null;
  readonly submit: HTMLButtonElement | null;
}

/** Reads a search field from the server's markup; `undefined` when it has none. */
export function readSearch(wrapper: HTMLElement): SearchParts | undefined {
  const form = wrapper.querySelector<HTMLFormElement>('form.hfe-search-button-wrapper');
  const input = form?.querySelector<HTMLInputElement>('.hfe-search-form__input');
  if (!form || !input) return undefined;
  return {
    form,
    input,
    icon: form.querySelector<HTMLElement>('.hfe-search-icon-toggle > :is(i, svg)'),
    clear: form.querySelector<HTMLButtonElement>('button[type="reset"]'),
    submit: form.querySelector<HTMLButtonElement>('.hfe-search-submit'),
  };
}
