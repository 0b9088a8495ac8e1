<?php
/**
 * For test sites only: records the length of strangers' texts, and simulates Akismet and the file quota.
 *
 * @package Hadaya
 */

defined( 'ABSPATH' ) || exit;

/**
 * Records the length of the longest text that a request passes to WordPress's sanitisers.
 *
 * @param string $clean Sanitised text.
 * @param string $given Given text.
 * @return string
 */
function hadaya_test_note_length( $clean, $given ) {
	static $longest = 0;
	$file           = dirname( HADAYA_TEST_MAIL_LOG ) . '/cleaned.txt';
	if ( is_string( $given ) && strlen( $given ) > $longest && is_file( $file ) ) {
		$longest = strlen( $given );
		file_put_contents( $file, $longest . "\n", FILE_APPEND | LOCK_EX );
	}
	return $clean;
}

add_filter( 'sanitize_text_field', 'hadaya_test_note_length', 10, 2 );
add_filter( 'sanitize_textarea_field', 'hadaya_test_note_length', 10, 2 );
add_filter( 'sanitize_key', 'hadaya_test_note_length', 10, 2 );

add_filter(
	'hadaya_form_quota_bytes',
	static function ( $bytes ) {
		return (int) get_option( 'hadaya_test_quota', $bytes );
	}
);

// Drops the limits table, as if a backup without it had been restored.
add_action(
	'add_option_hadaya_test_lose_limits',
	static function () {
		global $wpdb;
		$wpdb->query( "DROP TABLE {$wpdb->prefix}hadaya_limits" );
	}
);

if ( get_option( 'hadaya_test_akismet' ) && ! class_exists( 'Akismet' ) ) {
	/**
	 * Stand-in for Akismet: a message is spam if it contains "viagra".
	 */
	class Akismet {

		/**
		 * Returns a key, so that Hadaya considers Akismet set up.
		 *
		 * @return string
		 */
		public static function get_api_key() {
			return 'test';
		}

		/**
		 * Returns the response that Akismet's service would send: no headers, and the body `true` for spam or `false`.
		 *
		 * @param string $question Question.
		 * @param string $path     The requested path.
		 * @return array
		 */
		public static function http_post( $question, $path ) {
			parse_str( $question, $asked );
			return array( array(), 'comment-check' === $path && 'contact-form' === $asked['comment_type'] && false !== strpos( $asked['comment_content'], 'viagra' ) ? 'true' : 'false' );
		}
	}
}
