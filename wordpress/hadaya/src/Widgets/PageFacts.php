<?php
/**
 * Facts about the current page and user.
 *
 * @package Hadaya
 */

namespace Hadaya\Widgets;

use Hadaya\Languages\Languages;

defined( 'ABSPATH' ) || exit;

/**
 * Evaluates the page rules that name a page, post or product, a tag or a language, or that depend on the current user.
 */
final class PageFacts {

	/**
	 * Taxonomies whose terms are tags.
	 */
	const TAGS = array( 'post_tag', 'product_tag' );

	/**
	 * Checks whether the current page is the page, post or product with the given id or URL.
	 *
	 * @param string $named Its id or URL.
	 * @return bool
	 */
	public function is_page( string $named ): bool {
		$here = $this->here();
		return 0 !== $here && $this->find( $named ) === $here;
	}

	/**
	 * Returns the id of the current page, post or product. The shop page counts as a page; any other archive has the id 0.
	 *
	 * @return int
	 */
	private function here(): int {
		// Owners see the shop page as a page like any other.
		if ( function_exists( 'is_shop' ) && function_exists( 'wc_get_page_id' ) && is_shop() ) {
			return max( 0, (int) wc_get_page_id( 'shop' ) );
		}
		$object = get_queried_object();
		return $object instanceof \WP_Post ? $object->ID : 0;
	}

	/**
	 * Returns the id of the page, post or product whose id or URL an owner has entered; 0 if not found.
	 *
	 * @param string $named Its id or URL; the site may have had another URL when the owner entered it.
	 * @return int
	 */
	public function find( string $named ): int {
		$named = trim( $named );
		if ( '' === $named || ctype_digit( $named ) ) {
			return (int) $named;
		}
		$is_whole = 1 === preg_match( '#^https?://#i', $named );
		$found    = $is_whole ? url_to_postid( $named ) : 0;
		$found    = 0 === $found ? url_to_postid( home_url( '/' . $this->path_of( $named ) . '/' ) ) : $found;
		$page     = 0 === $found && '' !== $this->path_of( $named ) ? get_page_by_path( $this->path_of( $named ) ) : null;
		return null === $page ? $found : $page->ID;
	}

	/**
	 * Returns the path of a URL within the site, without leading or trailing slashes.
	 *
	 * @param string $named Full URL or path.
	 * @return string
	 */
	public function path_of( string $named ): string {
		$path   = trim( (string) wp_parse_url( trim( $named ), PHP_URL_PATH ), '/' );
		$folder = trim( (string) wp_parse_url( home_url(), PHP_URL_PATH ), '/' );
		return '' !== $folder && 0 === strpos( $path . '/', $folder . '/' ) ? ltrim( substr( $path, strlen( $folder ) ), '/' ) : $path;
	}

	/**
	 * Checks whether the page is the archive of a tag, or a post or product with that tag.
	 *
	 * @param string $tag Name or slug.
	 * @return bool
	 */
	public function has_tag( string $tag ): bool {
		$tag    = trim( $tag );
		$object = get_queried_object();
		if ( $object instanceof \WP_Term ) {
			return in_array( $object->taxonomy, self::TAGS, true )
				&& in_array( mb_strtolower( $tag ), array( mb_strtolower( $object->name ), $object->slug, urldecode( $object->slug ) ), true );
		}
		foreach ( $object instanceof \WP_Post && '' !== $tag ? self::TAGS : array() as $taxonomy ) {
			if ( has_term( $tag, $taxonomy, $object ) ) {
				return true;
			}
		}
		return false;
	}

	/**
	 * Checks whether the current page is in a language or in one of its regional variants.
	 *
	 * @param string $language Tag, such as `ar`, which also matches `ar-OM`.
	 * @return bool
	 */
	public function is_in( string $language ): bool {
		$requested = strtolower( str_replace( '_', '-', trim( $language ) ) );
		return '' !== $requested && 0 === strpos( strtolower( Languages::page() ) . '-', $requested . '-' );
	}

	/**
	 * Wraps `is_user_logged_in()`, so that `PageRules` reads every fact from this class.
	 *
	 * @return bool
	 */
	public function is_logged_in(): bool {
		return is_user_logged_in();
	}

	/**
	 * Checks whether the current user has a role with the given slug or name.
	 *
	 * @param string $role Its slug, or its name in the language of the site.
	 * @return bool
	 */
	public function has_role( string $role ): bool {
		return array() !== array_intersect( $this->roles( $role ), wp_get_current_user()->roles );
	}

	/**
	 * Checks whether the site has a role with the given slug or name.
	 *
	 * @param string $role Its slug, or its name in the language of the site.
	 * @return bool
	 */
	public function is_role( string $role ): bool {
		return array() !== $this->roles( $role );
	}

	/**
	 * Returns the slugs of the roles with the given slug or name, ignoring case.
	 *
	 * @param string $role Slug, or name in the language of the site.
	 * @return string[]
	 */
	private function roles( string $role ): array {
		$requested = mb_strtolower( trim( $role ) );
		$found     = array();
		foreach ( wp_roles()->get_names() as $slug => $name ) {
			if ( in_array( $requested, array( $slug, mb_strtolower( $name ), mb_strtolower( translate_user_role( $name ) ) ), true ) ) {
				$found[] = $slug;
			}
		}
		return $found;
	}
}
