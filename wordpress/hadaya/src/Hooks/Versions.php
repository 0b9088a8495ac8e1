<?php
/**
 * What the plugin does about versions of itself.
 *
 * @package Hadaya
 */

namespace Hadaya\Hooks;

use Hadaya\Container;
use Hadaya\Updates\Offer;
use Hadaya\Updates\PreviousVersion;
use Hadaya\Updates\StepBack;

defined( 'ABSPATH' ) || exit;

/**
 * Hooks where newer versions come from, and the way back.
 */
final class Versions {

	/**
	 * Hooks what updates by themselves need too: WordPress asks for them by the host in the plugin's head.
	 *
	 * @param Container $container The container.
	 */
	public static function register( Container $container ): void {
		$container->hook( 'update_plugins_hadaya.example', Offer::class, 'find', 10, 3 );
		$container->hook( 'upgrader_pre_download', Offer::class, 'fetch', 10, 4 );
		$container->hook( 'auto_update_plugin', Offer::class, 'may_install', 10, 2 );
		$container->hook( 'upgrader_source_selection', PreviousVersion::class, 'before_install', PHP_INT_MAX );
	}

	/**
	 * Hooks what the list of plugins says.
	 *
	 * @param Container $container The container.
	 */
	public static function register_screens( Container $container ): void {
		$own = plugin_basename( HADAYA_FILE );
		$container->hook( 'plugin_action_links_' . $own, StepBack::class, 'add_link', 20 );
		$container->hook( 'network_admin_plugin_action_links_' . $own, StepBack::class, 'add_link', 20 );
		$container->hook( 'after_plugin_row_' . $own, Offer::class, 'print_trouble' );
		$container->hook( 'admin_post_hadaya_version_before', StepBack::class, 'run' );
	}
}
