<?php
/**
 * Alternative AJAX endpoint for visitors.
 *
 * @package Hadaya
 */

namespace Hadaya\Http;

defined( 'ABSPATH' ) || exit;

/**
 * Provides a second URL, on the shop's front end, for the AJAX calls of the contact form and of the fallback to the replaced plugins. Many sites
 * block `admin-ajax.php` for visitors: with a password on `/wp-admin/`, a firewall rule, or a plugin that hides the folder or redirects first-time
 * users to its welcome screen. The page tries `admin-ajax.php` first and falls back to this URL. Both URLs apply the same checks and return the same
 * responses.
 */
final class FrontEndpoint {

	/**
	 * Query argument of requests to this endpoint.
	 */
	const NAME = 'hadaya-call';

	/**
	 * Returns the endpoint's URL, which is that of the front page with a query argument.
	 *
	 * @return string
	 */
	public function url(): string {
		return add_query_arg( self::NAME, '1', home_url( '/' ) );
	}

	/**
	 * Marks a request to this endpoint as an AJAX call before any plugin checks for one, and runs the action after WordPress has loaded.
	 *
	 * @param array<string, list<string>> $actions Allowed actions, by HTTP method.
	 */
	public function open( array $actions ): void {
		$asked = $this->asked( $actions );
		if ( '' === $asked || is_admin() ) {
			return;
		}
		defined( 'DOING_AJAX' ) || define( 'DOING_AJAX', true ); // phpcs:ignore WordPress.NamingConventions.PrefixAllGlobals.NonPrefixedConstantFound -- WordPress's own constant; many plugins check nothing else.
		add_action( 'wp_loaded', fn () => $this->answer( $asked ), PHP_INT_MAX );
	}

	/**
	 * Runs the action as `admin-ajax.php` does. Responds with 0 if the action has no handler, as WordPress does.
	 *
	 * @param string $asked Name of the action.
	 */
	private function answer( string $asked ): void {
		send_nosniff_header();
		nocache_headers();
		header( 'X-Robots-Tag: noindex' );
		$action = ( is_user_logged_in() ? 'wp_ajax_' : 'wp_ajax_nopriv_' ) . $asked;
		if ( ! has_action( $action ) ) {
			wp_die( '0', 400 );
		}
		do_action( $action ); // phpcs:ignore WordPress.NamingConventions.PrefixAllGlobals.DynamicHooknameFound -- WordPress's own hook, for one of our actions.
		wp_die( '0' );
	}

	/**
	 * Returns the requested action if it is allowed for the request's HTTP method.
	 *
	 * @param array<string, list<string>> $actions Allowed actions, by HTTP method.
	 * @return string Empty for an unknown action.
	 */
	private function asked( array $actions ): string {
		$method = isset( $_SERVER['REQUEST_METHOD'] ) ? $_SERVER['REQUEST_METHOD'] : ''; // phpcs:ignore WordPress.Security.ValidatedSanitizedInput -- Only compared.
		$sent   = 'POST' === $method ? $_POST : $_GET; // phpcs:ignore WordPress.Security.NonceVerification.Missing, WordPress.Security.NonceVerification.Recommended -- The action checks its nonce.
		$asked  = isset( $sent['action'] ) ? $sent['action'] : '';
		$known  = is_string( $method ) && isset( $actions[ $method ] ) ? $actions[ $method ] : array();
		return in_array( $asked, $known, true ) ? $asked : '';
	}
}
