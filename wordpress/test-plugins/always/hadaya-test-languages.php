<?php
/**
 * Plugin Name: Hadaya test: a shop in several languages Description: For test sites only: languages as a translation plugin reports them, `?lang=ar`
 * for pages in one of them, and a translator of the page's HTML.
 *
 * @package Hadaya
 */

add_filter(
	'hadaya_languages',
	static function ( $languages ) {
		$kept = get_option( 'hadaya_test_languages' );
		return is_array( $kept ) ? $kept : $languages;
	}
);

// Reads the page's language from the URL, like Polylang and WPML.
add_filter(
	'locale',
	static function ( $locale ) {
		$kept = get_option( 'hadaya_test_languages' );
		$slug = isset( $_GET['lang'] ) && ! is_admin() ? sanitize_key( $_GET['lang'] ) : '';
		foreach ( '' !== $slug && is_array( $kept ) ? $kept : array() as $language ) {
			if ( $slug === $language['slug'] ) {
				return $language['locale'];
			}
		}
		return $locale;
	},
	20
);

// Records strings that are registered for translation, as WPML and Polylang do.
add_action(
	'wpml_register_single_string',
	static function ( $group, $name, $text ) {
		$known                    = (array) get_option( 'hadaya_test_strings', array() );
		$known[ $group ][ $name ] = $text;
		update_option( 'hadaya_test_strings', $known );
	},
	10,
	3
);
add_filter(
	'wpml_translate_single_string',
	static function ( $text ) {
		$known = (array) get_option( 'hadaya_test_translations', array() );
		return 0 === strpos( get_locale(), 'ar' ) && isset( $known[ $text ] ) ? $known[ $text ] : $text;
	}
);

// Rewrites the text of the finished page as TranslatePress does, except in scripts and in elements with `data-no-translation`.
add_action(
	'template_redirect',
	static function () {
		$translations = get_option( 'hadaya_test_html_words' );
		if ( ! is_array( $translations ) || ! isset( $_GET['lang'] ) ) {
			return;
		}
		ob_start(
			static function ( $html ) use ( $translations ) {
				$parts = preg_split( '#(<script\b.*?</script>|<style\b.*?</style>|<[^>]*>)#is', $html, -1, PREG_SPLIT_DELIM_CAPTURE | PREG_SPLIT_NO_EMPTY );
				$last  = '';
				foreach ( $parts as $index => $part ) {
					if ( '<' === $part[0] ) {
						$last = $part;
					} elseif ( false === strpos( $last, 'data-no-translation' ) ) {
						$parts[ $index ] = strtr( $part, $translations );
					}
				}
				return implode( '', $parts );
			}
		);
	}
);
