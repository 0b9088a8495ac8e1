<?php
/**
 * Page rules for the contact widget.
 *
 * @package Hadaya
 */

namespace Hadaya\Widgets;

defined( 'ABSPATH' ) || exit;

/**
 * Evaluates the owner's rules for the current page. The visitor's browser evaluates rules about the cart, because pages may be cached.
 *
 * @phpstan-import-type PageRule from \Hadaya\Settings\Schema\SettingsSchema
 */
final class PageRules {

	/**
	 * Rules about the user, which make a page differ from visitor to visitor.
	 */
	const OF_VISITORS = array( 'login', 'role' );

	private PageFacts $page_facts;

	public function __construct( PageFacts $page_facts ) {
		$this->page_facts = $page_facts;
	}

	/**
	 * Checks whether the rules allow the widget on this page. No rule that hides the widget may match; if there are rules that show it, one of them must
	 * match.
	 *
	 * @param list<PageRule> $rules Rules.
	 * @return bool
	 */
	public function allow( array $rules ): bool {
		return 'never' !== $this->judge( $rules );
	}

	/**
	 * Returns the contents of the cart required to show the widget on this page: `full` (not empty), `empty`, or an empty string for any cart.
	 *
	 * @param list<PageRule> $rules Rules that allow the widget on this page.
	 * @return string
	 */
	public function cart( array $rules ): string {
		$found = $this->judge( $rules );
		return 'never' === $found ? '' : $found;
	}

	/**
	 * Checks whether any rule depends on the user, so that the page must not be cached.
	 *
	 * @param list<PageRule> $rules Rules.
	 * @return bool
	 */
	public static function ask_for_visitors( array $rules ): bool {
		return array() !== array_intersect( self::OF_VISITORS, array_column( $rules, 'rule' ) );
	}

	/**
	 * Returns the result of all rules: `never`, the required cart state (`full` or `empty`), or an empty string if the widget is shown with any cart.
	 *
	 * @param list<PageRule> $rules Rules.
	 * @return string
	 */
	private function judge( array $rules ): string {
		$of_carts = array_filter(
			$rules,
			static function ( array $rule ): bool {
				return 'cart' === $rule['rule'];
			}
		);
		$carts    = array_column( $of_carts, 'show', 'show' );
		$meant    = array_column( array_filter( array_diff_key( $rules, $of_carts ), array( $this, 'matches' ) ), 'show', 'show' );
		if ( isset( $meant['hide'] ) ) {
			return 'never';
		}
		$without_cart = isset( $carts['hide'] ) ? 'empty' : '';
		if ( isset( $meant['show'] ) || ! in_array( 'show', array_column( $rules, 'show' ), true ) ) {
			return $without_cart;
		}
		return isset( $carts['show'] ) && '' === $without_cart ? 'full' : 'never';
	}

	/**
	 * Checks whether a rule matches this page or the current user. Rules about the cart are evaluated in the browser.
	 *
	 * @param PageRule $rule Rule.
	 * @return bool
	 */
	private function matches( array $rule ): bool {
		switch ( $rule['rule'] ) {
			case 'front':
			return is_front_page();
			case 'product':
			return function_exists( 'is_product' ) && is_product();
			case 'category':
			return function_exists( 'is_product_taxonomy' ) && is_product_taxonomy();
			case 'post':
			return $this->page_facts->is_page( $rule['post'] );
			case 'tag':
			return $this->page_facts->has_tag( $rule['tag'] );
			case 'language':
			return $this->page_facts->is_in( $rule['language'] );
			case 'login':
			return $this->page_facts->is_logged_in();
			case 'role':
			return $this->page_facts->has_role( $rule['role'] );
			default:
			return self::matches_address( $rule );
		}
	}

	/**
	 * Checks whether this page's path matches an `exact`, `starts`, `ends` or `contains` rule. An empty value matches no page.
	 *
	 * @param PageRule $rule Rule.
	 * @return bool
	 */
	private static function matches_address( array $rule ): bool {
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
			case 'ends':
			return self::ends( $path, rtrim( $value, '/' ) );
			default:
			return false !== strpos( $path, trim( $value, '/' ) );
		}
	}

	/**
	 * Checks whether a path ends with a string. A string that starts with a slash matches only whole path segments.
	 *
	 * @param string $path Path with leading and trailing slash.
	 * @param string $end  Text without a trailing slash.
	 * @return bool
	 */
	private static function ends( string $path, string $end ): bool {
		return '' !== trim( $end, '/' ) && substr( rtrim( $path, '/' ), -strlen( $end ) ) === $end;
	}

	/**
	 * Returns the decoded path in an owner's value, which may be a full URL; empty if there is none.
	 *
	 * @param string $value The owner's input.
	 * @return string
	 */
	private static function path_of( string $value ): string {
		$parts = wp_parse_url( trim( $value ) );
		$path  = is_array( $parts ) && isset( $parts['path'] ) ? rawurldecode( $parts['path'] ) : '';
		return '' === $path && isset( $parts['host'] ) ? '/' : $path;
	}

	/**
	 * Returns the current page's path within the site, because owners write `/shop/` even if the site is in a subfolder. Returns the full path for a
	 * value that starts with that folder.
	 *
	 * @param string $value Path to compare with.
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
	 * Returns a path with exactly one leading and one trailing slash.
	 *
	 * @param string $path Path.
	 * @return string
	 */
	private static function normalise( string $path ): string {
		$inner = trim( $path, '/' );
		return '' === $inner ? '/' : '/' . $inner . '/';
	}
}
