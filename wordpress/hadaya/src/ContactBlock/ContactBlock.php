<?php
/**
 * Contact block.
 *
 * @package Hadaya
 */

namespace Hadaya\ContactBlock;

use Hadaya\Widgets\ContactWidgets;

defined( 'ABSPATH' ) || exit;

/**
 * Renders the editor block for a button or link that opens a channel, and offers link variations for the Navigation block. Neither is offered if the
 * site does not use our contact widget; existing blocks then remain links.
 */
final class ContactBlock {

	private ContactTarget $target;
	private ContactButton $button;
	private ContactWidgets $contact_widgets;
	private ChannelIcons $channel_icons;
	private EditorScript $editor_script;

	public function __construct(
		ContactTarget $target,
		ContactButton $button,
		ContactWidgets $contact_widgets,
		ChannelIcons $channel_icons,
		EditorScript $editor_script
	) {
		$this->channel_icons   = $channel_icons;
		$this->editor_script   = $editor_script;
		$this->target          = $target;
		$this->button          = $button;
		$this->contact_widgets = $contact_widgets;
	}

	/**
	 * Renders the block: a link in an element with the block's classes and alignment.
	 *
	 * @param array<string, mixed> $attributes Attributes of the block.
	 * @return string
	 */
	public function render( $attributes ): string {
		$position = $attributes['position'] ?? '';
		$wrapper  = get_block_wrapper_attributes( '' === $position ? array() : array( 'class' => 'is-at-' . $position ) );
		return '<div ' . $wrapper . '>' . $this->button->html( $attributes ) . '</div>';
	}

	/**
	 * Enqueues the block's editor script with the channels that a link may open.
	 */
	public function enqueue(): void {
		if ( ! $this->contact_widgets->is_active() ) {
			return;
		}
		$choices = array();
		foreach ( $this->target->all() as $name => $channel ) {
			$choices[] = array(
				'value' => $name,
				'label' => $channel['name'],
			) + $this->channel_icons->of( '' === $channel['type'] ? 'Contact_Us' : $channel['type'] );
		}
		$this->editor_script->enqueue( 'hadayaContactBlock', $choices );
	}
}
