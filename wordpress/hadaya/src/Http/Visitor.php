<?php
/**
 * Sender of a message.
 *
 * @package Hadaya
 */

namespace Hadaya\Http;

use Hadaya\Settings\Options;
use Hadaya\Support\StoredJson;

defined( 'ABSPATH' ) || exit;

/**
 * Identifies visitors for rate limits by a signed token in a cookie and by IP address. Browsers send the cookie only to the endpoint for which it was
 * set. Behind a proxy, the IP address is in a header.
 */
final class Visitor {

	/**
	 * Cookie with the visitor's signed token.
	 */
	const COOKIE = 'hadaya_visitor';

	/**
	 * Lifetime of the cookie in seconds.
	 */
	const LIFE = 3600;

	/**
	 * Headers in which a proxy passes the visitor's IP address.
	 */
	const HEADERS = array( 'X-Forwarded-For', 'X-Real-IP', 'CF-Connecting-IP', 'True-Client-IP' );

	/**
	 * Returns the visitor's token; empty if it is missing or was not signed by us.
	 *
	 * @return string
	 */
	public function token(): string {
		$cookie = isset( $_COOKIE[ self::COOKIE ] ) && is_string( $_COOKIE[ self::COOKIE ] ) ? $_COOKIE[ self::COOKIE ] : ''; // phpcs:ignore WordPress.Security.ValidatedSanitizedInput -- Matched against a pattern.
		$parts  = strlen( $cookie ) <= 64 && 1 === preg_match( '/^[0-9a-f]{24}\.[0-9a-f]{20}$/D', $cookie ) ? explode( '.', $cookie ) : array();
		return array() !== $parts && hash_equals( $this->sign( $parts[0] ), $parts[1] ) ? $parts[0] : '';
	}

	/**
	 * Sets a token for a visitor who has none. The browser sends the cookie only to the URL of the AJAX calls, so no page cache sees it.
	 *
	 * @param string $address URL of the AJAX calls; empty for WordPress's own URL.
	 */
	public function introduce( string $address = '' ): void {
		if ( '' !== $this->token() || headers_sent() ) {
			return;
		}
		$token = bin2hex( random_bytes( 12 ) );
		setcookie(
			self::COOKIE,
			$token . '.' . $this->sign( $token ),
			array(
				'expires'  => time() + self::LIFE,
				'path'     => (string) wp_parse_url( '' === $address ? admin_url( 'admin-ajax.php' ) : $address, PHP_URL_PATH ),
				'domain'   => (string) COOKIE_DOMAIN,
				'secure'   => is_ssl(),
				'httponly' => true,
				'samesite' => 'Lax',
			)
		);
	}

	/**
	 * Returns the signature that proves that this site issued a token.
	 *
	 * @param string $token Token.
	 * @return string
	 */
	private function sign( string $token ): string {
		return substr( wp_hash( 'hadaya_visitor' . $token, 'nonce' ), 0, 20 );
	}

	/**
	 * Returns the visitor's IP address. For IPv6, returns only the network part, because the addresses of one household differ only in the rest.
	 *
	 * @return string
	 */
	public function address(): string {
		$address = isset( $_SERVER['REMOTE_ADDR'] ) ? (string) filter_var( $_SERVER['REMOTE_ADDR'], FILTER_VALIDATE_IP ) : ''; // phpcs:ignore WordPress.Security.ValidatedSanitizedInput -- Matched against a pattern.
		$named   = $this->address_of_proxy();
		/**
		 * Filters the visitor's IP address, for shops whose proxies use more than one header.
		 *
		 * @since 1.0.0
		 *
		 * @param string $address IP address.
		 */
		$address = (string) apply_filters( 'hadaya_visitor_address', '' === $named ? $address : $named );
		return $this->household( $address );
	}

	/**
	 * Returns the part of an address that identifies a household: the whole IPv4 address, which some servers write as IPv6, or the network of an IPv6
	 * address.
	 *
	 * @param string $address IP address.
	 * @return string
	 */
	public function household( string $address ): string {
		$packed = false === filter_var( $address, FILTER_VALIDATE_IP, FILTER_FLAG_IPV6 ) ? false : inet_pton( $address );
		if ( false === $packed ) {
			return $address;
		}
		if ( 0 === strpos( $packed, str_repeat( "\0", 10 ) . "\xff\xff" ) ) {
			return (string) inet_ntop( substr( $packed, 12 ) );
		}
		return bin2hex( substr( $packed, 0, 8 ) );
	}

	/**
	 * Returns the visitor's address from the header that the owner's proxy sets; empty if there is none. The header contains a list to which the proxy
	 * appends the address; everything before that entry came from the visitor and cannot be trusted.
	 *
	 * @return string
	 */
	private function address_of_proxy(): string {
		// Reads the options without defaults, because this code runs before translations are available.
		$options = StoredJson::decode( get_option( Options::NAME ) );
		$named   = isset( $options['form']['proxy_header'] ) && is_string( $options['form']['proxy_header'] ) ? $options['form']['proxy_header'] : '';
		/**
		 * Filters the header in which the owner's proxy passes the visitor's IP address, such as X-Forwarded-For. Visitors can send any header, so return a
		 * name only if all visitors come through that proxy. If the name is empty, no header is trusted.
		 *
		 * @since 1.0.0
		 *
		 * @param string $header Header from the settings.
		 */
		$header = (string) apply_filters( 'hadaya_proxy_header', $named );
		$key    = 'HTTP_' . strtoupper( str_replace( '-', '_', $header ) );
		if ( '' === $header || ! isset( $_SERVER[ $key ] ) ) {
			return '';
		}
		$header  = is_string( $_SERVER[ $key ] ) ? $_SERVER[ $key ] : ''; // phpcs:ignore WordPress.Security.ValidatedSanitizedInput -- Only its last entry is used, and only if it is a valid IP address.
		$address = trim( (string) strrchr( ',' . substr( $header, -100 ), ',' ), ", \t" );
		return false === filter_var( $address, FILTER_VALIDATE_IP ) ? '' : $address;
	}

	/**
	 * Returns the device that sent the request: `mobile` or `desktop`.
	 *
	 * @return string
	 */
	public function device(): string {
		return wp_is_mobile() ? 'mobile' : 'desktop';
	}
}
