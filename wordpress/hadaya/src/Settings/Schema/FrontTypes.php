<?php
/**
 * Type checks for the front-end settings.
 *
 * @package Hadaya
 */

namespace Hadaya\Settings\Schema;

defined( 'ABSPATH' ) || exit;

/**
 * Validates settings that the owner has written as JSON. Unknown names are not errors, because a newer version may support them; the settings app
 * reports them.
 */
final class FrontTypes {

	/**
	 * Returns the error messages for all invalid settings, each with the setting's name; empty if they are valid.
	 *
	 * @param array<string, mixed> $settings Settings by part.
	 * @return string
	 */
	public static function problem( array $settings ): string {
		$problems = array();
		foreach ( FrontList::settings() as $part => $known ) {
			if ( ! isset( $settings[ $part ] ) ) {
				continue;
			}
			if ( ! self::is_object( $settings[ $part ] ) ) {
				$problems[ $part ] = __( 'Enter a JSON object in braces.', 'hadaya' );
				continue;
			}
			foreach ( $known as $name => list( $kind, , , $plugins, $range ) ) {
				foreach ( array_filter( array( $name, $plugins ) ) as $written ) {
					$value   = FrontSettings::find( $settings[ $part ], explode( '.', $written ) );
					$problem = null === $value ? '' : self::problem_of( $value, $kind, $range );
					if ( '' !== $problem ) {
						$problems[ $part . '.' . $written ] = $problem;
					}
				}
			}
		}
		$lines = array();
		foreach ( $problems as $name => $problem ) {
			$lines[] = $name . ': ' . $problem;
		}
		return implode( ' ', $lines );
	}

	/**
	 * Returns the error message for a value that does not match the kind or range of its setting; empty if it matches.
	 *
	 * @param mixed                                           $value Value.
	 * @param string                                          $kind  Kind of its setting.
	 * @param array{0?: string|int|null, 1?: string|int|null} $range Choices, or minimum and maximum.
	 * @return string
	 */
	private static function problem_of( $value, string $kind, array $range ): string {
		switch ( $kind ) {
			case 'flag':
			return '' === $value || null !== FrontSettings::as_flag( $value ) ? '' : __( 'Enter true or false.', 'hadaya' );
			case 'number':
			return self::is_within( $value, $range ) ? '' : self::ask_number( $range );
			case 'choice':
			return in_array( $value, array_merge( array( '' ), $range ), true )
				? ''
				/* translators: %s: list separated by commas. */
				: sprintf( __( 'Enter one of these values in quotation marks: %s', 'hadaya' ), implode( ', ', $range ) . '.' );
			case 'text':
			return is_string( $value ) || is_int( $value ) || is_float( $value ) ? '' : __( 'Put quotation marks around the text.', 'hadaya' );
			case 'list':
			return is_array( $value ) && array_filter( $value, 'is_scalar' ) === $value
				? ''
				: __( 'Enter a list of strings in square brackets, for example ["text"].', 'hadaya' );
		}
		return '';
	}

	/**
	 * Checks whether a value from JSON is an object. An empty array counts as an object, because PHP cannot distinguish an empty object from an empty
	 * list.
	 *
	 * @param mixed $value Value.
	 * @return bool
	 */
	private static function is_object( $value ): bool {
		return is_array( $value ) && ( array() === $value || array_keys( $value ) !== range( 0, count( $value ) - 1 ) );
	}

	/**
	 * Checks whether a value is a number, or a numeric string, from the minimum to the maximum.
	 *
	 * @param mixed                                           $value Value.
	 * @param array{0?: string|int|null, 1?: string|int|null} $range Minimum and maximum; null for no limit.
	 * @return bool
	 */
	private static function is_within( $value, array $range ): bool {
		return is_numeric( $value ) && ( null === $range[0] || $value >= $range[0] ) && ( null === $range[1] || $value <= $range[1] );
	}

	/**
	 * Returns the error message that states the limits for a number.
	 *
	 * @param array{0?: string|int|null, 1?: string|int|null} $range Minimum and maximum; null for no limit.
	 * @return string
	 */
	private static function ask_number( array $range ): string {
		if ( null === $range[0] || null === $range[1] ) {
			/* translators: %s: least number. */
			return null === $range[0] ? __( 'Enter a number.', 'hadaya' ) : sprintf( __( 'Enter a number of at least %s.', 'hadaya' ), $range[0] );
		}
		/* translators: 1: least number, 2: greatest number. */
		return sprintf( __( 'Enter a number from %1$s to %2$s.', 'hadaya' ), $range[0], $range[1] );
	}
}
