<?php
/**
 * Where the owner's other system may be.
 *
 * @package Hadaya
 */

namespace Hadaya\Webhook;

defined( 'ABSPATH' ) || exit;

/**
 * Judges a host by the addresses that it really has: those of the server's own network, of clouds' inner services and of other
 * special use are not called. It does not go by how an address is written (decimal, hexadecimal, short, within an IPv6
 * address), for it asks for what the name stands for.
 */
final class Destination {

	/**
	 * Networks that are not called, each with the length of its prefix.
	 */
	const CLOSED = array(
		'0.0.0.0/8',
		'10.0.0.0/8',
		'100.64.0.0/10',
		'127.0.0.0/8',
		'169.254.0.0/16',
		'172.16.0.0/12',
		'192.0.0.0/24',
		'192.0.2.0/24',
		'192.168.0.0/16',
		'198.18.0.0/15',
		'198.51.100.0/24',
		'203.0.113.0/24',
		'224.0.0.0/4',
		'240.0.0.0/4',
		'::/128',
		'::1/128',
		'100::/64',
		'2001::/23',
		'2001:db8::/32',
		'fc00::/7',
		'fe80::/10',
		'fec0::/10',
		'ff00::/8',
	);

	/**
	 * Networks of IPv6 that carry an address of IPv4, with the byte at which it begins.
	 */
	const CARRIERS = array(
		'::/96'         => 12,
		'::ffff:0:0/96' => 12,
		'64:ff9b::/96'  => 12,
		'2002::/16'     => 2,
	);

	/**
	 * Whether an address is one that is called.
	 *
	 * @param string $address Address.
	 * @return bool
	 */
	public static function is_open( string $address ): bool {
		$packed = false === filter_var( $address, FILTER_VALIDATE_IP ) ? false : inet_pton( $address );
		if ( false === $packed ) {
			return false;
		}
		foreach ( self::CLOSED as $network ) {
			if ( self::is_within( $packed, $network ) ) {
				return false;
			}
		}
		foreach ( self::CARRIERS as $network => $start ) {
			if ( self::is_within( $packed, $network ) ) {
				return self::is_open( (string) inet_ntop( substr( $packed, $start, 4 ) ) );
			}
		}
		return true;
	}

	/**
	 * Whether a host is called: it has addresses, and every one of them is open. One closed among them is enough to refuse
	 * it, for nobody knows which one is taken.
	 *
	 * @param string[] $addresses Addresses of the host.
	 * @return bool
	 */
	public static function are_open( array $addresses ): bool {
		return array() !== $addresses && array() === array_filter(
			$addresses,
			static function ( $address ): bool {
				return ! self::is_open( $address );
			}
		);
	}

	/**
	 * Addresses of a host as the server finds them.
	 *
	 * @param string $host Host, an address of IPv6 in brackets or without.
	 * @return string[]
	 */
	public static function addresses( string $host ): array {
		$bare = trim( $host, '[]' );
		if ( false !== filter_var( $bare, FILTER_VALIDATE_IP ) ) {
			return array( $bare );
		}
		$found = (array) gethostbynamel( rtrim( $bare, '.' ) . ( false === strpos( $bare, '.' ) ? '' : '.' ) );
		$newer = checkdnsrr( rtrim( $bare, '.' ) . '.', 'AAAA' ) ? dns_get_record( rtrim( $bare, '.' ) . '.', DNS_AAAA ) : array();
		return array_values( array_filter( array_merge( $found, array_column( (array) $newer, 'ipv6' ) ), 'is_string' ) );
	}

	/**
	 * Whether an address lies in a network.
	 *
	 * @param string $packed  Address, packed.
	 * @param string $network Network, as `10.0.0.0/8`.
	 * @return bool
	 */
	private static function is_within( string $packed, string $network ): bool {
		list( $start, $length ) = explode( '/', $network );
		$start                  = (string) inet_pton( $start );
		if ( strlen( $start ) !== strlen( $packed ) ) {
			return false;
		}
		$bytes = intdiv( (int) $length, 8 );
		$rest  = (int) $length % 8;
		if ( substr( $packed, 0, $bytes ) !== substr( $start, 0, $bytes ) ) {
			return false;
		}
		return 0 === $rest || ( ord( $packed[ $bytes ] ) ^ ord( $start[ $bytes ] ) ) >> ( 8 - $rest ) === 0;
	}
}
