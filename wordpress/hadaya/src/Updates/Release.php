<?php
/**
 * A version that the feed offers.
 *
 * @package Hadaya
 */

namespace Hadaya\Updates;

defined( 'ABSPATH' ) || exit;

/**
 * What is known of a release before its zip is fetched. It is only made of a text whose signature was right.
 */
final class Release {

	/**
	 * Its version.
	 *
	 * @var string
	 */
	public string $version;

	/**
	 * Address of its zip.
	 *
	 * @var string
	 */
	public string $package;

	/**
	 * The zip's sha256 value, hexadecimal.
	 *
	 * @var string
	 */
	public string $sha256;

	/**
	 * Least WordPress, the WordPress that it was tried on, and least PHP.
	 *
	 * @var string[]
	 */
	public array $needs;

	/**
	 * Remembers its facts.
	 *
	 * @param array  $facts   Facts of the feed.
	 * @param string $address Address of the feed, beside which the zip lies.
	 */
	private function __construct( array $facts, string $address ) {
		$this->version = $facts['version'];
		$this->package = (string) preg_replace( '/[^\/]*(?:[?#].*)?$/D', '', $address ) . $facts['package'];
		$this->sha256  = strtolower( $facts['sha256'] );
		$this->needs   = array(
			'requires'     => self::text( $facts, 'requires' ),
			'tested'       => self::text( $facts, 'tested' ),
			'requires_php' => self::text( $facts, 'requires_php' ),
		);
	}

	/**
	 * The release that a signed text describes; null where it describes none.
	 *
	 * @param string $signed  Text.
	 * @param string $address Address of the feed.
	 * @return self|null
	 */
	public static function from( string $signed, string $address ): ?self {
		$facts = json_decode( $signed, true );
		if ( ! is_array( $facts ) ) {
			return null;
		}
		$patterns = array(
			'version' => '/^\d{1,4}\.\d{1,4}\.\d{1,4}$/D',
			'package' => '/^[A-Za-z0-9][A-Za-z0-9._-]{0,100}\.zip$/D',
			'sha256'  => '/^[0-9a-fA-F]{64}$/D',
		);
		foreach ( $patterns as $name => $pattern ) {
			if ( 1 !== preg_match( $pattern, self::text( $facts, $name ) ) ) {
				return null;
			}
		}
		return new self( $facts, $address );
	}

	/**
	 * A fact that is a text.
	 *
	 * @param array  $facts Facts.
	 * @param string $name  Name.
	 * @return string Empty when it is none.
	 */
	private static function text( array $facts, string $name ): string {
		return isset( $facts[ $name ] ) && is_string( $facts[ $name ] ) ? $facts[ $name ] : '';
	}
}
