<?php
/**
 * A second endpoint for ajax calls of visitors.
 *
 * @package Hadaya
 */

namespace Hadaya\Http;

defined( 'ABSPATH' ) || exit;

/**
 * Answers the contact form's calls, and the one for the way back, at the shop's front address, too. Many a site closes `admin-ajax.php`
 * to visitors: with a password on `/wp-admin/`, a firewall's rule, a plugin that hides that folder or sends whoever comes first to its
 * own welcome screen. The page knocks there first and comes here when it is refused. What is answered, and on which conditions, is
 * the same at both doors.
 */
final class FrontEndpoint {

	/**
	 * Name in the address.
	 */
	const NAME = 'hadaya-call';

	/**
	 * Address of this door.
	 *
	 * @return string
	 */
	public function url(): string {
		return add_query_arg( self::NAME, '1', home_url( '/' ) );
	}

	/**
	 * Makes a request to this door an ajax call, before any plugin asks whether it is one.
	 *
	 * @param array[] $actions What may be asked for here, by the method of the request.
	 */
	public function open( array $actions ): void {
		$asked = $this->asked( $actions );
		if ( '' === $asked || is_admin() ) {
			return;
		}
		defined( 'DOING_AJAX' ) || define( 'DOING_AJAX', true ); // phpcs:ignore WordPress.NamingConventions.PrefixAllGlobals.NonPrefixedConstantFound -- WordPress' own: many a plugin asks for the constant alone.
		add_action( 'wp_loaded', fn () => $this->answer( $asked ), PHP_INT_MAX );
	}

	/**
	 * Runs the action as `admin-ajax.php` does. Where nobody is registered for it, the answer is the same as there: 0.
	 *
	 * @param string $asked Action.
	 */
	private function answer( string $asked ): void {
		send_nosniff_header();
		nocache_headers();
		header( 'X-Robots-Tag: noindex' );
		$action = ( is_user_logged_in() ? 'wp_ajax_' : 'wp_ajax_nopriv_' ) . $asked;
		if ( ! has_action( $action ) ) {
			wp_die( '0', 400 );
		}
		do_action( $action ); // phpcs:ignore WordPress.NamingConventions.PrefixAllGlobals.DynamicHooknameFound -- WordPress' own hook, of one of our actions.
		wp_die( '0' );
	}

	/**
	 * The action that is asked for.
	 *
	 * @param array[] $actions What may be asked for here, by the method of the request.
	 * @return string Empty for what is not answered here.
	 */
	private function asked( array $actions ): string {
		$method = isset( $_SERVER['REQUEST_METHOD'] ) ? $_SERVER['REQUEST_METHOD'] : ''; // phpcs:ignore WordPress.Security.ValidatedSanitizedInput -- Only compared.
		$sent   = 'POST' === $method ? $_POST : $_GET; // phpcs:ignore WordPress.Security.NonceVerification.Missing, WordPress.Security.NonceVerification.Recommended -- The action checks its nonce.
		$asked  = isset( $sent['action'] ) ? $sent['action'] : '';
		$known  = is_string( $method ) && isset( $actions[ $method ] ) ? $actions[ $method ] : array();
		return in_array( $asked, $known, true ) ? $asked : '';
	}
}
