<?php
/**
 * Printed widgets in several languages.
 *
 * @package Hadaya
 */

namespace Hadaya\Widgets;

defined( 'ABSPATH' ) || exit;

/**
 * Merges settings that are generated once per language. A text that differs becomes an object, `{ "en": …, "ar": … }`, from which the widget picks
 * the text for the page's `lang`. Everything else is the same in every language.
 */
final class LanguageJoin {

	/**
	 * Merges the printed settings of all languages into one array.
	 *
	 * @param array<string, array<int|string, mixed>> $printed Values by language, the main language first.
	 * @return array<int|string, mixed>
	 */
	public static function all( array $printed ): array {
		$main   = reset( $printed );
		$joined = array();
		foreach ( array_keys( array_replace( ...array_values( $printed ) ) ) as $name ) {
			$values          = array_column( array_map( static fn ( $one ): array => array( 'value' => $one[ $name ] ?? null ), $printed ), 'value' );
			$values          = array_filter( array_combine( array_keys( $printed ), $values ), static fn ( $one ): bool => null !== $one );
			$joined[ $name ] = self::is_text( $name, $main ) ? self::text( $values ) : self::value( $values );
		}
		return $joined;
	}

	/**
	 * Checks whether a value is a string that visitors see. A checkbox's label is not displayed, only sent back to the server.
	 *
	 * @param int|string               $name Name of the value.
	 * @param array<int|string, mixed> $main Its parent, in the main language.
	 * @return bool
	 */
	private static function is_text( $name, array $main ): bool {
		$is_box = 'checkbox' === ( $main['type'] ?? '' ) && 'label' === $name;
		return ! $is_box && in_array( $name, array_merge( PrintedTexts::NAMES, array( 'options' ) ), true );
	}

	/**
	 * Returns the text, or all texts keyed by language if they differ.
	 *
	 * @param array<string, mixed> $values Values by language.
	 * @return mixed
	 */
	private static function text( array $values ) {
		return 1 === count( array_unique( array_map( 'serialize', $values ) ) ) ? reset( $values ) : $values;
	}

	/**
	 * Merges arrays recursively; for any other value, returns the main language's value.
	 *
	 * @param array<string, mixed> $values Values by language.
	 * @return mixed
	 */
	private static function value( array $values ) {
		return array_filter( $values, 'is_array' ) === $values ? self::all( $values ) : reset( $values );
	}
}
