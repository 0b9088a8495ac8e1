<?php
/**
 * Languages of translation plugins.
 *
 * @package Hadaya
 */

namespace Hadaya\Languages;

defined( 'ABSPATH' ) || exit;

/**
 * Reads the shop's languages from WPML, Polylang or TranslatePress.
 *
 * @phpstan-import-type NamedLanguage from Languages
 */
final class PluginLanguages {

	/**
	 * Returns the translation plugin's languages, the main one first; empty without such a plugin. If several plugins are active, Polylang takes
	 * precedence over WPML, and WPML over TranslatePress.
	 *
	 * @return list<NamedLanguage>
	 */
	public function all(): array {
		if ( function_exists( 'pll_languages_list' ) && function_exists( 'pll_default_language' ) ) {
			return self::of_polylang();
		}
		// phpcs:disable WordPress.NamingConventions.PrefixAllGlobals.NonPrefixedHooknameFound -- WPML's own.
		$wpml = apply_filters( 'wpml_active_languages', null, array( 'skip_missing' => 0 ) );
		if ( is_array( $wpml ) ) {
			return self::of_wpml( $wpml, (string) apply_filters( 'wpml_default_language', '' ) );
		}
		// phpcs:enable
		$settings = class_exists( 'TRP_Translate_Press', false ) ? get_option( 'trp_settings' ) : null;
		return is_array( $settings ) ? self::of_translatepress( $settings ) : array();
	}

	/**
	 * Returns Polylang's languages with `slug`, `locale` and `name`, the main one first.
	 *
	 * @return list<NamedLanguage>
	 */
	private static function of_polylang(): array {
		$parts     = array_map(
			static function ( $field ) {
				return array_values( (array) pll_languages_list( array( 'fields' => $field ) ) );
			},
			array( 'slug', 'locale', 'name' )
		);
		$languages = array();
		foreach ( $parts[0] as $index => $slug ) {
			$languages[] = array(
				'slug'   => $slug,
				'locale' => isset( $parts[1][ $index ] ) ? $parts[1][ $index ] : $slug,
				'name'   => isset( $parts[2][ $index ] ) ? $parts[2][ $index ] : $slug,
			);
		}
		return self::first( $languages, 'slug', (string) pll_default_language( 'slug' ) );
	}

	/**
	 * Returns WPML's languages with `slug`, `locale` and `name`, the main one first.
	 *
	 * @param array<string, mixed> $given WPML's data for each language.
	 * @param string               $main  Code of the main language.
	 * @return list<NamedLanguage>
	 */
	private static function of_wpml( array $given, string $main ): array {
		$languages = array();
		foreach ( array_filter( $given, 'is_array' ) as $code => $language ) {
			$languages[] = array(
				'slug'   => (string) $code,
				'locale' => isset( $language['default_locale'] ) ? (string) $language['default_locale'] : (string) $code,
				'name'   => isset( $language['native_name'] ) ? (string) $language['native_name'] : (string) $code,
			);
		}
		return self::first( $languages, 'slug', $main );
	}

	/**
	 * Returns TranslatePress' languages, each with only a `locale`, the main one first.
	 *
	 * @param array<string, mixed> $settings TranslatePress' settings.
	 * @return list<NamedLanguage>
	 */
	private static function of_translatepress( array $settings ): array {
		$languages = array();
		foreach ( isset( $settings['translation-languages'] ) ? (array) $settings['translation-languages'] : array() as $locale ) {
			$languages[] = array( 'locale' => (string) $locale );
		}
		return self::first( $languages, 'locale', isset( $settings['default-language'] ) ? (string) $settings['default-language'] : '' );
	}

	/**
	 * Moves the main language to the front of the list.
	 *
	 * @param list<NamedLanguage> $languages Languages.
	 * @param string              $part      Key by which the main language is found, `slug` or `locale`.
	 * @param string              $main      Value of that key for the main language.
	 * @return list<NamedLanguage>
	 */
	private static function first( array $languages, string $part, string $main ): array {
		$found = wp_list_filter( $languages, array( $part => $main ) );
		return array_merge( array_values( $found ), array_values( array_diff_key( $languages, $found ) ) );
	}
}
