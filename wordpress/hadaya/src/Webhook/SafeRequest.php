<?php
/**
 * Requests to URLs that owners enter.
 *
 * @package Hadaya
 */

namespace Hadaya\Webhook;

defined( 'ABSPATH' ) || exit;

/**
 * Requests an owner's URL with WordPress's safe HTTP functions, and rejects all hosts in the server's own network. WordPress itself allows link-local
 * addresses (cloud metadata services) and IPv6 addresses.
 */
final class SafeRequest {

	/**
	 * Prefixes that PHP 7.4 wrongly considers public: carrier-grade NAT, test and multicast networks, and IPv6 addresses that embed an IPv4 address,
	 * which may be private.
	 */
	const CLOSED = '/^(?:100\.(?:6[4-9]|[7-9]\d|1[01]\d|12[0-7])\.|192\.0\.[02]\.|198\.1[89]\.|198\.51\.100\.|203\.0\.113\.|22[4-9]\.|23\d\.|::|64:ff9b:|2002:|2001::|2001:db8:|2001:1?[0-9a-f]{1,2}:|100::|fe[c-f]|ff)/'; // phpcs:ignore Generic.Files.LineLength -- A single pattern.

	/**
	 * Sends a request without following redirects. Blocks internal hosts, except the shop's host and those that the site allows through
	 * `http_request_host_is_external`.
	 *
	 * @param string                                                                                                        $url       URL.
	 * @param array{method: string, timeout: int, headers: array<string, string>, body?: string, limit_response_size?: int} $arguments Arguments of
	 * WordPress's HTTP functions.
	 * @return array<string, mixed>|\WP_Error
	 */
	public function call( string $url, array $arguments ) {
		// The filter runs last, because the URL needs no check if another plugin has already answered the request.
		$judge = function ( $answer, $given, $asked ) { // phpcs:ignore Generic.CodeAnalysis.UnusedFunctionParameter -- Passed by the filter.
			return false !== $answer || $this->is_allowed( (string) $asked )
				? $answer
				: new \WP_Error(
					'http_request_not_executed',
					__( 'this URL does not exist or points to the server’s own network; enter another URL', 'hadaya' )
				);
		};
		add_filter( 'pre_http_request', $judge, PHP_INT_MAX, 3 );
		$answer = wp_safe_remote_request( $url, array( 'redirection' => 0 ) + $arguments );
		remove_filter( 'pre_http_request', $judge, PHP_INT_MAX );
		return $answer;
	}

	/**
	 * Checks whether a URL's host is the shop's, is allowed through `http_request_host_is_external`, or has only public IP addresses.
	 *
	 * @param string $url URL.
	 * @return bool
	 */
	public function is_allowed( string $url ): bool {
		$host = trim( strtolower( (string) wp_parse_url( $url, PHP_URL_HOST ) ), '[]' );
		$home = strtolower( (string) wp_parse_url( home_url(), PHP_URL_HOST ) );
		if ( '' !== $host && ( $home === $host || apply_filters( 'http_request_host_is_external', false, $host, $url ) ) ) { // phpcs:ignore WordPress.NamingConventions.PrefixAllGlobals -- WordPress's own hook.
			return true;
		}
		$addresses = $this->addresses( $host );
		return array() !== $addresses && $addresses === array_filter( $addresses, array( $this, 'is_public' ) );
	}

	/**
	 * Resolves a host to its IPv4 and IPv6 addresses; empty if the name does not exist.
	 *
	 * @param string $host Host name or IP address.
	 * @return string[]
	 */
	private function addresses( string $host ): array {
		if ( false !== filter_var( $host, FILTER_VALIDATE_IP ) ) {
			return array( $host );
		}
		$name  = rtrim( $host, '.' ) . ( false === strpos( $host, '.' ) ? '' : '.' );
		$newer = checkdnsrr( $name, 'AAAA' ) ? dns_get_record( $name, DNS_AAAA ) : array();
		return array_values( array_filter( array_merge( (array) gethostbynamel( $name ), array_column( (array) $newer, 'ipv6' ) ), 'is_string' ) );
	}

	/**
	 * Checks whether an IP address is on the public internet; an invalid address is not.
	 *
	 * @param string $address IP address.
	 * @return bool
	 */
	public function is_public( string $address ): bool {
		$is_open = false !== filter_var( $address, FILTER_VALIDATE_IP, FILTER_FLAG_NO_PRIV_RANGE | FILTER_FLAG_NO_RES_RANGE );
		return $is_open && 1 !== preg_match( self::CLOSED, (string) inet_ntop( (string) inet_pton( $address ) ) );
	}
}
