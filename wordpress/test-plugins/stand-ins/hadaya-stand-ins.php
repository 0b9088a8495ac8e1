<?php
/**
 * Plugin Name: Hadaya stand-ins
 * Description: For test sites only. Registers the script handles of the five replaced plugins and prints their settings the way they do, on pages that ask for them by ?stand-ins=1; the demo has the product plugins' on every page.
 * Version: 1.0.0
 * License: GPL-2.0-or-later
 *
 * @package Hadaya
 */

defined( 'ABSPATH' ) || exit;

/**
 * Registers a script that says on the page that it ran.
 *
 * @param string   $handle       Handle.
 * @param string[] $dependencies Dependencies.
 */
function hadaya_stand_in_script( $handle, array $dependencies ) {
	wp_enqueue_script( $handle, plugins_url( 'original.js', __FILE__ ) . '?handle=' . rawurlencode( $handle ), $dependencies, '1.0', true );
}

add_action(
	'wp_enqueue_scripts',
	static function () {
		$is_demo = (bool) get_option( 'hadaya_stand_ins_everywhere' );
		if ( ! $is_demo && ! isset( $_GET['stand-ins'] ) ) {
			return;
		}
		hadaya_stand_in_script( 'woo-variation-gallery-slider', array( 'jquery' ) );
		hadaya_stand_in_script( 'wc-add-to-cart-variation', array( 'jquery' ) );
		wp_localize_script( 'wc-add-to-cart-variation', 'wc_add_to_cart_variation_params', array( 'wc_ajax_url' => '/?wc-ajax=%%endpoint%%' ) );
		hadaya_stand_in_script( 'woo-variation-gallery', array( 'jquery', 'woo-variation-gallery-slider', 'wc-add-to-cart-variation' ) );
		wp_localize_script(
			'woo-variation-gallery',
			'woo_variation_gallery_options',
			array(
				'is_vertical'                => ! $is_demo,
				'enable_gallery_zoom'        => $is_demo,
				'enable_gallery_lightbox'    => true,
				'enable_thumbnail_slide'     => true,
				'gallery_thumbnails_columns' => 4,
			)
		);
		wp_add_inline_script( 'woo-variation-gallery', 'window.standInBefore = "kept";', 'before' );
		wp_enqueue_style( 'woo-variation-gallery', plugins_url( 'original.css', __FILE__ ), array(), '1.0' );
		wp_add_inline_style( 'woo-variation-gallery', ':root{--wvg-thumbnail-item:4}' );

		hadaya_stand_in_script( 'woo-variation-swatches', array( 'jquery' ) );
		wp_localize_script( 'woo-variation-swatches', 'woo_variation_swatches_options', array( 'show_variation_label' => true ) );

		if ( $is_demo ) {
			return;
		}
		hadaya_stand_in_script( 'sourcebuster-js', array() );
		hadaya_stand_in_script( 'wc-order-attribution', array( 'sourcebuster-js' ) );
		wp_localize_script(
			'wc-order-attribution',
			'wc_order_attribution',
			array(
				'params' => array(
					'lifetime'      => 1.0e-5,
					'session'       => 30,
					'base64'        => false,
					'ajaxurl'       => '/wp-admin/admin-ajax.php',
					'prefix'        => 'wc_order_attribution_',
					'allowTracking' => true,
				),
				'fields' => array( 'source_type' => 'current.typ' ),
			)
		);

		hadaya_stand_in_script( 'hfe-frontend-js', array( 'jquery' ) );
		hadaya_stand_in_script( 'chaty-mail-check', array( 'jquery' ) );
		hadaya_stand_in_script( 'chaty-front-end', array( 'jquery', 'chaty-mail-check' ) );
		wp_localize_script(
			'chaty-front-end',
			'chaty_settings',
			array(
				'ajax_url'                => admin_url( 'admin-ajax.php' ),
				'data_analytics_settings' => 'off',
				'page_id'                 => get_the_ID(),
				'chaty_widgets'           => array(),
			)
		);
	},
	20
);
