<?php
/**
 * What is known of the page in view and of who looks at it.
 *
 * @package Hadaya
 */

namespace Hadaya\Widgets;

use Hadaya\Languages\Languages;

defined( 'ABSPATH' ) || exit;

/**
 * Answers what page rules ask beyond addresses.
 */
final class PageFacts {

	/**
	 * Taxonomies whose terms are tags.
	 */
	const TAGS = array( 'post_tag', 'product_tag' );

	/**
	 * Whether the page is one certain page, post or product.
	 *
	 * @param string $named Its number, or its address.
	 * @return bool
	 */
	public static function is_page( string $named ): bool {
		$named  = trim( $named );
		$object = get_queried_object();
		if ( ! $object instanceof \WP_Post || '' === $named ) {
			return false;
		}
		$address = 1 === preg_match( '#^https?://#i', $named ) ? $named : home_url( '/' . ltrim( $named, '/' ) );
		return $object->ID === ( ctype_digit( $named ) ? (int) $named : url_to_postid( $address ) );
	}

	/**
	 * Whether the page is that of a tag, or of a post or product that has it.
	 *
	 * @param string $tag Name or slug.
	 * @return bool
	 */
	public static function has_tag( string $tag ): bool {
		$tag    = trim( $tag );
		$object = get_queried_object();
		if ( $object instanceof \WP_Term ) {
			return in_array( $object->taxonomy, self::TAGS, true ) && in_array( mb_strtolower( $tag ), array( mb_strtolower( $object->name ), $object->slug, urldecode( $object->slug ) ), true );
		}
		foreach ( $object instanceof \WP_Post && '' !== $tag ? self::TAGS : array() as $taxonomy ) {
			if ( has_term( $tag, $taxonomy, $object ) ) {
				return true;
			}
		}
		return false;
	}

	/**
	 * Whether the page is written in a language.
	 *
	 * @param string $language Tag, `ar`; it also means `ar-OM`.
	 * @return bool
	 */
	public static function is_in( string $language ): bool {
		$wanted = strtolower( str_replace( '_', '-', trim( $language ) ) );
		return '' !== $wanted && 0 === strpos( strtolower( Languages::page() ) . '-', $wanted . '-' );
	}

	/**
	 * Whether whoever looks is logged in.
	 *
	 * @return bool
	 */
	public static function is_logged_in(): bool {
		return is_user_logged_in();
	}

	/**
	 * Whether whoever looks has a role.
	 *
	 * @param string $role Its slug, or its name in the language of the site.
	 * @return bool
	 */
	public static function has_role( string $role ): bool {
		$wanted = mb_strtolower( trim( $role ) );
		$names  = wp_roles()->get_names();
		foreach ( wp_get_current_user()->roles as $slug ) {
			$name = isset( $names[ $slug ] ) ? $names[ $slug ] : $slug;
			if ( in_array( $wanted, array( $slug, mb_strtolower( $name ), mb_strtolower( translate_user_role( $name ) ) ), true ) ) {
				return true;
			}
		}
		return false;
	}
}
