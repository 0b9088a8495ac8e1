import { Button } from '@wordpress/components';
import { __, sprintf } from '@wordpress/i18n';

interface RemoveButtonProps {
  /** Name of the item to remove, for screen readers. */
  readonly name: string;
  readonly onClick: () => void;
}

/** A button that removes an item from a list. */
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
