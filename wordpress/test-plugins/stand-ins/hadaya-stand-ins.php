<?php
/**
 * Plugin Name: Hadaya stand-ins Description: For test sites only. Registers the script and style handles of the five replaced plugins with the
 * dependencies, strategies, inline scripts and hooks that were observed in a shop, and prints their settings as they do, on pages with ?stand-ins=1.
 * The demo has the scripts and settings of the product plugins on every page. Version: 1.1.0 License: GPL-2.0-or-later
 *
 * @package Hadaya
 */

defined( 'ABSPATH' ) || exit;
require_once __DIR__ . '/theme.php';
require_once __DIR__ . '/product-questions.php';
require_once __DIR__ . '/host-modules.php';
require_once __DIR__ . '/sharedHandles.php';
if ( get_option( 'hadaya_stand_in_quotes' ) ) {
	require_once __DIR__ . '/quote-shop.php';
}
if ( isset( $_GET['gallery'] ) ) {
	require_once __DIR__ . '/gallery-pictures.php';
}
if ( isset( $_GET['form'] ) ) {
	require_once __DIR__ . '/product-form.php';
}
if ( isset( $_GET['block'] ) ) {
	require_once __DIR__ . ( 'gallery' === $_GET['block'] ? '/block-gallery.php' : '/block-shop.php' );
}

/**
 * Registers a script that reports its execution to the page.
 *
 * @param string     $handle       Handle.
 * @param string[]   $dependencies Dependencies.
 * @param array|bool $where        True for the footer, or WordPress's loading arguments.
 */
function hadaya_stand_in_script( $handle, array $dependencies, $where = true ) {
	wp_register_script( $handle, plugins_url( 'original.js', __FILE__ ) . '?handle=' . rawurlencode( $handle ), $dependencies, '1.0', $where );
}

/**
 * Enqueues a style sheet whose URL contains the handle.
 *
 * @param string $handle Handle.
 */
function hadaya_stand_in_style( $handle ) {
	wp_enqueue_style( $handle, plugins_url( 'original.css', __FILE__ ) . '?handle=' . rawurlencode( $handle ), array(), '1.0' );
}

/**
 * Returns the stand-ins of this page: only those for the demo, all of them, or none.
 *
 * @return string `demo`, `all` or an empty string.
 */
function hadaya_stand_ins_wanted() {
	if ( get_option( 'hadaya_stand_ins_everywhere' ) ) {
		return 'demo';
	}
	return isset( $_GET['stand-ins'] ) ? 'all' : '';
}

/**
 * Enqueues the scripts of the gallery and swatches plugins, as they do on every page. Product pages also get WooCommerce's script for variations.
 *
 * @param bool $is_demo Whether it is a page of the demo.
 */
function hadaya_stand_in_product_plugins( $is_demo ) {
	hadaya_stand_in_script( 'jquery-blockui', array( 'jquery' ), array( 'strategy' => 'defer' ) );
	hadaya_stand_in_script( 'wc-add-to-cart-variation', array( 'jquery', 'wp-util', 'jquery-blockui' ), array( 'strategy' => 'defer' ) );
	wp_localize_script( 'wc-add-to-cart-variation', 'wc_add_to_cart_variation_params', array( 'wc_ajax_url' => '/?wc-ajax=%%endpoint%%' ) );
	if ( is_product() ) {
		wp_enqueue_script( 'wc-add-to-cart-variation' );
	}

	hadaya_stand_in_script( 'woo-variation-gallery-slider', array( 'jquery' ) );
	hadaya_stand_in_script( 'woo-variation-gallery', array( 'jquery', 'wp-util', 'woo-variation-gallery-slider', 'imagesloaded', 'wc-add-to-cart-variation' ) );
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
	wp_enqueue_script( 'woo-variation-gallery' );
	hadaya_stand_in_style( 'woo-variation-gallery' );
	wp_add_inline_style( 'woo-variation-gallery', ':root{--wvg-thumbnail-item:4}' );

	hadaya_stand_in_script( 'woo-variation-swatches', array( 'jquery', 'wp-util', 'underscore', 'jquery-blockui', 'wp-api-request', 'wp-api-fetch', 'wp-polyfill', 'wp-url' ) );
	wp_localize_script( 'woo-variation-swatches', 'woo_variation_swatches_options', array( 'show_variation_label' => true ) );
	wp_enqueue_script( 'woo-variation-swatches' );
}

/**
 * Enqueues the scripts of the contact plugin and of WooCommerce's order attribution.
 */
function hadaya_stand_in_site_plugins() {
	hadaya_stand_in_script( 'chaty-front-end', array( 'jquery' ) );
	wp_enqueue_script( 'chaty-front-end' );
	hadaya_stand_in_style( 'chaty-front-css' );
	foreach ( array( 'chaty-mail-check', 'chaty-picmo-js', 'chaty-picmo-latest-js' ) as $handle ) {
		hadaya_stand_in_script( $handle, array( 'jquery' ) );
		wp_enqueue_script( $handle );
	}
	$channel = static function ( $name, $url, $label ) {
		return array(
			'channel'    => $name,
			'hover_text' => $label,
			'url'        => $url,
		);
	};
	wp_localize_script(
		'chaty-front-end',
		'chaty_settings',
		array(
			'ajax_url'                => admin_url( 'admin-ajax.php' ),
			'data_analytics_settings' => 'off',
			'page_id'                 => get_the_ID(),
			'chaty_widgets'           => isset( $_GET['channels'] ) ? array(
				array(
					'id'       => 0,
					'channels' => array(
						$channel( 'Whatsapp', 'https://web.whatsapp.com/send?phone=96890000001', 'WhatsApp' ),
						$channel( 'Phone', 'tel:+96890000002', 'Call <us>' ),
						$channel( 'WeChat', '#', 'WeChat' ),
						$channel( 'Link', 'javascript:alert(1)', 'Trap' ),
					),
				),
			) : array(),
		)
	);

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
	wp_enqueue_script( 'wc-order-attribution' );
}

