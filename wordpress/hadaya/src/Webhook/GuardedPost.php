<?php
/**
 * A request that leaves the server's own network.
 *
 * @package Hadaya
 */

namespace Hadaya\Webhook;

defined( 'ABSPATH' ) || exit;

/**
 * Posts to an address of the owner's on every version of WordPress in the same way: the host's addresses are judged, and the
 * connection goes to one of those, so that a name which answers differently a moment later leads nowhere. The shop's own
 * host may be called, as WordPress allows it, and so may hosts that the site has named by `http_request_host_is_external`.
 */
final class GuardedPost {

	/**
	 * Posts.
	 *
	 * @param string $url       Address.
	 * @param array  $arguments Arguments of WordPress.
	 * @return array|\WP_Error
	 */
	public static function send( string $url, array $arguments ) {
		$addresses = array();
		// Late: where another plugin answers in the network's place, nothing goes out.
		$judge = static function ( $answer, $given, $asked ) use ( &$addresses ) { // phpcs:ignore Generic.CodeAnalysis.UnusedFunctionParameter -- Given by the filter.
			if ( false !== $answer ) {
				return $answer;
			}
			$host = (string) wp_parse_url( $asked, PHP_URL_HOST );
			if ( self::is_trusted( $host, $asked ) ) {
				return false;
			}
			$addresses = Destination::addresses( $host );
			return Destination::are_open( $addresses ) ? false : new \WP_Error( 'http_request_not_executed', __( 'this address is not to be found, or lies within the server’s own network', 'hadaya' ) );
		};
		$pin   = static function ( $handle, $given, $asked ) use ( &$addresses ) { // phpcs:ignore Generic.CodeAnalysis.UnusedFunctionParameter -- Given by the action.
			$host = (string) wp_parse_url( $asked, PHP_URL_HOST );
			$port = (int) wp_parse_url( $asked, PHP_URL_PORT );
			if ( array() !== $addresses && false === filter_var( trim( $host, '[]' ), FILTER_VALIDATE_IP ) ) {
				$scheme = (string) wp_parse_url( $asked, PHP_URL_SCHEME );
				$line   = $host . ':' . ( 0 === $port ? ( 'https' === strtolower( $scheme ) ? 443 : 80 ) : $port ) . ':' . $addresses[0];
				curl_setopt( $handle, CURLOPT_RESOLVE, array( $line ) ); // phpcs:ignore WordPress.WP.AlternativeFunctions -- WordPress' own handle.
			}
		};
		add_filter( 'pre_http_request', $judge, PHP_INT_MAX, 3 );
		add_action( 'http_api_curl', $pin, 10, 3 );
		$answer = wp_safe_remote_post( $url, array( 'redirection' => 0 ) + $arguments );
		remove_filter( 'pre_http_request', $judge, PHP_INT_MAX );
		remove_action( 'http_api_curl', $pin, 10 );
		return $answer;
	}

	/**
	 * Whether a host is called whatever its addresses are.
	 *
	 * @param string $host Host.
	 * @param string $url  Whole address.
	 * @return bool
	 */
	private static function is_trusted( string $host, string $url ): bool {
		if ( '' !== $host && strtolower( (string) wp_parse_url( home_url(), PHP_URL_HOST ) ) === strtolower( $host ) ) {
			return true;
		}
		return (bool) apply_filters( 'http_request_host_is_external', false, $host, $url ); // phpcs:ignore WordPress.NamingConventions.PrefixAllGlobals -- WordPress' own.
	}
}
