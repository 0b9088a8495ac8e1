<?php
/**
 * The headers that an owner adds to a call.
 *
 * @package Hadaya
 */

namespace Hadaya\Webhook;

defined( 'ABSPATH' ) || exit;

/**
 * Keeps what opens the door of another system (the values of headers, the key of a newsletter) to the server: the settings app is
 * given a mark in its place, and a mark that comes back stands for what is kept.
 */
final class OwnHeaders {

	/**
	 * What stands in place of what is kept.
	 */
	const MARK = '••••••••';

	/**
	 * Names that are the call's own.
	 */
	const CLOSED = array( 'host', 'content-length', 'transfer-encoding', 'connection', 'expect', 'x-hadaya-message', 'x-hadaya-signature', 'x-hadaya-timed-signature' );

	/**
	 * The settings with marks.
	 *
	 * @param array $webhook Settings of the webhook.
	 * @return array
	 */
	public static function hide( array $webhook ): array {
		$webhook['api_key'] = '' === $webhook['api_key'] ? '' : self::MARK;
		foreach ( $webhook['headers'] as $place => $header ) {
			$webhook['headers'][ $place ]['token'] = '' === ( $header['token'] ?? '' ) ? '' : self::MARK;
		}
		return $webhook;
	}

	/**
	 * Settings with what is kept in place of the marks, and of what is not given. A value belongs to its header and to the host that gets it,
	 * a key to its service: for another one it has to be entered again, so that nobody can have it sent elsewhere.
	 *
	 * @param array $given Given settings.
	 * @param array $kept  Settings that are kept.
	 * @return array
	 */
	public static function reveal( array $given, array $kept ): array {
		if ( self::is_hidden( $given, 'api_key' ) ) {
			$is_same          = ( $given['recipe'] ?? '' ) === $kept['recipe'] || ! NewsletterCall::is_meant( $given );
			$given['api_key'] = $is_same ? $kept['api_key'] : '';
		}
		$tokens = self::host( $given ) === self::host( $kept ) ? array_column( $kept['headers'], 'token', 'name' ) : array();
		foreach ( array_filter( (array) ( $given['headers'] ?? array() ), 'is_array' ) as $place => $header ) {
			if ( self::is_hidden( $header, 'token' ) ) {
				$given['headers'][ $place ]['token'] = $tokens[ is_string( $header['name'] ?? null ) ? trim( $header['name'] ) : '' ] ?? '';
			}
		}
		return $given;
	}

	/**
	 * The headers of a call: the owner's, where it goes to a system of their own, over the usual ones.
	 *
	 * @param array    $webhook Settings of the webhook.
	 * @param string[] $usual   Usual headers by name.
	 * @return string[]
	 */
	public static function over( array $webhook, array $usual ): array {
		$own = '' === ( $webhook['recipe'] ?? '' ) ? array_filter( array_column( $webhook['headers'] ?? array(), 'token', 'name' ), 'strlen' ) : array();
		return array_diff_ukey( $usual, $own, 'strcasecmp' ) + $own;
	}

	/**
	 * What must not be told to anybody who reads of a call.
	 *
	 * @param array $webhook Settings of the webhook.
	 * @return string[]
	 */
	public static function secrets( array $webhook ): array {
		return array_values( array_filter( array_merge( array( $webhook['secret'] ?? '', $webhook['api_key'] ?? '' ), array_column( $webhook['headers'] ?? array(), 'token' ) ), 'strlen' ) );
	}

	/**
	 * Whether a field has the mark, or is not given.
	 *
	 * @param array  $given Given fields.
	 * @param string $name  Its name.
	 * @return bool
	 */
	private static function is_hidden( array $given, string $name ): bool {
		return self::MARK === ( $given[ $name ] ?? self::MARK );
	}

	/**
	 * The host that is called.
	 *
	 * @param array $webhook Settings of the webhook.
	 * @return string
	 */
	private static function host( array $webhook ): string {
		$url = $webhook['url'] ?? '';
		return strtolower( (string) wp_parse_url( is_string( $url ) ? trim( $url ) : '', PHP_URL_HOST ) );
	}
}
