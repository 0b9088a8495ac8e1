<?php
/**
 * Templates of mails.
 *
 * @package Hadaya
 */

namespace Hadaya\Mail;

defined( 'ABSPATH' ) || exit;

/**
 * Fills in the owner's templates, and names their placeholders.
 */
final class MailTemplate {

	/**
	 * Placeholders of a template.
	 */
	const PLACES = array( 'name', 'email', 'phone', 'message', 'fields', 'page', 'link', 'site' );

	/**
	 * Placeholders of an automatic reply: nothing that would let a stranger send text to somebody else's address.
	 */
	const REPLY_PLACES = array( 'name', 'site' );

	/**
	 * Placeholders of the owner's texts, by format.
	 *
	 * @return array<string, list<string>>
	 */
	public static function places(): array {
		return array(
			'template'      => self::PLACES,
			'template-long' => self::PLACES,
			'reply'         => self::REPLY_PLACES,
			'reply-long'    => self::REPLY_PLACES,
		);
	}

	/**
	 * Fills in a template in one pass, so that braces in a visitor's text stay as they are.
	 *
	 * @param string   $text   Template.
	 * @param string[] $values Values of the placeholders.
	 * @return string
	 */
	public static function fill( string $text, array $values ): string {
		$places = array();
		foreach ( $values as $name => $value ) {
			$places[ '{' . $name . '}' ] = $value;
		}
		return strtr( $text, $places );
	}

	/**
	 * A text in one line.
	 *
	 * @param string $text Text.
	 * @return string
	 */
	public static function line( string $text ): string {
		return trim( (string) preg_replace( '/\s+/u', ' ', $text ) );
	}
}
