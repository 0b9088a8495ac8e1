<?php
/**
 * The body of a call as its owner writes it.
 *
 * @package Hadaya
 */

namespace Hadaya\Webhook;

use Hadaya\Leads\Lead;
use Hadaya\Mail\LeadPlaces;
use Hadaya\Mail\Mails;

defined( 'ABSPATH' ) || exit;

/**
 * Fills an owner's JSON with what a visitor wrote. The template is read as JSON first and its texts are filled then, so nothing that
 * a visitor writes can end a text, add a field or break the body.
 */
final class OwnBody {

	/**
	 * What its texts may name in braces.
	 */
	const PLACES = array( 'name', 'email', 'phone', 'message', 'fields', 'newsletter', 'title', 'url', 'link', 'site', 'id', 'time' );

	/**
	 * What is wrong with a template; empty when nothing is. The settings app says at which line and character, while it is written.
	 *
	 * @param string $template Template; an empty one is right.
	 * @return string
	 */
	public static function problem( string $template ): string {
		if ( '' !== $template && ! is_array( json_decode( $template, true ) ) ) {
			return __( 'This is not JSON. Names, texts and words in braces stand in quotation marks, for example {"text": "{message}"}', 'hadaya' );
		}
		return '';
	}

	/**
	 * The body for a lead. A text that is nothing but `{id}` or `{newsletter}` becomes a number, or true, false and null.
	 *
	 * @param string $template Template that is right.
	 * @param Lead   $lead     Lead.
	 * @return string
	 */
	public static function of( string $template, Lead $lead ): string {
		$words  = $lead->newsletter();
		$whole  = array(
			'{id}'         => $lead->id(),
			'{newsletter}' => null === $words ? null : '' !== $words,
		);
		$places = array_intersect_key( LeadPlaces::of( $lead ), array_flip( self::PLACES ) );
		return (string) wp_json_encode( self::filled( json_decode( $template ), $places, $whole ), JSON_UNESCAPED_UNICODE | JSON_UNESCAPED_SLASHES );
	}

	/**
	 * A value with its texts filled.
	 *
	 * @param mixed    $value  Value; objects are objects, so that an empty one stays one.
	 * @param string[] $places What places stand for.
	 * @param array    $whole  What texts stand for that are nothing but a place.
	 * @return mixed
	 */
	private static function filled( $value, array $places, array $whole ) {
		if ( is_string( $value ) ) {
			return array_key_exists( trim( $value ), $whole ) ? $whole[ trim( $value ) ] : Mails::fill( $value, $places );
		}
		if ( ! is_array( $value ) && ! is_object( $value ) ) {
			return $value;
		}
		$filled = array();
		foreach ( (array) $value as $name => $inner ) {
			$filled[ $name ] = self::filled( $inner, $places, $whole );
		}
		return is_object( $value ) ? (object) $filled : $filled;
	}
}
