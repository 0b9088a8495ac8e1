import { contactChannel, type Locale, type Localized, type PrintedRecord } from '@hadaya/testing/shop';
import { contactTexts as texts } from '../texts/contactTexts.ts';

/** Creates a contact form with one field of every type that owners can add. */
export function quoteForm(locale: Locale): PrintedRecord {
  const builtIn = (field: string, title: Localized, type: string, required = 1) => ({
    field,
    title: title[locale],
    type,
    is_required: required,
    placeholder: '',
  });
  const custom = (type: string, label: Localized, more: PrintedRecord = {}) => ({
    is_custom: 1,
    field_dropdown: type,
    field_label: label[locale],
    placeholder: '',
    is_required: 0,
    ...more,
  });
  return contactChannel('Contact_Us', {
    hover_text: texts.writeToUs[locale],
    contact_form_settings: {
      contact_form_title: texts.writeToUs[locale],
      button_text: texts.send[locale],
      button_bg_color: '#8a5a2b',
      button_text_color: '#ffffff',
      title_bg_color: '#8a5a2b',
      contact_form_field_order: [],
    },
    contact_fields: [
      builtIn('name', texts.name, 'text'),
      builtIn('email', texts.workMail, 'email'),
      builtIn('phone', texts.phone, 'tel', 0),
      builtIn('message', texts.order, 'textarea'),
      custom('text', texts.company),
      custom('number', texts.quantity, { is_required: 1 }),
      custom('url', texts.website),
      custom('date', texts.needed),
      custom('dropdown', texts.budget, {
        dropdown_placeholder: texts.range[locale],
        dropdown_option: ['< 5 OMR', '5 – 15 OMR', '> 15 OMR'],
      }),
      custom('textarea', texts.notes),
      custom('file', texts.logo),
      custom('textblock', texts.phone, { field_label: '', placeholder: texts.hours[locale] }),
    ],
  });
}
