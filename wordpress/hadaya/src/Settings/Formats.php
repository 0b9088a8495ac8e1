<?php
/**
 * Text formats for settings.
 *
 * @package Hadaya
 */

namespace Hadaya\Settings;

use Hadaya\Settings\Schema\OwnerSchema;
use Hadaya\Support\Countries;
use Hadaya\Support\Texts;

defined( 'ABSPATH' ) || exit;

/**
 * Validates and sanitises text by the formats in the schema.
 */
final class Formats {

	/**
	 * Template formats that allow empty text, which our default text then replaces.
	 */
	const MAY_BE_EMPTY = array( 'template', 'template-long' );

	private SettingParts $setting_parts;
	private OwnerSchema $owner_schema;
	private Countries $countries;

	public function __construct( SettingParts $setting_parts, OwnerSchema $owner_schema, Countries $countries ) {
		$this->setting_parts = $setting_parts;
		$this->owner_schema  = $owner_schema;
		$this->countries     = $countries;
	}

	/**
	 * Returns the error message for a string that does not match a format; empty if it matches.
	 *
	 * @param string $text   Text.
	 * @param string $format Format.
	 * @return string
	 */
	public function problem( string $text, string $format ): string {
		$placeholders = $this->setting_parts->gather( 'placeholders' );
		if ( isset( $placeholders[ $format ] ) ) {
			$is_missing = '' === $text && ! in_array( $format, self::MAY_BE_EMPTY, true );
			return $is_missing ? self::demand( 'required' ) : self::problem_of_placeholders( $text, $placeholders[ $format ] );
		}
		return self::demand_unless( $this->fits( $text, $format ), $format );
	}

	/**
	 * Returns the error message for an invalid text; empty if the text is valid.
	 *
	 * @param bool   $is_right Whether the text is valid.
	 * @param string $format   Format.
	 * @return string
	 */
	private static function demand_unless( bool $is_right, string $format ): string {
		return $is_right ? '' : self::demand( $format );
	}

	/**
	 * Sanitises text. `sanitize_text_field()` would remove percent-encoded characters, such as Arabic letters in a copied URL. Therefore URLs are
	 * only trimmed here, to be validated unchanged, and paths are decoded.
	 *
	 * @param string $given   Given text.
	 * @param string $format  Its format.
	 * @param bool   $is_long Whether line breaks are allowed.
	 * @return string
	 */
	public static function tidy( string $given, string $format, bool $is_long ): string {
		if ( 'as-is' === $format ) {
			return (string) preg_replace( '/[\x00-\x1f\x7f]+/', ' ', wp_check_invalid_utf8( $given ) );
		}
		if ( $is_long || 'uri' === $format || 'https' === $format ) {
			return trim( $given );
		}
		return Texts::owners( 'path' === $format || 'page' === $format ? rawurldecode( $given ) : $given );
	}

	/**
	 * Checks whether a text matches a format. Any text matches an unknown format.
	 *
	 * @param string $text   Text.
	 * @param string $format Format.
	 * @return bool
	 */
	private function fits( string $text, string $format ): bool {
		$pattern = $this->owner_schema->pattern( $format );
		if ( '' !== $pattern && 1 !== preg_match( '`' . $pattern . '`D', $text ) ) {
			return false;
		}
		switch ( '' === $text ? '' : $format ) {
			case 'email':
			case 'required-email':
				return false !== is_email( $text );
			case 'country':
				return $this->countries->has( $text );
			case 'date':
			case 'day':
				return self::is_date( $text );
			case 'zone':
				// Accepts old zone names as well, because browsers and other settings still use them.
				return in_array( $text, timezone_identifiers_list( \DateTimeZone::ALL_WITH_BC ), true )
					|| 1 === preg_match( '/^[+-]\d{2}:\d{2}$/D', $text );
		}
		return true;
	}

	/**
	 * Returns the error message that describes the expected input for a format.
	 *
	 * @param string $format Format.
	 * @return string
	 */
	private static function demand( string $format ): string {
		$demands = array(
			'choices-long' => __( 'Enter at least one option.', 'hadaya' ),
			'hex-color'    => __( 'Enter a colour, for example #7a5c2e.', 'hadaya' ),
			'email'        => __( 'Enter an email address.', 'hadaya' ),
			'required-email' => __( 'Enter an email address.', 'hadaya' ),
			'uri'          => __( 'Enter a URL that starts with https://', 'hadaya' ),
			'https'        => __( 'Enter a URL that starts with https://', 'hadaya' ),
			'key'          => __( 'Enter the key exactly as the service shows it, without spaces.', 'hadaya' ),
			'secret'       => __(
				'Enter at least 16 letters, digits or symbols without spaces, or leave the field empty to create a new secret.',
				'hadaya'
			),
			'hidden'       => __(
				'Enter the key exactly as you received it, on one line. If you changed the service, enter the new service’s key.',
				'hadaya'
			),
			'path'         => __( 'Enter a path on this site that starts with /', 'hadaya' ),
			'font'         => __( 'Enter a font name.', 'hadaya' ),
			'conversion'   => __( 'Enter the conversion ID and label from Google Ads, for example AW-123456789/AbC-D_efG.', 'hadaya' ),
			'country'      => __( 'Choose one of the listed values.', 'hadaya' ),
			'day'          => __( 'Enter a date, for example 2026-12-31.', 'hadaya' ),
			'date'         => __( 'Enter a date, for example 2026-12-31.', 'hadaya' ),
			'time'         => __( 'Enter a time, for example 09:00.', 'hadaya' ),
			'zone'         => __( 'Enter a time zone, for example Asia/Muscat.', 'hadaya' ),
		);
		return isset( $demands[ $format ] ) ? $demands[ $format ] : __( 'Enter some text.', 'hadaya' );
	}

	/**
	 * Returns the error message for an unknown placeholder in a template; empty if there is none.
	 *
	 * @param string   $text         Template.
	 * @param string[] $placeholders Allowed placeholders.
	 * @return string
	 */
	private static function problem_of_placeholders( string $text, array $placeholders ): string {
		$unknown = self::unknown_placeholders( $text, $placeholders );
		return array() === $unknown
			? ''
			: sprintf(
				/* translators: 1: a placeholder, 2: placeholders. */
				__( '%1$s is not a placeholder. Available placeholders: %2$s', 'hadaya' ),
				'{' . $unknown[0] . '}',
				'{' . implode( '} {', $placeholders ) . '}'
			);
	}

	/**
	 * Returns the unknown placeholders in a string, without their braces.
	 *
	 * @param string   $text         Template.
	 * @param string[] $placeholders Allowed placeholders.
	 * @return string[]
	 */
	public static function unknown_placeholders( string $text, array $placeholders ): array {
		preg_match_all( '/\{(\w+)\}/', $text, $found );
		return array_values( array_diff( $found[1], $placeholders ) );
	}

	/**
	 * Checks whether a string is a calendar date such as `2026-12-31`.
	 *
	 * @param string $text Text.
	 * @return bool
	 */
	private static function is_date( string $text ): bool {
		return 1 === preg_match( '/^(\d{4})-(\d{2})-(\d{2})$/D', $text, $part ) && checkdate( (int) $part[2], (int) $part[3], (int) $part[1] );
	}
}
