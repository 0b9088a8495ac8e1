<?php
/**
 * Links of the page to the contact widget.
 *
 * @package Hadaya
 */

namespace Hadaya\Hooks;

use Hadaya\ContactBlock\ContactBlock;
use Hadaya\ContactBlock\MenuAddresses;
use Hadaya\Container;

defined( 'ABSPATH' ) || exit;

/**
 * Hooks the editor's block, and what makes links of menus work without JavaScript.
 */
final class ContactLinksOfPage {

	/**
	 * Handle of the sheet of these links.
	 */
	const STYLE_HANDLE = 'hadaya-contact-link';

	/**
	 * What makes a link of sign and words. The theme's own rules for buttons give the rest.
	 */
	const STYLE = '.hadaya-contact-link{display:inline-flex;align-items:center;gap:.5em;max-width:100%;overflow-wrap:anywhere}.hadaya-contact-link>svg{flex:none;width:1.25em;height:1.25em}.wp-block-hadaya-contact.is-at-start{text-align:start}.wp-block-hadaya-contact.is-at-center{text-align:center}.wp-block-hadaya-contact.is-at-end{text-align:end}';

	/**
	 * Hooks the parts.
	 *
	 * @param Container $container The container.
	 */
	public static function register( Container $container ): void {
		add_action( 'init', static fn () => self::register_block( $container ) );
		$container->hook( 'enqueue_block_editor_assets', ContactBlock::class, 'enqueue' );
		$names_channel = static fn ( ...$given ): bool => 0 === strpos( $given[0]['href'] ?? '', '#contact' );
		$container->hook_where( $names_channel, 'nav_menu_link_attributes', MenuAddresses::class, 'of_menu' );
		$holds_address = static fn ( ...$given ): bool => false !== strpos( (string) $given[0], '#contact' );
		$container->hook_where( $holds_address, 'render_block_core/navigation-link', MenuAddresses::class, 'of_block' );
	}

	/**
	 * Tells WordPress of the block. No other file of ours is read until it is drawn.
	 *
	 * @param Container $container The container.
	 */
	private static function register_block( Container $container ): void {
		wp_register_style( self::STYLE_HANDLE, false, array(), '1' );
		wp_add_inline_style( self::STYLE_HANDLE, self::STYLE );
		$more = array(
			'render_callback' => static fn ( $attributes ): string => $container->get( ContactBlock::class )->render( $attributes ),
			'style_handles'   => array( self::STYLE_HANDLE ),
		);
		register_block_type( HADAYA_FOLDER . 'src/ContactBlock', $more );
	}
}
