<?php
/**
 * Hooks for visitors' AJAX calls.
 *
 * @package Hadaya
 */

namespace Hadaya\Hooks;

use Hadaya\Container;
use Hadaya\Form\FormEndpoint;
use Hadaya\Form\Nonces;
use Hadaya\Statistics\CountEndpoint;
use Hadaya\WayBack\WayBackEndpoint;

defined( 'ABSPATH' ) || exit;

/**
 * Registers the hooks for AJAX calls to `admin-ajax.php` and to `FrontEndpoint`, which has already marked its requests as AJAX calls.
 */
final class AjaxCalls {

	/** The contact widget's counting actions. */
	const COUNTING = array( 'update_chaty_widget_views', 'update_chaty_channel_views', 'update_chaty_widget_click', 'update_chaty_channel_click' );

	private Container $container;

	public function __construct( Container $container ) {
		$this->container = $container;
	}

	/**
	 * Registers the hooks. Those for calls that another contact plugin may answer run on `init` or later, when all plugins have loaded.
	 */
	public function register(): void {
		$this->container->hook_where( $this->asks_for( array( 'chaty_front_form_save_data' ) ), 'wp_loaded', FormEndpoint::class, 'register_action' );
		// Most post types are registered before priority 9. Views of pages with other post types are counted on `wp_loaded`, when all types are
		// registered.
		$this->container->hook_where( $this->asks_for( self::COUNTING ), 'init', CountEndpoint::class, 'answer_early', 9 );
		$this->container->hook_where( $this->asks_for( self::COUNTING ), 'wp_loaded', CountEndpoint::class, 'answer' );
		$answers = array(
			'hadaya_fresh_nonce' => Nonces::class,
			'hadaya_way_back'    => WayBackEndpoint::class,
		);
		foreach ( $answers as $action => $part ) {
			$this->container->hook( 'wp_ajax_' . $action, $part, 'answer' );
			$this->container->hook( 'wp_ajax_nopriv_' . $action, $part, 'answer' );
		}
	}

	/**
	 * Returns a callback that checks whether the request calls one of these actions.
	 *
	 * @param string[] $actions Names of the actions.
	 * @return callable
	 */
	private function asks_for( array $actions ): callable {
		return static fn (): bool => isset( $_REQUEST['action'] ) && in_array( $_REQUEST['action'], $actions, true ); // phpcs:ignore WordPress.Security.NonceVerification.Recommended, WordPress.Security.ValidatedSanitizedInput -- The value is only compared.
	}
}
