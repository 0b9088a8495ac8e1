<?php
/**
 * Traffic type of a visit.
 *
 * @package Hadaya
 */

namespace Hadaya\Http;

defined( 'ABSPATH' ) || exit;

/**
 * Classifies how a visit started, based on the shop's own attribution data or the page's URL. Only the type is recorded: no URL, no campaign, no
 * visitor data. The types are the same as in the widget's traffic rules.
 */
final class TrafficType {

	/**
	 * Maximum length of a URL's query, in bytes. A longer query is ignored.
	 */
	const LONGEST = 1000;

	/**
	 * Traffic types. `other` includes all known sources that fit no other type.
	 */
	const KINDS = array( 'direct', 'search', 'social', 'ads', 'other' );

	/**
	 * Search engine names as used by campaigns and trackers.
	 */
	const SEARCH = array( 'google', 'bing', 'yahoo', 'yandex', 'duckduckgo', 'baidu', 'ecosia', 'brave', 'naver', 'qwant', 'startpage' );

	/**
	 * Social network names as used by campaigns and trackers.
	 */
	const SOCIAL = array(
		'facebook', 'fb', 'instagram', 'ig', 'tiktok', 'linkedin', 'twitter', 'x', 't.co', 'snapchat', 'pinterest', 'reddit',
		'youtube', 'threads', 'vk', 'whatsapp', 'telegram',
	);

	/**
	 * Click ids that ad networks and social networks add to URLs.
	 */
	const CLICK_IDS = array(
		'gclid'     => 'ads',
		'gbraid'    => 'ads',
		'wbraid'    => 'ads',
		'gad_source' => 'ads',
		'msclkid'   => 'ads',
		'yclid'     => 'ads',
		'ttclid'    => 'ads',
		'twclid'    => 'ads',
		'li_fat_id' => 'ads',
		'fbclid'    => 'social',
		'igshid'    => 'social',
	);

	/**
	 * Returns the type of a visit: `direct`, `search`, `social`, `ads` or `other`; empty if unknown. The URL counts only if the source is unknown.
	 *
	 * @param string[] $source  Parts `source` and `medium`, as returned by `Attribution`; empty if unknown.
	 * @param string   $address Full URL of the page; its query may name a campaign.
	 * @return string
	 */
	public static function kind( array $source, string $address ): string {
		$known = self::of_source( $source );
		return '' === $known ? self::of_address( $address ) : $known;
	}

	/**
	 * Returns the type of a source and its medium; `other` for an unlisted source, empty if both values are empty.
	 *
	 * @param string[] $source Parts `source` and `medium`.
	 * @return string
	 */
	private static function of_source( array $source ): string {
		$name   = isset( $source['source'] ) ? strtolower( (string) $source['source'] ) : '';
		$medium = isset( $source['medium'] ) ? strtolower( (string) $source['medium'] ) : '';
		if ( '' === $name && '' === $medium ) {
			return '';
		}
		if ( '(direct)' === $name || 'typein' === $name ) {
			return 'direct';
		}
		if ( 1 === preg_match( '/cp|^ppc$|^retargeting$|^paid|^display$/', $medium ) ) {
			return 'ads';
		}
		if ( 'social' === $medium || self::is_among( $name, self::SOCIAL ) ) {
			return 'social';
		}
		return 'organic' === $medium || self::is_among( $name, self::SEARCH ) ? 'search' : 'other';
	}

	/**
	 * Returns the type that the campaign or the click id in a URL indicates; empty if there is neither.
	 *
	 * @param string $address Full URL.
	 * @return string
	 */
	private static function of_address( string $address ): string {
		$query = (string) wp_parse_url( $address, PHP_URL_QUERY );
		if ( '' === $query || strlen( $query ) > self::LONGEST ) {
			return '';
		}
		parse_str( $query, $given );
		$given = array_filter( $given, 'is_string' );
		$named = array(
			'source' => isset( $given['utm_source'] ) ? $given['utm_source'] : '',
			'medium' => isset( $given['utm_medium'] ) ? $given['utm_medium'] : '',
		);
		$kind  = self::of_source( $named );
		foreach ( '' === $kind ? array_intersect_key( self::CLICK_IDS, $given ) : array() as $meant ) {
			return $meant;
		}
		return '' === $kind && isset( $given['utm_campaign'] ) ? 'other' : $kind;
	}

	/**
	 * Checks whether a list contains a name or, for a host such as `l.facebook.com`, a part of it.
	 *
	 * @param string   $name Name of a source, which may be a host.
	 * @param string[] $all  Known names.
	 * @return bool
	 */
	private static function is_among( string $name, array $all ): bool {
		return in_array( $name, $all, true ) || array() !== array_intersect( explode( '.', $name ), $all );
	}
}
