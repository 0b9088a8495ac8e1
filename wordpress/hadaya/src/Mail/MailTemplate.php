<?php
/**
 * Email templates.
 *
 * @package Hadaya
 */

namespace Hadaya\Mail;

defined( 'ABSPATH' ) || exit;

/**
 * Fills in the owner's templates, and lists their placeholders.
 */
final class MailTemplate {

	/**
	 * Placeholders in the template for the notification to the shop.
	 */
	const PLACEHOLDERS = array( 'name', 'email', 'phone', 'message', 'fields', 'page', 'link', 'site' );

	/**
	 * Placeholders in an automatic reply. None of them lets a sender put more than a first name into an email to another person.
	 */
	const REPLY_PLACEHOLDERS = array( 'name', 'site' );

	/**
	 * Returns the placeholders that the owner's templates may contain, keyed by the setting's format.
	 *
	 * @return array<string, list<string>>
	 */
	public static function placeholders(): array {
		return array(
			'template'      => self::PLACEHOLDERS,
			'template-long' => self::PLACEHOLDERS,
			'reply'         => self::REPLY_PLACEHOLDERS,
			'reply-long'    => self::REPLY_PLACEHOLDERS,
		);
	}

	/**
	 * Fills in a template in one pass, so that placeholders in a visitor's text are not replaced.
	 *
	 * @param string   $text   Template.
	 * @param string[] $values Values of the placeholders.
	 * @return string
	 */
	public static function fill( string $text, array $values ): string {
		$placeholders = array();
		foreach ( $values as $name => $value ) {
			$placeholders[ '{' . $name . '}' ] = $value;
		}
		return strtr( $text, $placeholders );
	}

	/**
	 * Returns a string on one line, with a single space for each run of whitespace.
	 *
	 * @param string $text Text.
	 * @return string
	 */
	public static function line( string $text ): string {
		return trim( (string) preg_replace( '/\s+/u', ' ', $text ) );
	}
}
