<?php
/**
 * The islands and the plugins that they take over from.
 *
 * @package Hadaya
 */

defined( 'ABSPATH' ) || exit;

/**
 * What we know of the handles under which the replaced plugins register their files.
 */
final class Hadaya_Islands {

	/**
	 * Every island by name.
	 *
	 * - `scripts`  handles that get our module; their data, inline scripts and dependencies stay
	 * - `styles`   handles that get our style sheet; inline styles stay
	 * - `parts`    helper handles of the replaced plugin that nobody needs any more
	 * - `unneeded` dependencies of the replaced script that ours does without
	 * - `beside`   handles whose presence calls for the island although their own file stays
	 *
	 * @return array
	 */
	public static function all() {
		$islands = array(
			'gallery'        => array(
				'label'   => __( 'Product gallery', 'hadaya' ),
				'scripts' => array( 'woo-variation-gallery' ),
				'styles'  => array( 'woo-variation-gallery' ),
				'parts'   => array( 'woo-variation-gallery-slider' ),
			),
			'swatches'       => array(
				'label'   => __( 'Variation swatches', 'hadaya' ),
				'scripts' => array( 'woo-variation-swatches' ),
				'styles'  => array( 'woo-variation-swatches' ),
			),
			'contact-widget' => array(
				'label'    => __( 'Contact widget', 'hadaya' ),
				'scripts'  => array( 'chaty-front-end', 'chaty' ),
				'parts'    => array( 'chaty-mail-check', 'chaty-picmo-js', 'chaty-picmo-latest-js', 'chaty-front-css', 'chaty-css' ),
				'unneeded' => array( 'jquery' ),
			),
			'attribution'    => array(
				'label'   => __( 'Traffic source attribution', 'hadaya' ),
				'scripts' => array( 'wc-order-attribution' ),
				'parts'   => array( 'sourcebuster-js' ),
			),
			'menu'           => array(
				'label'   => __( 'Navigation menu and search', 'hadaya' ),
				'scripts' => array( 'hfe-frontend-js' ),
			),
			'content'        => array(
				'label'  => __( 'Content widgets (sliders, accordions, tabs)', 'hadaya' ),
				'beside' => array( 'elementor-frontend' ),
			),
		);

		$defaults = array(
			'label'    => '',
			'scripts'  => array(),
			'styles'   => array(),
			'parts'    => array(),
			'unneeded' => array(),
			'beside'   => array(),
		);
		foreach ( $islands as $name => $island ) {
			$islands[ $name ] = array_merge( $defaults, $island );
		}

		/**
		 * Handles of the replaced plugins, for shops whose theme registers them under other names.
		 *
		 * @param array $islands Islands by name.
		 */
		return apply_filters( 'hadaya_islands', $islands );
	}
}
