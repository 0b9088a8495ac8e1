<?php
/**
 * Link to the diagnostics.
 *
 * @package Hadaya
 */

namespace Hadaya\Admin;

use Hadaya\Settings\Access;

defined( 'ABSPATH' ) || exit;

/**
 * Adds a link to the diagnostics of the current page to the admin bar, for users who may manage options.
 */
final class DiagnosisLink {

	/**
	 * Query argument that opens the diagnostics.
	 */
	const SWITCH = 'hadaya_debug';

	/**
	 * Priority that places the link after WordPress's own items.
	 */
	const PRIORITY = 200;

	private Access $access;

	public function __construct( Access $access ) {
		$this->access = $access;
	}

	/**
	 * Adds a link to the admin bar that opens the diagnostics of the current page or, in the admin area, of the front page. If the diagnostics are
	 * open, the link closes them.
	 *
	 * @param WP_Admin_Bar $bar Admin bar.
	 */
	public function add_link( $bar ): void {
		if ( ! $this->access->is_allowed() ) {
			return;
		}
		$is_open = ! is_admin() && isset( $_GET[ self::SWITCH ] ); // phpcs:ignore WordPress.Security.NonceVerification.Recommended -- Only the argument's presence is checked.
		$page    = is_admin() ? home_url( '/' ) : self::origin() . add_query_arg( array() );
		$bar->add_node(
			array(
				'id'    => 'hadaya-diagnostics',
				'title' => $is_open ? esc_html__( 'Close Hadaya diagnostics', 'hadaya' ) : esc_html__( 'Hadaya diagnostics', 'hadaya' ),
				'href'  => esc_url( $is_open ? remove_query_arg( self::SWITCH, $page ) : add_query_arg( self::SWITCH, '1', $page ) ),
			)
		);
	}

	/**
	 * Returns the site's scheme and host. Leaves out the site's subfolder, because the path of the current page already contains it.
	 *
	 * @return string
	 */
	public static function origin(): string {
		$home = home_url();
		return substr( $home, 0, strlen( $home ) - strlen( (string) wp_parse_url( $home, PHP_URL_PATH ) ) );
	}
}
