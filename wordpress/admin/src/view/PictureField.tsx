import { Button, TextControl } from '@wordpress/components';
import type { ReactNode } from '@wordpress/element';
import { __, sprintf } from '@wordpress/i18n';
import type { FieldProps } from './FormContext.ts';

/** The methods of WordPress's media frame (`wp.media`) that this file uses. */
interface MediaFrame {
  on(event: 'select', callback: () => void): void;
  open(): void;
  state(): { get(name: 'selection'): { first(): { toJSON(): { readonly url: string } } } };
}

interface PictureFieldProps {
  readonly field: FieldProps;
  readonly shared: Omit<Parameters<typeof TextControl>[0], 'value' | 'onChange'>;
  readonly title: string;
}

/** Opens the media library for one picture. */
function choose(title: string, onChoose: (url: string) => void): void {
  const { wp }: { wp?: { media?: (options: object) => MediaFrame } } = Object(window);
  const frame = wp?.media?.({
    title,
    library: { type: 'image' },
    multiple: false,
    button: { text: __('Use this image', 'hadaya') },
  });
  frame?.on('select', () => onChoose(frame.state().get('selection').first().toJSON().url));
  frame?.open();
}

/** A field for a picture's URL, typed or selected in the media library, with a preview. */
export function PictureField({ field, shared, title }: PictureFieldProps): ReactNode {
  const address = String(field.value ?? '');
  return (
    <div>
      <TextControl {...shared} type="url" dir="ltr" value={address} onChange={field.onChange} __next40pxDefaultSize />
      <div className="hadaya-chooser">
        {/^https?:/.test(address) && <img src={address} alt="" />}
        <Button
          variant="secondary"
          aria-label={sprintf(__('Choose image: %s', 'hadaya'), title)}
          onClick={() => choose(title, field.onChange)}
        >
          {__('Choose image', 'hadaya')}
        </Button>
      </div>
    </div>
  );
}
