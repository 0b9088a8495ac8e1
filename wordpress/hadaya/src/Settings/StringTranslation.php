<?php
/**
 * Translations by other plugins.
 *
 * @package Hadaya
 */

namespace Hadaya\Settings;

use Hadaya\Languages\DefaultTexts;
use Hadaya\Languages\Languages;
use Hadaya\Languages\LocalizedTexts;

defined( 'ABSPATH' ) || exit;

// phpcs:disable WordPress.NamingConventions.PrefixAllGlobals.NonPrefixedHooknameFound -- WPML's own names, which Polylang answers to as well.

/**
 * Registers the owner's texts with the string translation of WPML and Polylang, and uses their translations of texts that the owner has not entered
 * in the page's language.
 */
final class StringTranslation {

	/**
	 * Group under which translation plugins list the owner's texts.
	 */
	const GROUP = 'Hadaya';

	private Options $options;

	private Languages $languages;

	public function __construct( Options $options, Languages $languages ) {
		$this->options   = $options;
		$this->languages = $languages;
	}

	/**
	 * Registers the owner's texts in the main language, but no default texts.
	 */
	public function register(): void {
		$main = $this->languages->main();
		LocalizedTexts::change(
			$this->options->complete( $this->options->stored() ),
			static function ( $value, $path ) use ( $main ) {
				$text = LocalizedTexts::choose( $value, $main, $main );
				if ( '' !== $text && ! in_array( $path, LocalizedTexts::ADDRESSES, true ) && ! DefaultTexts::is_usual( $text, $path ) ) {
					do_action( 'wpml_register_single_string', self::GROUP, self::name( $text ), $text );
				}
				return $value;
			}
		);
	}

	/**
	 * Returns a text's translation in the page's language; the text itself if there is none.
	 *
	 * @param string $text Text of the main language.
	 * @return string
	 */
	public static function translate( string $text ): string {
		$found = apply_filters( 'wpml_translate_single_string', $text, self::GROUP, self::name( $text ) );
		return is_string( $found ) && '' !== $found ? $found : $text;
	}

	/**
	 * Returns the name under which the translation plugins list a text. It is derived from the text itself, so it does not depend on the text's
	 * position.
	 *
	 * @param string $text Text.
	 * @return string
	 */
	private static function name( string $text ): string {
		return substr( md5( $text ), 0, 12 );
	}
}
