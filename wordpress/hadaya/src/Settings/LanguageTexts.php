<?php
/**
 * Validation of texts in several languages.
 *
 * @package Hadaya
 */

namespace Hadaya\Settings;

use Hadaya\Languages\Languages;
use Hadaya\Languages\LanguageTag;
use Hadaya\Languages\LocalizedTexts;

defined( 'ABSPATH' ) || exit;

/**
 * Sanitises a text in several languages, `{ "en": …, "ar": … }`. Each language follows the rules for a single text and has its own error path
 * (`form.title.ar`). Empty texts are dropped, and a text that exists only in the main language is stored as a string.
 *
 * @phpstan-import-type FieldSchema from \Hadaya\Settings\Schema\SettingsSchema
 */
final class LanguageTexts {

	/**
	 * Maximum number of languages in which a string can be entered.
	 */
	const MOST = 50;

	private Languages $languages;

	public function __construct( Languages $languages ) {
		$this->languages = $languages;
	}

	/**
	 * Sanitises an object of texts, keyed by language, and rejects any other value.
	 *
	 * @param Validator   $validator Validator of the settings.
	 * @param mixed       $given     Given value.
	 * @param FieldSchema $schema    Schema of the text.
	 * @param string      $path      Its path.
	 * @return string|string[]|null
	 */
	public function clean( Validator $validator, $given, array $schema, string $path ) {
		// Rejects a list, because a string in several languages is an object.
		if ( ! is_array( $given ) || empty( $schema['isTranslatable'] ) || isset( $given[0] ) ) {
			return $validator->refuse( $path, __( 'Enter some text.', 'hadaya' ) );
		}
		$main  = $this->languages->main();
		$clean = array();
		foreach ( array_slice( $given, 0, self::MOST, true ) as $language => $text ) {
			$is_empty = is_scalar( $text ) && '' === trim( (string) $text );
			if ( LanguageTag::of( (string) $language ) === $language && ! $is_empty ) {
				$clean[ $language ] = is_scalar( $text )
					? $validator->clean( $text, $schema, $path . '.' . $language )
					: $validator->refuse( $path . '.' . $language, __( 'Enter some text.', 'hadaya' ) );
			}
		}
		if ( array() === array_diff_key( $clean, array( $main => '' ) ) ) {
			return array_key_exists( $main, $clean ) ? $clean[ $main ] : $validator->clean( '', $schema, $path );
		}
		if ( 'choices-long' === $schema['format'] ) {
			self::compare_choices( $validator, array_filter( $clean, 'is_string' ), $main, $path );
		}
		return $clean;
	}

	/**
	 * Rejects a language that has more or fewer options than the main language, because answers are matched by index.
	 *
	 * @param Validator $validator Validator of the settings.
	 * @param string[]  $texts     Options as text with one option per line, keyed by language.
	 * @param string    $main      Tag of the main language.
	 * @param string    $path      Path of the field.
	 */
	private static function compare_choices( Validator $validator, array $texts, string $main, string $path ): void {
		$count = count( LocalizedTexts::lines( isset( $texts[ $main ] ) ? $texts[ $main ] : (string) reset( $texts ) ) );
		foreach ( $texts as $language => $text ) {
			if ( count( LocalizedTexts::lines( $text ) ) !== $count ) {
				$validator->refuse(
					$path . '.' . $language,
					sprintf(
						/* translators: %s: a number. */
						__( 'Enter the same number of options (%s) in every language, in the same order, one per line.', 'hadaya' ),
						number_format_i18n( $count )
					)
				);
			}
		}
	}
}
