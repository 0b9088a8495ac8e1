import { serverTexts } from '../../shop/serverTexts.ts';
import { textAnswer } from '../answers.ts';
import { type BackendHandler, fieldOf } from '../backendCall.ts';

const REQUIRED_FIELDS = ['name', 'email', 'message'] as const;

const EMAIL = /^[^@\s]+@[^@\s]+\.[^@\s]+$/;

const STORED = {
  redirect_action: 'no',
  redirect_link: '',
  link_in_new_tab: 'no',
  close_form_after: 'no',
  close_form_after_seconds: '3',
} as const;

/**
 * Responds to `chaty_front_form_save_data` with JSON that is declared as HTML, always with status 200. Rejects a form
 * without a nonce. Reports each empty built-in field, and a malformed email address.
 */
export const contactForm: BackendHandler = (call, { locale }) => {
  const texts = serverTexts[locale];
  if (!fieldOf(call, 'nonce')) return answer({ status: 0, error: 0, errors: [], message: texts.invalidRequest });
  const errors = REQUIRED_FIELDS.flatMap((field) => {
    const value = fieldOf(call, field)?.trim();
    if (value === undefined) return [];
    if (value === '' || value === '0') return [{ field: `chaty-field-${field}`, message: texts.fieldRequired }];
    if (field === 'email' && !EMAIL.test(value)) {
      return [{ field: 'chaty-field-email', message: texts.emailInvalid }];
    }
    return [];
  });
  if (errors.length > 0) return answer({ status: 0, error: 1, errors, message: '' });
  return answer({ status: 1, error: 0, errors: [], message: texts.messageSent, ...STORED });
};

function answer(body: unknown): Response {
  return textAnswer(JSON.stringify(body));
}
