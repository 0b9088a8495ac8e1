import { Button } from '@wordpress/components';
import { __, sprintf } from '@wordpress/i18n';
import { insertPlaceholder } from '../model/insertPlaceholder.ts';
import { idOf } from './FormContext.ts';

const namesOf = (): Readonly<Record<string, string>> => ({
  product: __('Product', 'hadaya'),
  sku: __('SKU', 'hadaya'),
  variation: __('Variation', 'hadaya'),
  qty: __('Quantity', 'hadaya'),
  price: __('Price', 'hadaya'),
  cart: __('Cart contents', 'hadaya'),
  title: __('Page title', 'hadaya'),
  url: __('Page URL', 'hadaya'),
  name: __('Name', 'hadaya'),
  email: __('Email', 'hadaya'),
  phone: __('Phone', 'hadaya'),
  message: __('Message', 'hadaya'),
  fields: __('All answers', 'hadaya'),
  page: __('Page', 'hadaya'),
  link: __('Message link', 'hadaya'),
  site: __('Site title', 'hadaya'),
  newsletter: __('Newsletter', 'hadaya'),
  id: __('Message ID', 'hadaya'),
  time: __('Time', 'hadaya'),
});

interface PlaceholdersProps {
  readonly placeholders: readonly string[];
  /** Path of the field with the text; the field's container must have no other control. */
  readonly path: string;
  readonly text: string;
  readonly onChange: (text: string) => void;
}

/** Buttons that insert a placeholder at the cursor. Pages and emails replace the placeholder with its value. */
export function Placeholders({ placeholders, path, text, onChange }: PlaceholdersProps) {
  if (placeholders.length === 0) return null;
  const names = namesOf();
  const insert = (placeholder: string) => {
    const control = document
      .getElementById(idOf(path))
      ?.querySelector<HTMLInputElement | HTMLTextAreaElement>('textarea, input');
    const { selectionStart, selectionEnd } = control ?? { selectionStart: null, selectionEnd: null };
    const next = insertPlaceholder(text, placeholder, selectionStart ?? text.length, selectionEnd ?? text.length);
    onChange(next.text);
    requestAnimationFrame(() => {
      control?.focus();
      control?.setSelectionRange(next.cursor, next.cursor);
    });
  };
  return (
    <p className="hadaya-placeholders">
      <span>{__('Insert:', 'hadaya')}</span>
      {placeholders.map((placeholder) => (
        <Button
          key={placeholder}
          variant="secondary"
          size="small"
          // translators: %s: name of a placeholder, such as "Product".
          aria-label={sprintf(__('Insert: %s', 'hadaya'), names[placeholder] ?? placeholder)}
          onClick={() => insert(placeholder)}
        >
          {names[placeholder] ?? placeholder}
        </Button>
      ))}
    </p>
  );
}
