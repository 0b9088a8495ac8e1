<?php
/**
 * Validation rules for form fields.
 *
 * @package Hadaya
 */

namespace Hadaya\Form\Fields;

use Hadaya\Support\Phones;
use Hadaya\Support\Texts;

defined( 'ABSPATH' ) || exit;

/**
 * Validates a field's text by its type.
 */
final class FieldRules {

	/**
	 * Maximum length by type, in characters.
	 */
	const MOST = array(
		'name'     => 500,
		'email'    => 320,
		'phone'    => 200,
		'message'  => self::LONGEST,
		'text'     => self::LONGEST,
		'textarea' => self::LONGEST,
		'number'   => 200,
		'date'     => 40,
		'url'      => 2000,
		'dropdown' => 2000,
		'checkbox' => 2000,
	);

	/**
	 * Maximum length for types without a shorter limit, in characters.
	 */
	const LONGEST = Texts::LONGEST;

	/**
	 * Types that allow line breaks.
	 */
	const LONG = array( 'message', 'textarea', 'text' );

	/**
	 * Date formats: year first, or day first.
	 */
	const DATES = array( '#^(?<y>\d{4})[-/.](?<m>\d{1,2})[-/.](?<d>\d{1,2})$#D', '#^(?<d>\d{1,2})[-/.](?<m>\d{1,2})[-/.](?<y>\d{4})$#D' );

	/**
	 * Returns the maximum length for a field type, in characters.
	 *
	 * @param string $kind Field type.
	 * @return int
	 */
	public static function most( string $kind ): int {
		return isset( self::MOST[ $kind ] ) ? self::MOST[ $kind ] : self::LONGEST;
	}

	/**
	 * Normalises posted text for a field type; keeps one character beyond the limit, so that overlong text can be detected.
	 *
	 * @param string $raw  Posted text.
	 * @param string $kind Field type.
	 * @return string
	 */
	public static function read( string $raw, string $kind ): string {
		$most = self::most( $kind ) + 1;
		return in_array( $kind, self::LONG, true ) ? Texts::lines( $raw, $most ) : Texts::line( $raw, $most );
	}

	/**
	 * Returns the error in a field's text; null if the text is valid.
	 *
	 * @param FormField $field Field, with its index on the visitor's page.
	 * @param string    $text  Text as returned by read().
	 * @return FieldError|null
	 */
	public static function problem( FormField $field, string $text ): ?FieldError {
		if ( '' === $text ) {
			return $field->is_required ? new FieldError( FieldError::REQUIRED, $field ) : null;
		}
		if ( mb_strlen( $text ) > self::most( $field->kind ) ) {
			return new FieldError( FieldError::TOO_LONG, $field, self::most( $field->kind ) );
		}
		$code = self::mistake( $field->kind, $text );
		return '' === $code ? null : new FieldError( $code, $field );
	}

	/**
	 * Returns the error code for a text; empty if the text is valid.
	 *
	 * @param string $kind Field type.
	 * @param string $text Text as returned by read().
	 * @return string
	 */
	private static function mistake( string $kind, string $text ): string {
		switch ( $kind ) {
			case 'email':
				return Texts::is_mail( $text ) ? '' : FieldError::MAIL;
			case 'phone':
				return Phones::is_number( $text ) ? '' : FieldError::PHONE;
			case 'number':
				// Accepts a quantity as the visitor wrote it, such as 10-20 or "1000 pcs".
				return 1 === preg_match( '/\d/', Phones::plain( $text ) ) ? '' : FieldError::NUMBER;
			case 'date':
				return self::is_day( Phones::plain( $text ) ) ? '' : FieldError::DATE;
		}
		return '';
	}

	/**
	 * Checks whether a string is an existing date, with the year first or last.
	 *
	 * @param string $text Text with plain digits.
	 * @return bool
	 */
	public static function is_day( string $text ): bool {
		foreach ( self::DATES as $pattern ) {
			if ( 1 === preg_match( $pattern, $text, $found ) ) {
				return checkdate( (int) $found['m'], (int) $found['d'], (int) $found['y'] );
			}
		}
		return false;
	}
}
