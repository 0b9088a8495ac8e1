<?php
/**
 * On which pages the contact widget is shown.
 *
 * @package Hadaya
 */

defined( 'ABSPATH' ) || exit;

/**
 * Judges the page in view by the owner's rules.
 */
final class Hadaya_Page_Rules {

	/**
	 * Whether the rules let the widget onto this page: no rule that hides it may match, and where there are rules that show
	 * it one of them must.
	 *
	 * @param array[] $rules Rules.
	 * @return bool
	 */
	public static function allow( array $rules ) {
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
	private static function matches( array $rule ) {
		switch ( $rule['rule'] ) {
			case 'front':
				return is_front_page();
			case 'product':
				return function_exists( 'is_product' ) && is_product();
			case 'category':
				return function_exists( 'is_product_taxonomy' ) && is_product_taxonomy();
		}
		$path  = isset( $_SERVER['REQUEST_URI'] ) ? rawurldecode( sanitize_url( wp_unslash( $_SERVER['REQUEST_URI'] ) ) ) : '/';
		$path  = self::normalise( (string) strtok( $path, '?' ) );
		$value = self::normalise( rawurldecode( (string) wp_parse_url( $rule['value'], PHP_URL_PATH ) ) );
		switch ( $rule['rule'] ) {
			case 'exact':
				return $path === $value;
			case 'starts':
				return 0 === strpos( $path, $value );
			default:
				return false !== strpos( $path, trim( $rule['value'], '/' ) );
		}
	}

	/**
	 * A path with one slash before and behind it.
	 *
	 * @param string $path Path.
	 * @return string
	 */
	private static function normalise( $path ) {
		$inner = trim( $path, '/' );
		return '' === $inner ? '/' : '/' . $inner . '/';
	}
}
