<?php
/**
 * Offering a newer version.
 *
 * @package Hadaya
 */

namespace Hadaya\Updates;

defined( 'ABSPATH' ) || exit;

/**
 * Answers WordPress when it asks for updates of this plugin, and lets nothing else be installed as one.
 */
final class Offer {

	/**
	 * What was wrong the last time, for the owner.
	 */
	const TROUBLE = 'hadaya_update_trouble';

	/**
	 * Version from which the owner has gone back: it is offered, but not installed by itself.
	 */
	const LEFT = 'hadaya_version_left';

	/**
	 * The address for updates.
	 *
	 * @var Feed
	 */
	private Feed $feed;

	/**
	 * Remembers its parts.
	 *
	 * @param Feed $feed The address for updates.
	 */
	public function __construct( Feed $feed ) {
		$this->feed = $feed;
	}

	/**
	 * The newest version for WordPress' list of updates.
	 *
	 * @param array|false $update What others have found.
	 * @param array       $plugin Head of the plugin that WordPress asks for.
	 * @param string      $file   Its file.
	 * @return array|false
	 */
	public function find( $update, $plugin, $file ) {
		if ( plugin_basename( HADAYA_FILE ) !== $file ) {
			return $update;
		}
		delete_site_option( self::TROUBLE );
		if ( ! $this->feed->is_on() ) {
			return false;
		}
		$release = $this->feed->newest();
		if ( is_wp_error( $release ) ) {
			update_site_option( self::TROUBLE, $release->get_error_message() );
			return false;
		}
		$offer = array(
			'slug'    => dirname( $file ),
			'version' => $release->version,
			'url'     => isset( $plugin['UpdateURI'] ) ? $plugin['UpdateURI'] : '',
			'package' => $release->package,
		);
		return $offer + $release->needs;
	}

	/**
	 * Fetches the zip of an update of this plugin, and refuses one that is not the signed one.
	 *
	 * @param bool|string|\WP_Error $reply    What others have fetched.
	 * @param string                $package  Address of the zip.
	 * @param \WP_Upgrader          $upgrader What installs.
	 * @param array                 $about    What is installed.
	 * @return bool|string|\WP_Error Path of the zip.
	 */
	public function fetch( $reply, $package, $upgrader, $about ) {
		$is_ours = isset( $about['plugin'] ) && plugin_basename( HADAYA_FILE ) === $about['plugin'];
		if ( ! $is_ours || is_wp_error( $reply ) || 1 !== preg_match( '#^https?://#i', (string) $package ) ) {
			return $reply;
		}
		// Asked again: what was offered may be hours old.
		$release = $this->feed->newest();
		if ( is_wp_error( $release ) ) {
			return $release;
		}
		if ( $release->package !== $package ) {
			return new \WP_Error( 'hadaya_update_other_zip', __( 'This zip is not the one that the address for updates names. Open Dashboard > Updates and choose “Check again”.', 'hadaya' ) );
		}
		$upgrader->skin->feedback( 'downloading_package', $package );
		$file = download_url( $package );
		if ( is_wp_error( $file ) ) {
			return $file;
		}
		if ( ! hash_equals( $release->sha256, (string) hash_file( 'sha256', $file ) ) ) {
			wp_delete_file( $file );
			return new \WP_Error( 'hadaya_update_changed', __( 'The zip is not the one that was signed: it was changed, or did not come whole. Nothing was installed. Try again; if it happens again, tell whoever publishes it.', 'hadaya' ) );
		}
		return $file;
	}

	/**
	 * Whether WordPress may install an update by itself: not the version from which the owner has gone back.
	 *
	 * @param bool|null $is_wanted What others want.
	 * @param object    $item      Offered update.
	 * @return bool|null
	 */
	public function may_install( $is_wanted, $item ) {
		$is_ours = isset( $item->plugin, $item->new_version ) && plugin_basename( HADAYA_FILE ) === $item->plugin;
		return $is_ours && get_site_option( self::LEFT ) === $item->new_version ? false : $is_wanted;
	}

	/**
	 * Tells below the plugin's row what was wrong with its updates.
	 */
	public function print_trouble(): void {
		$trouble = get_site_option( self::TROUBLE );
		if ( ! is_string( $trouble ) || '' === $trouble || ! current_user_can( 'update_plugins' ) ) {
			return;
		}
		printf(
			'<tr class="plugin-update-tr active"><td colspan="4" class="plugin-update colspanchange"><div class="notice inline notice-error notice-alt hadaya-update-trouble"><p>%s</p></div></td></tr>',
			esc_html( $trouble )
		);
	}
}
