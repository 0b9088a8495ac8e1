<?php
/**
 * The gallery plugin's dependencies, and those of WooCommerce's own gallery, which the plugin replaces.
 *
 * @package Hadaya
 */

defined( 'ABSPATH' ) || exit;

/**
 * Prints the markup of WooCommerce's lightbox.
 */
function woocommerce_photoswipe() { // phpcs:ignore WordPress.NamingConventions.PrefixAllGlobals -- WooCommerce's name.
	echo '<div class="pswp"></div>';
}

add_action(
	'init',
	static function () {
		hadaya_stand_in_script( 'zoom', array( 'jquery' ) );
		hadaya_stand_in_script( 'flexslider', array( 'jquery' ) );
		hadaya_stand_in_script( 'photoswipe', array() );
		hadaya_stand_in_script( 'photoswipe-ui-default', array( 'photoswipe' ) );
		wp_register_style( 'photoswipe', plugins_url( 'original.css', __FILE__ ), array(), '1.0' );
		wp_register_style( 'photoswipe-default-skin', plugins_url( 'original.css', __FILE__ ), array( 'photoswipe' ), '1.0' );
	}
);

add_action(
	'wp_enqueue_scripts',
	static function () {
		if ( 'all' !== hadaya_stand_ins_wanted() || ! is_product() ) {
			return;
		}
		foreach ( array( 'zoom', 'flexslider', 'photoswipe-ui-default' ) as $handle ) {
			wp_enqueue_script( $handle );
		}
		wp_enqueue_style( 'photoswipe-default-skin' );
		wp_enqueue_style( 'dashicons' );
		add_action( 'wp_footer', 'woocommerce_photoswipe' );
	},
	19
);

// Maps the stand-ins to plugin folders, because the stand-ins share one folder and the plugins do not.
add_filter(
	'hadaya_islands',
	static function ( $islands ) {
		$islands['gallery']['shared'][ basename( __DIR__ ) ]  = $islands['gallery']['shared']['woo-variation-gallery'];
		$islands['gallery']['instead'][ basename( __DIR__ ) ] = $islands['gallery']['instead']['woocommerce'];
		return $islands;
	}
);
