<?php
/**
 * Loading of the product gallery's pictures.
 *
 * @package Hadaya
 */

namespace Hadaya\Page;

use Hadaya\Settings\Options;

defined( 'ABSPATH' ) || exit;

/**
 * Sets the `sizes` of the gallery's pictures, and loads the first picture early. The gallery plugin marks every picture as lazy, even the first, and
 * sets `sizes` to the full window width on phones, so phones load a larger file than needed. The first picture is usually the LCP element, and its
 * displayed width can be computed from the plugin's settings.
 */
final class GalleryPictures {

	/**
	 * The plugin's breakpoints in pixels, narrowest first, each with the option for the gallery's width and its default.
	 */
	const BREAKPOINTS = array(
		480 => array( 'extra_small_device_width', 320 ),
		768 => array( 'small_device_width', 720 ),
		992 => array( 'medium_device_width', 0 ),
	);

	private bool $is_past_first = false;
	private Options $options;
	private PageKind $page;

	public function __construct( Options $options, PageKind $page ) {
		$this->options = $options;
		$this->page    = $page;
	}

	/**
	 * Sets the `sizes` of a picture, both in the page and in variation data.
	 *
	 * @param array<string, mixed> $picture The gallery plugin's data for a picture.
	 * @return array<string, mixed>
	 */
	public function set_sizes( $picture ): array {
		if ( is_array( $picture ) && ! empty( $picture['srcset'] ) && ! empty( $picture['src_w'] ) && $this->is_ours() ) {
			$picture['sizes'] = self::sizes( (int) $picture['src_w'] );
		}
		return $picture;
	}

	/**
	 * Removes lazy loading from the first picture of the page and gives the picture high priority.
	 *
	 * @param string $html       Markup of a slide.
	 * @param int    $attachment Id of the picture in the slide; 0 for the template that the script uses.
	 * @return string
	 */
	public function put_first( $html, $attachment ): string {
		$is_slide = is_string( $html ) && false !== strpos( $html, 'wvg-gallery-image' ) && $attachment > 0;
		if ( $this->is_past_first || ! $is_slide || ! $this->is_ours() || ! $this->page->shows( 'gallery' ) ) {
			return $html;
		}
		$this->is_past_first = true;
		$tags                = new \WP_HTML_Tag_Processor( $html );
		// A video slide has no image with this class, so its markup stays unchanged.
		if ( $tags->next_tag(
			array(
				'tag_name'   => 'img',
				'class_name' => 'wvg-post-image',
			)
		)
		) {
			$tags->remove_attribute( 'loading' );
			wp_increase_content_media_count();
			if ( self::is_first_position_free() ) {
				$tags->set_attribute( 'fetchpriority', 'high' );
				wp_high_priority_element_flag( false );
			}
		}
		return $tags->get_updated_html();
	}

	/**
	 * Checks whether Hadaya's gallery replaces the gallery plugin's script on this page.
	 *
	 * @return bool
	 */
	private function is_ours(): bool {
		return $this->options->is_island_on( 'gallery' ) && ! $this->page->is_untouched();
	}

	/**
	 * Checks whether a picture may get high priority, either because no other picture has it yet or because Elementor sets the priorities. Elementor
	 * clears WordPress's flag early and sets the priorities in the finished page, except on pictures that already have one.
	 *
	 * @return bool
	 */
	private static function is_first_position_free(): bool {
		return wp_high_priority_element_flag()
			|| ( defined( 'ELEMENTOR_VERSION' ) && '1' === get_option( 'elementor_optimized_image_loading', '1' ) );
	}

	/**
	 * Returns the `sizes` of a picture: the widths that the plugin's style sheet gives the gallery, which is never wider than the window.
	 *
	 * @param int $width Width of the picture file that the shop's theme uses.
	 * @return string
	 */
	private static function sizes( int $width ): string {
		$sizes = array();
		foreach ( self::BREAKPOINTS as $breakpoint => list( $option, $usual ) ) {
			$shown = absint( self::option( $option, $usual ) );
			if ( $shown > 0 ) {
				$sizes[] = sprintf( '(max-width: %1$dpx) min(%2$dpx, 100vw)', $breakpoint, $shown );
			}
		}
		$percent = absint( self::option( 'width', 30 ) );
		$sizes[] = sprintf( 'min(%1$dpx, %2$dvw)', $width, $percent > 0 && $percent <= 100 ? $percent : 100 );
		return implode( ', ', $sizes );
	}

	/**
	 * Returns one of the gallery plugin's options, or its default after the gallery plugin's filter has run.
	 *
	 * @param string $name  Name.
	 * @param mixed  $usual Default.
	 * @return mixed
	 */
	private static function option( string $name, $usual ) {
		$plugin = function_exists( 'woo_variation_gallery' ) ? woo_variation_gallery() : null;
		// phpcs:ignore WordPress.NamingConventions.PrefixAllGlobals -- The plugin's filters of its defaults.
		$default = apply_filters( 'woo_variation_gallery_' . ( 'width' === $name ? 'default_width' : $name ), $usual );
		return is_object( $plugin ) && method_exists( $plugin, 'get_option' ) ? $plugin->get_option( $name, $default ) : $default;
	}
}
