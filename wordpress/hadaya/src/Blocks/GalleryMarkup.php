<?php
/**
 * Markup of the "Product Gallery" block.
 *
 * @package Hadaya
 */

namespace Hadaya\Blocks;

defined( 'ABSPATH' ) || exit;

/**
 * Prevents layout shifts while the browser parses the gallery block and loads its pictures.
 */
final class GalleryMarkup {

	/**
	 * Classes of the strip, of a thumbnail's box in the strip, and of the large picture.
	 */
	const STRIP     = 'wc-block-product-gallery-thumbnails';
	const THUMBNAIL = 'wc-block-product-gallery-thumbnails__thumbnail';
	const LARGE     = 'wc-block-product-gallery-large-image';

	/**
	 * Attribute of a strip that precedes the large picture, and handle of the style sheet that hides such a strip.
	 */
	const FIRST = 'data-hadaya-strip-first';
	const STYLE = 'hadaya-block-gallery';

	/**
	 * Returns the markup with space for its thumbnails, and with a strip that stays invisible until its position is known.
	 *
	 * @param string $html Markup of the block.
	 * @return string
	 */
	public function without_shift( string $html ): string {
		return self::hide_alone( self::keep_room( $html ) );
	}

	/**
	 * Hides the strip until the next element of the gallery is parsed. On phones the strip is shown below the large picture, although it precedes the
	 * picture in the markup. A browser that paints while parsing would show the strip in the picture's position and then move it. The rule for this
	 * is in the page's head, which only block themes print after the block; with other themes, the markup stays unchanged.
	 *
	 * @param string $html Markup of the block.
	 * @return string
	 */
	private static function hide_alone( string $html ): string {
		$tags = new \WP_HTML_Tag_Processor( $html );
		if ( did_action( 'wp_head' ) || ! $tags->next_tag( array( 'class_name' => self::STRIP ) ) ) {
			return $html;
		}
		$tags->set_attribute( self::FIRST, '' );
		if ( ! $tags->next_tag( array( 'class_name' => self::LARGE ) ) ) {
			return $html;
		}
		if ( ! wp_style_is( self::STYLE, 'registered' ) ) {
			wp_register_style( self::STYLE, false, array(), HADAYA_VERSION );
			wp_add_inline_style( self::STYLE, '[' . self::FIRST . ']:not(:has(+*)){visibility:hidden}' );
		}
		wp_enqueue_style( self::STYLE );
		return $tags->get_updated_html();
	}

	/**
	 * Gives thumbnail boxes the aspect ratio of the block's pictures. Thumbnails load lazily and have no size until they have loaded, so each of them
	 * would shift the next ones. The gallery plugin's pictures add even more thumbnails.
	 *
	 * @param string $html Markup of the block.
	 * @return string
	 */
	private static function keep_room( string $html ): string {
		$tags = new \WP_HTML_Tag_Processor( $html );
		while ( $tags->next_tag( array( 'class_name' => self::THUMBNAIL ) ) && $tags->set_bookmark( 'box' ) ) {
			$has_shape = $tags->next_tag( 'img' )
				&& preg_match( '/(?<![\w-])aspect-ratio:\s*([\d.\/ ]+)/', (string) $tags->get_attribute( 'style' ), $found );
			$tags->seek( 'box' );
			if ( $has_shape ) {
				$tags->set_attribute( 'style', trim( $tags->get_attribute( 'style' ) . ';aspect-ratio:' . trim( $found[1] ), ';' ) );
			}
		}
		return $tags->get_updated_html();
	}
}
