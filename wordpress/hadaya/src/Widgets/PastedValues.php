<?php
/**
 * Channel values pasted by owners.
 *
 * @package Hadaya
 */

namespace Hadaya\Widgets;

use Hadaya\Support\Texts;

defined( 'ABSPATH' ) || exit;

/**
 * Extracts the value from a pasted text. The contact widget applies the same rules to values from other servers; a shared table of examples tests
 * both.
 */
final class PastedValues {

	/**
	 * Unicode's default-ignorable code points without the format characters, plus the keycap and the object replacement
	 * character. They are listed one by one because older versions of PCRE do not support the property.
	 */
	const UNSEEN = '\x{034F}\x{115F}\x{1160}\x{17B4}\x{17B5}\x{180B}-\x{180F}\x{2065}\x{20E3}\x{3164}\x{FE00}-\x{FE0F}\x{FFA0}\x{FFF0}-\x{FFF8}\x{FFFC}\x{E0000}-\x{E0FFF}'; // phpcs:ignore Generic.Files.LineLength -- A single list of characters.

	/**
	 * Path segments in social network URLs that are not profile names.
	 */
	const FOLDERS = '/^(?:p|reel|reels|stories|explore|direct|groups|pages|people|share|watch|joinchat|login)$/i';

	/**
	 * Patterns that find the profile name in a URL on the channel's own site, keyed by channel type.
	 */
	const SITES = array(
		'Telegram'           => '#^(?:t|telegram)\.(?:me|dog)/(?:s/)?([\w.]+)/?$#i',
		'Instagram'          => '#^instagram\.com/([\w.]+)/?$#i',
		'Instagram_DM'       => '#^(?:ig\.me/m|instagram\.com)/([\w.]+)/?$#i',
		'Facebook_Messenger' => '#^(?:m\.me|(?:m|web|[a-z]{2}-[a-z]{2})\.facebook\.com|facebook\.com|fb\.com|fb\.me|messenger\.com/t|facebook\.com/messages/t)/(?:profile\.php\?id=|(?:people|pages)/[^/]+/)?([\w.-]+)/?$#i', // phpcs:ignore Generic.Files.LineLength -- A single pattern.
		'Twitter'            => '#^(?:mobile\.)?(?:twitter|x)\.com/@?(\w+)/?$#i',
		'TikTok'             => '#^(?:m\.)?tiktok\.com/@([\w.]+)/?$#i',
		'Snapchat'           => '#^snapchat\.com/(?:add/|@)([\w.-]+)/?$#i',
		'Vkontakte'          => '#^(?:m\.)?vk\.(?:com|me|ru)/([\w.]+)/?$#i',
	);

	/**
	 * Normalises pasted text: converts full-width characters and digits in other scripts to ASCII, removes invisible characters, and replaces unusual spaces
	 * and dashes.
	 *
	 * @param string $source Text.
	 * @return string
	 */
	public static function plain( string $source ): string {
		$plain = strtr( wp_check_invalid_utf8( $source ), self::letters() );
		$plain = (string) preg_replace( '/[\p{Cf}\p{Co}' . self::UNSEEN . ']/u', '', $plain );
		$plain = (string) preg_replace( '/[\x{2010}-\x{2015}\x{2212}\x{FE58}\x{FE63}]/u', '-', $plain );
		return trim( (string) preg_replace( '/[\s\p{Z}\p{Cc}\x{2800}]+/u', ' ', $plain ) );
	}

	/**
	 * Returns a map from full-width characters and digits in other scripts to ASCII.
	 *
	 * @return string[]
	 */
	private static function letters(): array {
		$letters = array();
		foreach ( range( 0xFF01, 0xFF5E ) as $code ) {
			$letters[ html_entity_decode( '&#' . $code . ';', ENT_QUOTES, 'UTF-8' ) ] = chr( $code - 0xFEE0 );
		}
		foreach ( array( 0x0660, 0x06F0, 0x0966 ) as $zero ) {
			foreach ( range( 0, 9 ) as $digit ) {
				$letters[ html_entity_decode( '&#' . ( $zero + $digit ) . ';', ENT_QUOTES, 'UTF-8' ) ] = (string) $digit;
			}
		}
		return $letters;
	}

