<?php
/**
 * Placeholders in another plugin's messages.
 *
 * @package Hadaya
 */

namespace Hadaya\Move;

defined( 'ABSPATH' ) || exit;

/**
 * Converts another plugin's placeholders to Hadaya's, such as `{TITLE}` and `{{title}}` to `{title}`.
 */
final class MessagePlaceholders {

	/**
	 * Maps the other plugins' placeholders, in lower case, to Hadaya's; empty for those without a counterpart.
	 */
	const OURS = array(
		'title'         => 'title',
		'url'           => 'url',
		'href'          => 'url',
		'product'       => 'product',
		'sku'           => 'sku',
		'price'         => 'price',
		'regular'       => 'price',
		'regular_price' => 'price',
		'discount'      => '',
	);

	/**
	 * Replaces another plugin's placeholders in a string with Hadaya's, and removes those that the setting does not allow.
	 *
	 * @param string    $text  Text.
	 * @param string    $name  Name of the text, as shown to the owner.
	 * @param string[]  $names Allowed placeholders.
	 * @param MoveNotes $notes Receives notes on what is changed.
	 * @return string
	 */
	public function translate( string $text, string $name, array $names, MoveNotes $notes ): string {
		$changed = array();
		$made    = preg_replace_callback(
			'/\{\{?(\w{1,30})\}\}?/',
			static function ( array $found ) use ( $names, &$changed ): string {
				$word = strtolower( $found[1] );
				if ( 'site' === $word ) {
					return get_bloginfo( 'name' );
				}
				if ( ! isset( self::OURS[ $word ] ) ) {
					return $found[0];
				}
				$ours = in_array( self::OURS[ $word ], $names, true ) ? '{' . self::OURS[ $word ] . '}' : '';
				if ( '' === $ours || 0 === strpos( $word, 'regular' ) ) {
					$changed[] = $found[0] . ' → ' . ( '' === $ours ? '–' : $ours );
				}
				return $ours;
			},
			$text
		);
		if ( array() !== $changed ) {
			$notes->change(
				$name,
				__( 'Placeholders that this text does not support were replaced or removed.', 'hadaya' ),
				implode( ', ', array_unique( $changed ) )
			);
		}
		return trim( (string) $made );
	}
}
