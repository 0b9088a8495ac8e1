<?php
/**
 * The way back to the version before.
 *
 * @package Hadaya
 */

namespace Hadaya\Updates;

defined( 'ABSPATH' ) || exit;

/**
 * One click in the list of plugins brings the kept version back. The one that is left is kept in turn, so this can be undone the same
 * way. Settings, messages and counts stay.
 */
final class StepBack {

	/**
	 * Name of the action and of its nonce.
	 */
	const ACTION = 'hadaya_version_before';

	/**
	 * The version before.
	 *
	 * @var PreviousVersion
	 */
	private PreviousVersion $before;

	/**
	 * Remembers its parts.
	 *
	 * @param PreviousVersion $before The version before.
	 */
	public function __construct( PreviousVersion $before ) {
		$this->before = $before;
	}

	/**
	 * Whether the present user may change which version is installed.
	 *
	 * @return bool
	 */
	private static function is_allowed(): bool {
		return current_user_can( 'update_plugins' ) && wp_is_file_mod_allowed( 'hadaya_version_before' );
	}

	/**
	 * Adds the link to the plugin's row.
	 *
	 * @param string[] $links Links.
	 * @return string[]
	 */
	public function add_link( $links ): array {
		$version = self::is_allowed() ? $this->before->version() : '';
		if ( '' !== $version && Installed::version() !== $version ) {
			$address = wp_nonce_url( admin_url( 'admin-post.php?action=' . self::ACTION ), self::ACTION );
			/* translators: %s: a version. */
			$links['hadaya-version-before'] = sprintf( '<a href="%1$s">%2$s</a>', esc_url( $address ), esc_html( sprintf( __( 'Back to version %s', 'hadaya' ), $version ) ) );
		}
		return $links;
	}

	/**
	 * Brings the version before back and returns to the list of plugins.
	 */
	public function run(): void {
		check_admin_referer( self::ACTION );
		if ( ! self::is_allowed() ) {
			wp_die( esc_html__( 'You may not change which version of a plugin is installed. Ask an administrator of this site.', 'hadaya' ), '', array( 'response' => 403 ) );
		}
		$done = $this->install();
		if ( is_wp_error( $done ) ) {
			/* translators: %s: what went wrong. */
			$message = sprintf( __( 'The version before could not be brought back: %s Upload its zip under Plugins > Add Plugin instead; settings and messages stay.', 'hadaya' ), $done->get_error_message() );
			wp_die(
				esc_html( $message ),
				'',
				array(
					'response'  => 'hadaya_version_changed' === $done->get_error_code() ? 404 : 500,
					'back_link' => true,
				)
			);
		}
		wp_safe_redirect( self_admin_url( 'plugins.php' ) );
		exit;
	}

	/**
	 * Installs the version before.
	 *
	 * @return true|\WP_Error
	 */
	private function install() {
		if ( ! $this->before->is_whole() ) {
			return new \WP_Error( 'hadaya_version_changed', __( 'Its copy is gone, or was changed since it was kept.', 'hadaya' ) );
		}
		require_once ABSPATH . 'wp-admin/includes/class-wp-upgrader.php';
		$left     = Installed::version();
		$upgrader = new \Plugin_Upgrader( new \Automatic_Upgrader_Skin() );
		$upgrader->init();
		$upgrader->upgrade_strings();
		$done = $upgrader->run(
			array(
				'package'           => $this->before->path(),
				'destination'       => WP_PLUGIN_DIR,
				'clear_destination' => true,
				'clear_working'     => true,
				'hook_extra'        => array(
					'plugin'      => plugin_basename( HADAYA_FILE ),
					'type'        => 'plugin',
					'action'      => 'update',
					'temp_backup' => array(
						'slug' => dirname( plugin_basename( HADAYA_FILE ) ),
						'src'  => WP_PLUGIN_DIR,
						'dir'  => 'plugins',
					),
				),
			)
		);
		if ( is_wp_error( $done ) ) {
			return $done;
		}
		if ( ! is_array( $done ) ) {
			return new \WP_Error( 'hadaya_version_no_files', __( 'WordPress may not write into its folder of plugins.', 'hadaya' ) );
		}
		update_site_option( Offer::LEFT, $left );
		wp_clean_plugins_cache();
		return true;
	}
}
