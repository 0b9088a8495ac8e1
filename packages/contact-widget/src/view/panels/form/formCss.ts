import form from './form.css?inline';
import notices from './notices.css?inline';

/** The style sheet of the form: a file of its own, fetched beside its code. */
export const formCss: string = form + notices;
