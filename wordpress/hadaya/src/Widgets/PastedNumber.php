<?php
/**
 * Number pasted by an owner.
 *
 * @package Hadaya
 */

namespace Hadaya\Widgets;

use Hadaya\Support\Phones;

defined( 'ABSPATH' ) || exit;

/**
 * The number in pasted text, or the reason why none can be used: the text contains no number (`none`), `several` numbers, or a `link` without a
 * number. The contact widget applies the same rules to values from other servers; a shared table of examples tests both.
 */
final class PastedNumber {

	public string $problem;
	public string $digits;

	/** @var bool Whether it is written with + or 00. */
	public bool $is_abroad;
	public string $extension;

	private function __construct( string $problem, string $digits = '', bool $is_abroad = false, string $extension = '' ) {
		$this->problem   = $problem;
		$this->digits    = $digits;
		$this->is_abroad = $is_abroad;
		$this->extension = $extension;
	}

	/**
	 * Finds the only number in a string. The number may be in a link, or be written with a label, brackets, dots, `(0)`, `00` or an extension.
	 *
	 * @param string $source Text.
	 * @return self
	 */
	public static function from_text( string $source ): self {
		$text   = PastedValues::plain( $source );
		$linked = self::number_in_link( $text );
		if ( null === $linked && 1 === preg_match( '#^[a-z]+://|^[\w-]+(?:\.[\w-]+)+/#i', $text ) ) {
			return new self( 'link' );
		}
		// Rejects network codes and vanity numbers, because stripping their symbols or letters would yield a different number.
		if ( null === $linked && 1 === preg_match( '/^\*\d|^#\d[\d*]*#$|^\+?(?:\d[\s().-]*){1,6}[A-Z]{3}/', $text ) ) {
			return new self( 'none' );
		}
		$extension = '';
		$alone     = null === $linked ? $text : $linked;
		if ( null === $linked && 1 === preg_match( '/[\s,;]*(?:\bext(?:ension|n)?\b|[x#]|تحويلة)\s*[.:=]?\s*(\d{1,7})$/iu', $text, $found ) ) {
			$extension = $found[1];
			$alone     = substr( $text, 0, -strlen( $found[0] ) );
		}
		$alone = (string) preg_replace(
			array( '/\([^()\d]*\)/u', '/^[^\d+(]+|[^\d)+]+$/u', '/^(\d.*\d)\s+(\d{1,3})\s*\+$/', '/^(\d[^+]*)\+$/' ),
			array( ' ', '', '+$2 $1', '+$1' ),
			$alone
		);
		$parts = preg_split( '#\s*[/,;|&\x{060C}\x{061B}]\s*|\s+(?:or|and|أو|او|و)\s+|\s+(?=\+)#iu', $alone );
		$long  = array_filter( $parts, static fn ( string $part ): bool => strlen( Phones::digits( $part ) ) > 6 );
		if ( count( $parts ) > 1 && count( $long ) === count( $parts ) ) {
			return new self( 'several' );
		}
		if ( 1 !== preg_match( '/\d/', $alone ) || 1 !== preg_match( '#^[(\s]*\+?[\d\s().\-/\\\\_·•~]+$#u', $alone ) ) {
			return new self( null === $linked ? 'none' : 'link' );
		}
		$is_abroad = 1 === preg_match( '/^[\s(]*(?:\+|00)/', $alone );
		// In `+44 (0)20 …`, the zero is only dialled within the country.
		$dialled = $is_abroad ? (string) preg_replace( '/\(\s*0\s*\)/', '', $alone, 1 ) : $alone;
		$digits  = (string) preg_replace( '/^00/', '', Phones::digits( $dialled ) );
		return strlen( $digits ) > 15 ? new self( 'several' ) : new self( '', $digits, $is_abroad, $extension );
	}

	/**
	 * Returns the message in a chat link, from `?text=` (WhatsApp) or `?body=` (SMS); empty if there is none.
	 *
	 * @param string $source Text.
	 * @return string
	 */
	public static function message_in_link( string $source ): string {
		$address = explode( '#', $source )[0];
		if ( null === self::number_in_link( PastedValues::plain( $address ) ) ) {
			return '';
		}
		$query = array();
		parse_str( ltrim( (string) strstr( $address, '?' ), '?' ), $query );
		$message = $query['text'] ?? $query['body'] ?? '';
		return is_string( $message ) ? wp_check_invalid_utf8( $message ) : '';
	}

	/**
	 * Returns the number in a chat or phone link, such as `wa.me/…` or `tel:…`; null for any other text.
	 *
	 * @param string $text Plain text.
	 * @return string|null
	 */
	private static function number_in_link( string $text ): ?string {
		$is_link = 1 === preg_match( '/[?&](?:phone|number)=([^&#]*)/i', $text, $found )
		|| 1 === preg_match( '#^(?:(?:https?://)?(?:www\.)?wa\.me/|(?:tel|sms|callto):/*)([^?\#;/]*)#i', $text, $found );
		return $is_link ? str_ireplace( array( '%2b', '%20' ), array( '+', ' ' ), $found[1] ) : null;
	}
}