	/**
	 * Adds a missing scheme to a URL such as `www.instagram.com/shop`; other text is only normalised.
	 *
	 * @param string $source Text.
	 * @return string
	 */
	public static function with_scheme( string $source ): string {
		$text = (string) preg_replace( array( '/[.,;،]+$/u', '/^["\'<«“](.*)["\'>»”]$/u' ), array( '', '$1' ), self::plain( $source ) );
		if ( 1 === preg_match( '#^https?:/(?!/)#i', $text ) ) {
			return (string) preg_replace( '#^(https?:)/#i', '$1//', $text );
		}
		$is_host = 1 === preg_match(
			'~^(?:www\.)?[a-z\d-]+(?:\.[a-z\d-]+)*\.(?:com|net|org|me|gg|io|co|ru|gl|app|page|link|shop|store|om|ae|sa|kw|qa|bh)(?=[/?#:]|$)~i',
			$text
		)
		|| 1 === preg_match( '/^www\.[^.\s]+\.\S/i', $text );
		return $is_host ? 'https://' . $text : $text;
	}

	/**
	 * Returns a map URL for pasted latitude and longitude; empty for other text and other channel types.
	 *
	 * @param string $type   Type of the channel.
	 * @param string $source Text.
	 * @return string
	 */
	public static function place_address( string $type, string $source ): string {
		$maps = array(
			'Google_Maps' => 'https://www.google.com/maps/search/?api=1&query=',
			'Waze'        => 'https://waze.com/ul?navigate=yes&ll=',
		);
		$text = str_replace( '٫', '.', self::plain( $source ) );
		if (
			! isset( $maps[ $type ] )
			|| 1 !== preg_match( '/^(?:geo:|\()?\s*(-?\d{1,2}\.\d+)(?:\s*[,،]\s*|\s+)(-?\d{1,3}\.\d+)\s*\)?$/iu', $text, $found )
		) {
			return '';
		}
		$is_place = abs( (float) $found[1] ) <= 90 && abs( (float) $found[2] ) <= 180;
		return $is_place ? $maps[ $type ] . $found[1] . ',' . $found[2] : '';
	}

	/**
	 * Returns the profile name in a URL on the channel's own site; empty if there is none.
	 *
	 * @param string $type    Type of the channel.
	 * @param string $address URL.
	 * @return string
	 */
	private static function name_in_address( string $type, string $address ): string {
		$path = (string) preg_replace( array( '#^https?://(?:www\.)?#i', '/\#.*$/' ), '', $address );
		// Keeps the URL, because a bot's start parameter or a prefilled text would be lost otherwise.
		if ( 1 === preg_match( '#^(?:t|telegram)\.(?:me|dog)/.*[?&](?:start|startapp|startgroup|text)=|^m\.me/.*[?&](?:ref|text)=#i', $path ) ) {
			return '';
		}
		$path = (string) preg_replace( false === strpos( $path, 'profile.php' ) ? '/\?.*$/' : '/&.*$/', '', $path );
		$name = isset( self::SITES[ $type ] ) && 1 === preg_match( self::SITES[ $type ], $path, $found ) ? $found[1] : '';
		return 1 === preg_match( self::FOLDERS, $name ) ? '' : $name;
	}

	/**
	 * Returns the profile name in a text, or the URL if it contains no profile name; empty if the text is neither. For Telegram, a phone number with
	 * + is valid, too.
	 *
	 * @param string $type   Type of the channel.
	 * @param string $source Text.
	 * @return string
	 */
	public static function name( string $type, string $source ): string {
		$text = self::with_scheme( $source );
		if ( Texts::is_address( $text ) ) {
			$name = self::name_in_address( $type, $text );
			return '' === $name ? esc_url_raw( $text, array( 'http', 'https' ) ) : $name;
		}
		$name   = (string) preg_replace( array( '/^\p{L}[\p{L} ]*:\s*/u', '#^[@ /]+|[@ /]+$#' ), '', $text );
		$number = (string) preg_replace( '/[\s().-]/', '', $name );
		if ( 'Telegram' === $type && 1 === preg_match( '/^\+\d{7,15}$/', $number ) ) {
			return $number;
		}
		return 1 === preg_match( '/^[\w.-]{1,64}$/', $name ) ? $name : '';
	}

	/**
	 * Extracts the only email address from a string, which may be a link or contain angle brackets; empty if there is none.
	 *
	 * @param string $source Text.
	 * @return string
	 */
	public static function email( string $source ): string {
		$text = str_replace( '%40', '@', self::plain( $source ) );
		$bare = 1 === preg_match( '/<([^<>]*)>/', $text, $found ) ? $found[1] : $text;
		$bare = (string) preg_replace(
			array( '/^mailto:|^\p{L}[\p{L} -]*:\s*/iu', '/\?.*$/', '/\s*@\s*/', '/^["\'«“]+|["\'»”.,;،]+$/u' ),
			array( '', '', '@', '' ),
			$bare
		);
		return is_email( trim( $bare ) ) ? sanitize_email( trim( $bare ) ) : '';
	}
}
