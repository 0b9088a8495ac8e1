<?php
/**
 * The short way of a call that counts.
 *
 * @package Hadaya
 */

namespace Hadaya\Statistics;

defined( 'ABSPATH' ) || exit;

/**
 * Answers a counting call as soon as this plugin is loaded: no further plugin, no theme, no `init`. That is a third of what
 * WordPress does for a call. Everything else, and one call a minute, goes the whole way: calls of widgets that another plugin
 * may serve, and those for which nothing is prepared yet.
 */
final class CountDoor {

	/**
	 * Answers and ends the request where it is a call that can be counted here.
	 */
	public static function answer(): void {
		// Most calls are somebody else's: nothing is read for them.
		$asked = isset( $_POST['action'] ) && is_string( $_POST['action'] ) ? $_POST['action'] : ''; // phpcs:ignore WordPress.Security.NonceVerification.Missing, WordPress.Security.ValidatedSanitizedInput -- Only compared.
		if ( 0 !== strpos( $asked, 'update_chaty_' ) || ( defined( 'HADAYA_COUNT_EARLY' ) && ! HADAYA_COUNT_EARLY ) || Visits::VERSION !== get_option( Visits::VERSION_OPTION ) ) {
			return;
		}
		$status = 0;
		if ( '' !== CountCall::action() ) {
			$status = self::count();
		}
		if ( 0 !== $status ) {
			self::end( $status );
		}
	}

	/**
	 * Keeps a call of the contact widget.
	 *
	 * @return int Status of the answer; 0 where the call has to go the whole way.
	 */
	private static function count(): int {
		$widgets = CountPlan::widgets();
		if ( null === $widgets || array() === $widgets || CountFlush::of_site()->claim() ) {
			return 0;
		}
		$entry = CountCall::entry( $widgets, CountPlan::languages() );
		return '' === $entry || CountFlush::of_site()->keep( $entry ) ? 200 : 0;
	}

	/**
	 * Answers and ends the request.
	 *
	 * @param int $status Status.
	 */
	private static function end( int $status ): void {
		status_header( $status );
		send_origin_headers();
		nocache_headers();
		send_nosniff_header();
		header( 'X-Robots-Tag: noindex' );
		header( 'Content-Type: text/html; charset=' . get_option( 'blog_charset' ) );
		if ( 200 === $status ) {
			echo '1';
		}
		exit;
	}
}
