<?php
/**
 * The block of the editor.
 *
 * @package Hadaya
 */

namespace Hadaya\ContactBlock;

use Hadaya\Assets\Manifest;
use Hadaya\Assets\PageSettings;
use Hadaya\Widgets\Widget;

defined( 'ABSPATH' ) || exit;

/**
 * A button or link of the editor that opens a channel, drawn by the server, and items of the same kind for the Navigation block. Where our
 * contact widget is not the site's, neither is offered; what stands in a page already stays a link.
 */
final class ContactBlock {

	/**
	 * Handle of the editor's script.
	 */
	const HANDLE = 'hadaya-block';

	private ContactTarget $target;
	private ContactButton $button;
	private Widget $widget;
	private ChannelIcons $channel_icons;

	public function __construct(
		ContactTarget $target,
		ContactButton $button,
		Widget $widget,
		ChannelIcons $channel_icons
	) {
		$this->channel_icons = $channel_icons;
		$this->target        = $target;
		$this->button        = $button;
		$this->widget        = $widget;
	}

	/**
	 * The block on a page.
	 *
	 * @param array<string, mixed> $attributes What it is like.
	 * @return string
	 */
	public function render( $attributes ): string {
		$place   = $attributes['place'] ?? '';
		$wrapper = get_block_wrapper_attributes( '' === $place ? array() : array( 'class' => 'is-at-' . $place ) );
		return '<div ' . $wrapper . '>' . $this->button->html( $attributes ) . '</div>';
	}

	/**
	 * Puts the editor's script on its page.
	 */
	public function enqueue(): void {
		$files = new Manifest( HADAYA_FOLDER . 'dist/admin', plugins_url( 'dist/admin', HADAYA_FILE ) );
		if ( ! $files->has( 'block' ) || ! $this->widget->is_active() ) {
			return;
		}
		$script  = $files->describe( 'block' );
		$choices = array();
		foreach ( $this->target->all() as $name => $channel ) {
			$choices[] = array(
				'value' => $name,
				'label' => $channel['name'],
			) + $this->channel_icons->of( '' === $channel['type'] ? 'Contact_Us' : $channel['type'] );
		}
		wp_enqueue_script(
			self::HANDLE,
			$script['url'],
			array( 'react', 'wp-element', 'wp-components', 'wp-blocks', 'wp-block-editor', 'wp-i18n' ),
			$script['version'],
			true
		);
		wp_set_script_translations( self::HANDLE, 'hadaya', HADAYA_FOLDER . 'languages' );
		wp_add_inline_script( self::HANDLE, 'var hadayaContactBlock=' . wp_json_encode( $choices, PageSettings::JSON_FLAGS ) . ';', 'before' );
	}
}
