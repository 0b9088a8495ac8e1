<?php
/**
 * Language tags.
 *
 * @package Hadaya
 */

namespace Hadaya\Languages;

defined( 'ABSPATH' ) || exit;

/**
 * Compares languages by their tags (`ar`, `en-us`), because WordPress, translation plugins and browsers spell the same
 * language differently.
 */
final class LanguageTag {

	/**
	 * Languages that owners can select, each named in its own language.
	 */
	const NAMES = array(
		'en'  => 'English',
		'ar'  => 'العربية',
		'bn'  => 'বাংলা',
		'de'  => 'Deutsch',
		'es'  => 'Español',
		'fa'  => 'فارسی',
		'fil' => 'Filipino',
		'fr'  => 'Français',
		'hi'  => 'हिन्दी',
		'id'  => 'Bahasa Indonesia',
		'it'  => 'Italiano',
		'ja'  => '日本語',
		'ko'  => '한국어',
		'ml'  => 'മലയാളം',
		'nl'  => 'Nederlands',
		'pt'  => 'Português',
		'ru'  => 'Русский',
		'sw'  => 'Kiswahili',
		'tr'  => 'Türkçe',
		'ur'  => 'اردو',
		'zh'  => '中文',
	);

	/**
	 * Matches a language tag in lower case, such as `ar` or `en-us`.
	 */
	const PATTERN = '/^[a-z]{2,3}(?:-[a-z0-9]{1,8}){0,3}$/D';

	/**
	 * Codes of languages that are written from right to left, without regions.
	 */
	const RIGHT_TO_LEFT = array( 'ar', 'ary', 'arz', 'acx', 'azb', 'ckb', 'dv', 'fa', 'haz', 'he', 'ps', 'sd', 'skr', 'ug', 'ur', 'yi' );

	/**
	 * Returns a locale or tag as a language tag in lower case: `ar_OM` and `ar-OM` become `ar-om`. Empty if the input is invalid.
	 *
	 * @param string $given Locale or tag.
	 * @return string
	 */
	public static function of( string $given ): string {
		$tag = strtolower( str_replace( '_', '-', trim( $given ) ) );
		return 1 === preg_match( self::PATTERN, $tag ) ? $tag : '';
	}

	/**
	 * Returns a tag's language code, without script and region: `zh-hant-tw` becomes `zh`.
	 *
	 * @param string $tag Language tag.
	 * @return string
	 */
	public static function base( string $tag ): string {
		return (string) strtok( $tag . '-', '-' );
	}

	/**
	 * Checks whether a language is written from right to left, regardless of script and region.
	 *
	 * @param string $tag Language tag.
	 * @return bool
	 */
	public static function is_right_to_left( string $tag ): bool {
		return in_array( self::base( $tag ), self::RIGHT_TO_LEFT, true );
	}

	/**
	 * Picks the best tag for a language: an exact match, the language without its region, or the language with another region; empty if none fits.
	 *
	 * @param string   $requested Tag of the requested language.
	 * @param string[] $tags      Tags of the available languages.
	 * @return string
	 */
	public static function choose( string $requested, array $tags ): string {
		foreach ( array( $requested, self::base( $requested ) ) as $tag ) {
			if ( in_array( $tag, $tags, true ) ) {
				return $tag;
			}
		}
		foreach ( '' === $requested ? array() : $tags as $tag ) {
			if ( self::base( $tag ) === self::base( $requested ) ) {
				return $tag;
			}
		}
		return '';
	}
}
