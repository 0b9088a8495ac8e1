<?php
/**
 * The short way of a call that counts.
 *
 * @package Hadaya
 */

defined( 'ABSPATH' ) || exit;

/**
 * Answers a counting call as soon as this plugin is loaded: no further plugin, no theme, no `init`. That is a third of what
 * WordPress does for a call. Everything else, and one call a minute, goes the whole way: calls of widgets that another plugin
 * may serve, and those for which nothing is prepared yet.
 */
final class Hadaya_Count_Door {

	/**
	 * Answers and ends the request where it is a call that can be counted here.
	 */
	public static function answer() {
		if ( ! wp_doing_ajax() || '' === Hadaya_Count_Call::action() || ( defined( 'HADAYA_COUNT_EARLY' ) && ! HADAYA_COUNT_EARLY ) ) {
			return;
		}
		$widgets = Hadaya_Count_Plan::widgets();
		if ( null === $widgets || array() === $widgets || Hadaya_Visits::VERSION !== get_option( Hadaya_Visits::VERSION_OPTION ) || Hadaya_Count_Flush::claim() ) {
			return;
		}
		$entry = Hadaya_Count_Call::entry( $widgets );
		if ( '' !== $entry && ! Hadaya_Count_Flush::keep( $entry ) ) {
			return;
		}
		send_origin_headers();
		nocache_headers();
		send_nosniff_header();
		header( 'X-Robots-Tag: noindex' );
		header( 'Content-Type: text/html; charset=' . get_option( 'blog_charset' ) );
		echo '1';
		exit;
	}
}