add_action(
	'wp_enqueue_scripts',
	static function () {
		$requested = hadaya_stand_ins_wanted();
		if ( '' === $requested ) {
			return;
		}
		hadaya_stand_in_product_plugins( 'demo' === $requested );
		if ( 'demo' === $requested ) {
			return;
		}
		hadaya_stand_in_style( 'woo-variation-gallery-slider' );
		hadaya_stand_in_style( 'woo-variation-swatches' );
		wp_add_inline_style( 'woo-variation-swatches', ':root{--wvs-tick:none}' );
		// With a language plugin, the swatches plugin prints an inline script that adds parameters to REST requests and calls a function of the
		// plugin's own script.
		isset( $_GET['language'] ) && wp_add_inline_script( 'woo-variation-swatches', 'wp.apiFetch.use( window.createMiddlewareForExtraQueryParams({"lang":"ar"}) )' );
		hadaya_stand_in_site_plugins();
		// The header plugin prints its style sheet on every page, and its script where the header is rendered, in the body.
		hadaya_stand_in_style( 'hfe-widgets-style' );
		hadaya_stand_in_script( 'hfe-frontend-js', array( 'jquery' ) );
		hadaya_stand_in_script( 'elementor-webpack-runtime', array() );
		hadaya_stand_in_script( 'elementor-frontend-modules', array( 'elementor-webpack-runtime', 'jquery' ) );
		hadaya_stand_in_script( 'elementor-frontend', array( 'elementor-frontend-modules', 'jquery-ui-core' ) );
		wp_add_inline_script( 'elementor-frontend', 'var elementorFrontendConfig = {"standIn":true};', 'before' );
		hadaya_stand_in_script( 'swiper', array() );
		hadaya_stand_in_script( 'builder-add-on', array( 'elementor-frontend' ) );
	},
	20
);

add_action(
	'wp_body_open',
	static function () {
		if ( 'all' === hadaya_stand_ins_wanted() ) {
			wp_enqueue_script( 'hfe-frontend-js' );
		}
	}
);

/**
 * Returns the page builder's output: a widget that Hadaya starts, and the widgets that `builder` in the URL names.
 *
 * @return string
 */
function hadaya_stand_in_builder_content() {
	$widget    = '<div class="elementor-element" data-element_type="widget" data-widget_type="%1$s.default" data-settings="%2$s"></div>';
	$more      = array(
		'form'      => sprintf( $widget, 'form', '' ),
		'animation' => '<div class="elementor-element elementor-invisible" data-element_type="container"></div>',
		'film'      => '<div class="elementor-element" data-element_type="section" data-settings="' . esc_attr( '{"background_background":"video"}' ) . '"></div>',
		'popup'     => '<a href="#elementor-action%3Aaction%3Dpopup%3Aopen">Open</a>',
	);
	$requested = isset( $_GET['builder'] ) ? sanitize_key( $_GET['builder'] ) : '';
	$atomic    = '<div data-e-type="' . $requested . '" data-interactions="' . ( isset( $_GET['moves'] ) ? '[1]' : 'null' ) . '"' . ( isset( $_GET['acts'] ) ? ' data-action-link="#"' : '' ) . '></div>';
	$still     = sprintf( $widget, 'heading', '' ) . '<a href="#elementor-action%3Aaction%3Dlightbox%26settings%3D">Picture</a>';
	return sprintf( $widget, 'accordion', '' ) . $still . ( isset( $more[ $requested ] ) ? $more[ $requested ] : ( 0 === strpos( $requested, 'e-' ) ? $atomic : '' ) );
}

// The page builder enqueues its own scripts in the footer, after the page's content has been printed.
add_action(
	'wp_footer',
	static function () {
		if ( 'all' !== hadaya_stand_ins_wanted() ) {
			return;
		}
		if ( isset( $_GET['builder'] ) ) {
			echo apply_filters( 'elementor/frontend/the_content', hadaya_stand_in_builder_content() ); // phpcs:ignore WordPress.Security.EscapeOutput, WordPress.NamingConventions.PrefixAllGlobals -- As the builder does.
		}
		wp_enqueue_script( 'elementor-frontend' );
		wp_enqueue_script( 'swiper' );
		if ( isset( $_GET['add-on'] ) ) {
			wp_enqueue_script( 'builder-add-on' );
		}
	}
);

// Prints the elements of our gallery, swatches and menu on product pages.
add_action(
	'wp_footer',
	static function () {
		if ( 'all' === hadaya_stand_ins_wanted() && is_product() ) {
			echo '<div data-hadaya="gallery"></div><div data-hadaya="swatches"></div>';
			echo '<div class="elementor-element elementor-widget-navigation-menu" data-widget_type="navigation-menu.default"><nav data-hadaya="menu"></nav></div>';
		}
	}
);

// The contact plugin defers two of its scripts by rewriting their tags.
add_filter(
	'script_loader_tag',
	static function ( $tag, $handle ) {
		return in_array( $handle, array( 'chaty-front-end', 'chaty-mail-check' ), true ) && 'all' === hadaya_stand_ins_wanted() ? str_replace( '<script ', '<script defer ', $tag ) : $tag;
	},
	10,
	2
);
