<?php
/**
 * Channel values of the replaced contact plugin.
 *
 * @package Hadaya
 */

namespace Hadaya\Chaty;

use Hadaya\Move\StoredValue;

defined( 'ABSPATH' ) || exit;

/**
 * Converts a Chaty channel's type, name, and number or address.
 */
final class ChatyValues {

	/**
	 * Names of Chaty's channels that are plain links in Hadaya.
	 */
	const LINKS = array( 'Link', 'Custom_Link', 'Custom_Link_3', 'Custom_Link_4', 'Custom_Link_5', 'Microsoft_Teams' );

	/**
	 * Chaty's default channel colours that differ from Hadaya's.
	 */
	const COLORS = array(
		'Whatsapp'    => '#49e670',
		'Phone'       => '#03e78b',
		'SMS'         => '#ff549c',
		'Twitter'     => '#1da1f2',
		'TikTok'      => '#000100',
		'Vkontakte'   => '#5076aa',
		'Viber'       => '#665cac',
		'WeChat'      => '#45dc00',
		'Line'        => '#38b900',
		'Google_Maps' => '#37aa66',
		'Waze'        => '#6eccef',
	);

	/**
	 * Checks whether the owner chose a channel's colour: it is neither white nor one of the default colours of Chaty and Hadaya.
	 *
	 * @param string $type  Our type.
	 * @param string $usual Our default colour for the type.
	 * @param string $color Colour, `#rrggbb` in lower case; empty if there is none.
	 * @return bool
	 */
	public static function owns_color( string $type, string $usual, string $color ): bool {
		$given = isset( self::COLORS[ $type ] ) ? self::COLORS[ $type ] : '';
		return ! in_array( $color, array( '', '#ffffff', strtolower( $usual ), $given ), true );
	}

	/**
	 * Returns Hadaya's type for a channel. For a link channel, the owner may have selected another type.
	 *
	 * @param string               $slug  Slug of the channel.
	 * @param array<string, mixed> $given Settings of the channel.
	 * @return string
	 */
	public static function type( string $slug, array $given ): string {
		$own = in_array( $slug, self::LINKS, true ) && '' !== StoredValue::text_of( $given, 'channel_type' )
			? StoredValue::text_of( $given, 'channel_type' )
			: $slug;
		return in_array( $own, self::LINKS, true ) ? 'Link' : $own;
	}

	/**
	 * Returns the name that the owner gave a channel; if there is none, its slug with spaces instead of underscores.
	 *
	 * @param string               $slug  Slug of the channel.
	 * @param array<string, mixed> $given Settings of the channel.
	 * @return string
	 */
	public static function name( string $slug, array $given ): string {
		$title = StoredValue::text_of( $given, 'title' );
		return '' === $title ? str_replace( '_', ' ', $slug ) : $title;
	}

	/**
	 * Returns a channel's number, address or user name. A LinkedIn name becomes the URL of a person or company.
	 *
	 * @param string                   $type  Our type.
	 * @param array<int|string, mixed> $given Settings of the channel or of one of its agents.
	 * @return string
	 */
	public static function value( string $type, array $given ): string {
		$value = StoredValue::text_of( $given, 'value' );
		if ( 'Linkedin' === $type && 1 === preg_match( '/^[^\s\/.:]+$/', $value ) ) {
			$folder = isset( $given['link_type'] ) && 'personal' === $given['link_type'] ? 'in' : 'company';
			return 'https://www.linkedin.com/' . $folder . '/' . $value;
		}
		return $value;
	}
}
