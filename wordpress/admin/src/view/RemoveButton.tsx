import { Button } from '@wordpress/components';
import { __, sprintf } from '@wordpress/i18n';

interface RemoveButtonProps {
  /** Name of what it removes, for those who hear the button without its row. */
  readonly name: string;
  readonly onClick: () => void;
}

/** Takes a row out of a list. */
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
