<?php
/**
 * For test sites only: other plugins' changes to a page.
 *
 * @package Hadaya
 */

defined( 'ABSPATH' ) || exit;

// Acts as a consent banner that blocks inline scripts with a service's name, unless their category is `functional`.
add_action(
	'template_redirect',
	static function () {
		if ( ! get_option( 'hadaya_test_blocked_words' ) ) {
			return;
		}
		$blocked = explode( ' ', get_option( 'hadaya_test_blocked_words' ) );
		ob_start(
			static function ( $page ) use ( $blocked ) {
				return preg_replace_callback(
					'/<script(?<attributes>[^>]*)>(?<code>.*?)<\/script>/s',
					static function ( $found ) use ( $blocked ) {
						$is_named  = str_replace( $blocked, '', $found['code'] ) !== $found['code'];
						$is_needed = false !== strpos( $found['attributes'], 'data-category="functional"' );
						return $is_named && ! $is_needed ? '<script type="text/plain" data-category="marketing"' . $found['attributes'] . '>' . $found['code'] . '</script>' : $found[0];
					},
					$page
				);
			}
		);
	}
);
