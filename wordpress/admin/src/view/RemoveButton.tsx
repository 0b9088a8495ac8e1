import { Button } from '@wordpress/components';
import { __, sprintf } from '@wordpress/i18n';

interface RemoveButtonProps {
  /** Name of the item to remove, for screen readers. */
  readonly name: string;
  readonly onClick: () => void;
}

/** A small “Remove” button whose accessible name includes the item's name. */
export function RemoveButton({ name, onClick }: RemoveButtonProps) {
  return (
    <Button
      size="small"
      variant="tertiary"
      isDestructive
      aria-label={sprintf(__('Remove: %s', 'hadaya'), name)}
      onClick={onClick}
    >
      {__('Remove', 'hadaya')}
    </Button>
  );
}
