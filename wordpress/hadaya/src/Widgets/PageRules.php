<?php
/**
 * On which pages the contact widget is shown.
 *
 * @package Hadaya
 */

namespace Hadaya\Widgets;

defined( 'ABSPATH' ) || exit;

/**
 * Judges the page in view by the owner's rules.
 */
final class PageRules {

	/**
	 * Whether the rules let the widget onto this page: no rule that hides it may match, and where there are rules that show
	 * it one of them must.
	 *
	 * @param array[] $rules Rules.
	 * @return bool
	 */
	public static function allow( array $rules ): bool {
		$shows = false;
		$asked = false;
		foreach ( $rules as $rule ) {
			$matches = self::matches( $rule );
			if ( 'hide' === $rule['show'] && $matches ) {
				return false;
			}
			$asked = $asked || 'show' === $rule['show'];
			$shows = $shows || $matches;
		}
		return ! $asked || $shows;
	}

	/**
	 * Whether a rule means this page.
	 *
	 * @param array $rule Rule.
	 * @return bool
	 */
	private static function matches( array $rule ): bool {
		switch ( $rule['rule'] ) {
			case 'front':
			return is_front_page();
			case 'product':
			return function_exists( 'is_product' ) && is_product();
			case 'category':
			return function_exists( 'is_product_taxonomy' ) && is_product_taxonomy();
		}
		$value = self::path_of( $rule['value'] );
		if ( '' === trim( $value, '/' ) && ( '' === $value || 'contains' === $rule['rule'] ) ) {
			return false;
		}
		$path = self::path_here( $value );
		switch ( $rule['rule'] ) {
			case 'exact':
			return self::normalise( $value ) === $path;
			case 'starts':
			return 0 === strpos( $path, self::normalise( $value ) );
			default:
			return false !== strpos( $path, trim( $value, '/' ) );
		}
	}

	/**
	 * The path that an owner means: of a whole address that was pasted, with letters as people read them; empty for none.
	 *
	 * @param string $value What the owner wrote.
	 * @return string
	 */
	private static function path_of( string $value ): string {
		$parts = wp_parse_url( trim( $value ) );
		$path  = is_array( $parts ) && isset( $parts['path'] ) ? rawurldecode( $parts['path'] ) : '';
		return '' === $path && isset( $parts['host'] ) ? '/' : $path;
	}

	/**
	 * The path of the page in view, from the site's own folder on: an owner writes `/shop/` wherever the site lies. A value
	 * that begins with that folder is meant whole.
	 *
	 * @param string $value Path that it is compared with.
	 * @return string
	 */
	private static function path_here( string $value ): string {
		$path   = isset( $_SERVER['REQUEST_URI'] ) ? sanitize_url( wp_unslash( $_SERVER['REQUEST_URI'] ) ) : '/';
		$path   = self::normalise( rawurldecode( (string) strtok( $path, '?' ) ) );
		$folder = self::normalise( rawurldecode( (string) wp_parse_url( home_url(), PHP_URL_PATH ) ) );
		$is_own = 0 === strpos( $path, $folder ) && 0 !== strpos( rtrim( $value, '/' ) . '/', $folder );
		return $is_own ? substr( $path, strlen( $folder ) - 1 ) : $path;
	}

	/**
	 * A path with one slash before and behind it.
	 *
	 * @param string $path Path.
	 * @return string
	 */
	private static function normalise( string $path ): string {
		$inner = trim( $path, '/' );
		return '' === $inner ? '/' : '/' . $inner . '/';
	}
}
