<?php
/**
 * Plugin Name:       Hadaya
 * Description:       Replaces the front-end scripts of popular shop plugins with faster, accessible scripts for left-to-right and right-to-left sites, and keeps their settings and data. Includes contact widgets with a form and an inbox.
 * Version:           1.0.0
 * Requires at least: 6.4
 * Requires PHP:      7.4
 * WC requires at least: 8.0
 * WC tested up to:   10.4
 * Update URI:        false
 * Author:            Hadaya
 * License:           GPL-2.0-or-later
 * License URI:       https://www.gnu.org/licenses/gpl-2.0.html
 * Text Domain:       hadaya
 * Domain Path:       /languages
 *
 * @package Hadaya
 */

use Hadaya\Assets\PageIslands;
use Hadaya\ContactBlock\Shortcodes;
use Hadaya\Form\FormEndpoint;
use Hadaya\Form\Nonces;
use Hadaya\Hooks\Activation;
use Hadaya\Http\FrontEndpoint;
use Hadaya\Plugin;

defined( 'ABSPATH' ) || exit;

define( 'HADAYA_VERSION', '1.0.0' );
define( 'HADAYA_FILE', __FILE__ );
define( 'HADAYA_FOLDER', plugin_dir_path( __FILE__ ) );

require_once HADAYA_FOLDER . 'src/autoload.php';

// FrontEndpoint handles visitors' AJAX calls to the front page's URL.
if ( isset( $_GET['hadaya-call'] ) ) { // phpcs:ignore WordPress.Security.NonceVerification.Recommended -- Only the argument's presence is checked.
	hadaya()->get( FrontEndpoint::class )->open(
		array(
			'GET'  => array( PageIslands::WAY_BACK ),
			'POST' => array( FormEndpoint::ACTION, Nonces::ACTION ),
		)
	);
}

register_activation_hook( __FILE__, static fn() => hadaya()->get( Activation::class )->begin() );
register_deactivation_hook( __FILE__, static fn() => hadaya()->get( Activation::class )->end() );

/**
 * Returns the only instance of the plugin, which the first call creates.
 *
 * @return Plugin
 */
function hadaya(): Plugin {
	static $plugin = null;
	if ( null === $plugin ) {
		$plugin = new Plugin();
	}
	return $plugin;
}

/**
 * Prints an island's element, for use in themes: `hadaya_island( 'menu', array( 'layout' => 'horizontal' ), $links );`
 *
 * @param string $island     Name of the island.
 * @param array  $attributes Settings, printed as data attributes.
 * @param string $content    The theme's markup, which works without JavaScript; printed unchanged.
 */
function hadaya_island( $island, $attributes = array(), $content = '' ): void {
	echo hadaya()->get( Shortcodes::class )->island_markup( $island, $attributes, $content ); // phpcs:ignore WordPress.Security.EscapeOutput.OutputNotEscaped -- Built from escaped parts.
}

hadaya()->register();
