<?php
/**
 * Welcome notice after activation.
 *
 * @package Hadaya
 */

namespace Hadaya\Admin;

use Hadaya\Settings\Access;
use Hadaya\Settings\Options;
use Hadaya\Swap\ActivePlugins;

defined( 'ABSPATH' ) || exit;

/**
 * Shows a new owner a single notice with a link to the settings.
 */
final class Welcome {

	/**
	 * Option that exists from the first activation until the notice has been shown.
	 */
	const OPTION = 'hadaya_welcome';

	private Access $access;
	private ActivePlugins $active_plugins;

	public function __construct( Access $access, ActivePlugins $active_plugins ) {
		$this->access         = $access;
		$this->active_plugins = $active_plugins;
	}

	/**
	 * Schedules the notice, unless the site already has stored settings.
	 */
	public static function prepare(): void {
		if ( false === get_option( Options::NAME ) ) {
			update_option( self::OPTION, '1', false );
		}
	}

	/**
	 * Hooks the notice if it is scheduled and the user may open the settings.
	 */
	public function hook_notice(): void {
		if ( $this->access->is_allowed() && false !== get_option( self::OPTION ) ) {
			add_action( 'admin_notices', array( $this, 'print_notice' ) );
		}
	}

	/**
	 * Prints the notice and ensures that it is not shown again.
	 */
	public function print_notice(): void {
		delete_option( self::OPTION );
		// If another contact plugin is active, its own settings apply, so the button leads to the features instead.
		$is_ours = array() === $this->active_plugins->behind( 'contact-widget' );
		printf(
			'<div class="notice notice-info is-dismissible"><p>%1$s</p><p><a class="button button-primary" href="%2$s">%3$s</a></p></div>',
			esc_html( $this->text() ),
			esc_url( Menu::address() . ( $is_ours ? '' : '#parts' ) ),
			$is_ours ? esc_html__( 'Set up the contact widget', 'hadaya' ) : esc_html__( 'View features', 'hadaya' )
		);
	}

	/**
	 * Returns the notice's text, which lists the plugins whose scripts Hadaya replaces.
	 *
	 * @return string
	 */
	private function text(): string {
		$islands  = array( 'gallery', 'swatches', 'contact-widget', 'menu', 'content' );
		$replaced = array_merge( ...array_map( array( $this->active_plugins, 'behind' ), $islands ) );
		return array() === $replaced
			? __( 'Hadaya is active.', 'hadaya' )
			/* translators: %s: names of plugins. */
			: sprintf( __( 'Hadaya is active and replaces the scripts of these plugins: %s.', 'hadaya' ), implode( ', ', $replaced ) );
	}
}
