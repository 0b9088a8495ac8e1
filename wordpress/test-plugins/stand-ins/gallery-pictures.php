<?php
/**
 * The gallery plugin's slides on pages with ?gallery: with `film`, the first slide is a video; with `taken`, another picture has already received a
 * high fetch priority. Functions and markup are as in the plugin.
 *
 * @package Hadaya
 */

// phpcs:disable WordPress.NamingConventions.PrefixAllGlobals -- The gallery plugin's names.
defined( 'ABSPATH' ) || exit;

/**
 * The gallery plugin's options, in which the owner has set the gallery's width on tablets.
 */
final class Hadaya_Stand_In_Gallery_Options {

	/**
	 * Returns 640 for the gallery's width on tablets, and the default for any other option.
	 *
	 * @param string $name  Name.
	 * @param mixed  $usual Default.
	 * @return mixed
	 */
	public function get_option( $name, $usual ) {
		return 'small_device_width' === $name ? '640' : $usual;
	}
}

/**
 * Returns the gallery plugin's instance, of which only `get_option()` exists.
 *
 * @return Hadaya_Stand_In_Gallery_Options
 */
function woo_variation_gallery() {
	return new Hadaya_Stand_In_Gallery_Options();
}

/**
 * Returns a slide's HTML, after the filters of the gallery plugin and of WooCommerce.
 *
 * @param int  $id      Id of its picture.
 * @param bool $is_film Whether it is a video.
 * @return string
 */
function hadaya_stand_in_slide( $id, $is_film = false ) {
	$picture = array(
		'src_w'  => 600,
		'srcset' => "https://shop.example/$id-768.jpg 768w, https://shop.example/$id-1024.jpg 1024w",
		'sizes'  => '(max-width: 600px) 100vw, 600px',
	);
	$picture = apply_filters( 'woo_variation_gallery_get_image_props', $picture, $id, 0 );
	$inner   = $is_film ? '<iframe src="about:blank"></iframe>' : sprintf( '<img loading="lazy" width="600" height="600" alt="" src="https://shop.example/%1$d.jpg" class="wp-post-image wvg-post-image" srcset="%2$s" sizes="%3$s">', $id, $picture['srcset'], $picture['sizes'] );
	return apply_filters( 'woocommerce_single_product_image_thumbnail_html', '<div class="wvg-gallery-image"><div>' . $inner . '</div></div>', $id );
}

add_filter(
	'the_content',
	static function () {
		if ( 'taken' === $_GET['gallery'] ) {
			wp_high_priority_element_flag( false );
		}
		return hadaya_stand_in_slide( 51, 'film' === $_GET['gallery'] ) . hadaya_stand_in_slide( 52 ) . hadaya_stand_in_slide( 0 );
	}
);
