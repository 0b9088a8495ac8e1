<?php
/**
 * Formats of texts in the settings.
 *
 * @package Hadaya
 */

namespace Hadaya\Settings;

use Hadaya\Mail\Mails;

defined( 'ABSPATH' ) || exit;

/**
 * Judges texts by the formats that the schema names.
 */
final class Formats {

	/**
	 * What is wrong with a text of that format; an empty text when nothing is.
	 *
	 * @param  string $text   Text.
	 * @param  string $format Format.
	 * @return string
	 */
	public static function problem( string $text, string $format ): string {
		switch ( $format ) {
			case 'page':
			case 'required':
			case 'required-long':
			return '' === $text ? __( 'Enter a text.', 'hadaya' ) : '';
			case 'choices-long':
			return '' === $text ? __( 'Give at least one choice.', 'hadaya' ) : '';
			case 'hex-color':
			return null === sanitize_hex_color( $text ) || '' === $text ? __( 'Enter a colour, for example #7a5c2e.', 'hadaya' ) : '';
			case 'email':
			return '' === $text || is_email( $text ) ? '' : __( 'Enter an email address.', 'hadaya' );
			case 'uri':
			return '' === $text || 1 === preg_match( '#^https?://[^/\s]+#', $text ) ? '' : __( 'Enter an address that begins with https://', 'hadaya' );
			case 'https':
			return 1 === preg_match( '#^https://[^/\s]+#', $text ) ? '' : __( 'Enter an address that begins with https://', 'hadaya' );
			case 'key':
			return 1 === preg_match( '/^[\w-]{20,100}$/', $text ) ? '' : __( 'Enter the key as Google shows it: letters and digits without spaces.', 'hadaya' );
			case 'secret':
			return 1 === preg_match( '/^[!-~]{16,200}$/', $text ) ? '' : __( 'Enter at least 16 letters, digits or signs without spaces, or nothing for a new secret.', 'hadaya' );
			case 'template':
			case 'template-long':
			return self::problem_of_places( $text, Mails::PLACES );
			case 'reply':
			case 'reply-long':
			return '' === $text ? __( 'Enter a text.', 'hadaya' ) : self::problem_of_places( $text, Mails::REPLY_PLACES );
			case 'path':
			return 1 === preg_match( '#^/(?![/\\\\])\S*$#', $text ) ? '' : __( 'Enter an address of this site that begins with /', 'hadaya' );
			case 'font':
			return 1 === preg_match( '/^[\w ,.\'-]{0,80}$/', $text ) ? '' : __( 'Enter the name of a font.', 'hadaya' );
			case 'country':
			return '' === $text || Countries::has( $text ) ? '' : __( 'Choose one of the offered values.', 'hadaya' );
			case 'date':
			return '' === $text || self::is_date( $text ) ? '' : __( 'Enter a date, for example 2026-12-31.', 'hadaya' );
			case 'time':
			return 1 === preg_match( '/^([01]\d|2[0-3]):[0-5]\d$/', $text ) ? '' : __( 'Enter a time, for example 09:00.', 'hadaya' );
			case 'zone':
				// Older names of zones, which browsers and other settings still give, are as good.
			return in_array( $text, timezone_identifiers_list( \DateTimeZone::ALL_WITH_BC ), true ) || 1 === preg_match( '/^[+-]\d{2}:\d{2}$/', $text ) ? '' : __( 'Enter a time zone, for example Asia/Muscat.', 'hadaya' );
		}
		return '';
	}

	/**
	 * What is wrong with the places of a template; an empty text when nothing is.
	 *
	 * @param  string   $text   Template.
	 * @param  string[] $places What it may name.
	 * @return string
	 */
	private static function problem_of_places( string $text, array $places ): string {
		$unknown = Mails::unknown_places( $text, $places );
		/* translators: 1: a word in braces, 2: words in braces. */
		return array() === $unknown ? '' : sprintf( __( '%1$s is not known. These are: %2$s', 'hadaya' ), '{' . $unknown[0] . '}', '{' . implode( '} {', $places ) . '}' );
	}

	/**
	 * Whether a text is a day of the calendar, `2026-12-31`.
	 *
	 * @param  string $text Text.
	 * @return bool
	 */
	private static function is_date( string $text ): bool {
		return 1 === preg_match( '/^(\d{4})-(\d{2})-(\d{2})$/', $text, $part ) && checkdate( (int) $part[2], (int) $part[3], (int) $part[1] );
	}
}
