<?php
/**
 * Phone numbers of visitors.
 *
 * @package Hadaya
 */

namespace Hadaya\Support;

defined( 'ABSPATH' ) || exit;

/**
 * Parses phone numbers as visitors write them.
 */
final class Phones {

	/**
	 * Minimum number of digits in a phone number.
	 */
	const LEAST = 4;

	/**
	 * Digits from 0 to 9 in other scripts: Arabic, Persian, Devanagari, Bengali, Malayalam, full width.
	 */
	const DIGITS = array( '٠١٢٣٤٥٦٧٨٩', '۰۱۲۳۴۵۶۷۸۹', '०१२३४५६७८९', '০১২৩৪৫৬৭৮৯', '൦൧൨൩൪൫൬൭൮൯', '０１２３４５６７８９' );

	private Countries $countries;

	public function __construct( Countries $countries ) {
		$this->countries = $countries;
	}

	/**
	 * Removes everything but ASCII digits. `plain()` converts digits of other scripts first.
	 *
	 * @param string $text Text.
	 * @return string
	 */
	public static function digits( string $text ): string {
		return (string) preg_replace( '/\D+/', '', $text );
	}

	/**
	 * Checks whether a string contains at least `LEAST` digits of any script. Other characters are ignored.
	 *
	 * @param string $text Text.
	 * @return bool
	 */
	public static function is_number( string $text ): bool {
		return strlen( self::digits( self::plain( $text ) ) ) >= self::LEAST;
	}

	/**
	 * Returns the first number in a text with its country code, digits only, as WhatsApp expects it. A number without a country code belongs to the
	 * shop's country if its length fits. The result is empty if the text has no number or the number's country is unknown.
	 *
	 * @param string $text Text.
	 * @return string
	 */
	public function international( string $text ): string {
		// Removes a telephone extension.
		$line = (string) preg_replace( '/\s*(?:\bext\b\.?|[x#])\s*\d{1,7}$/i', '', self::plain( $text ) );
		if ( 1 !== preg_match( '#(\+|\b00)?\s*\(?\d(?:[\d\s().-]|/(?=\d))*#u', explode( ' / ', $line )[0], $found ) ) {
			return '';
		}
		$number = trim( $found[0] );
		$code   = 1 === preg_match( '/^(?:\+|00)/', $number );
		// Removes `(0)` after a country code, because the trunk zero is only dialled within the country.
		$digits = self::digits( $code ? str_replace( '(0)', '', $number ) : $number );
		if ( ! $code ) {
			return $this->countries->with_code( $digits );
		}
		$digits = (string) preg_replace( '/^00/', '', $digits );
		return 1 === preg_match( '/^[1-9]\d{6,14}$/', $digits ) ? $digits : '';
	}

	/**
	 * Returns a string as one line with ASCII digits, without invisible characters.
	 *
	 * @param string $text Text.
	 * @return string
	 */
	public static function plain( string $text ): string {
		$line = (string) preg_replace( '/\p{Cf}+/u', '', Texts::line( $text ) );
		foreach ( self::DIGITS as $digits ) {
			$line = str_replace( preg_split( '//u', $digits, -1, PREG_SPLIT_NO_EMPTY ), range( 0, 9 ), $line );
		}
		return str_replace( '＋', '+', $line );
	}
}
