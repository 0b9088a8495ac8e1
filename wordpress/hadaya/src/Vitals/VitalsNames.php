<?php
/**
 * Words for what was measured.
 *
 * @package Hadaya
 */

namespace Hadaya\Vitals;

defined( 'ABSPATH' ) || exit;

/**
 * Kinds of pages, figures and what visitors touch, as people call them.
 */
final class VitalsNames {

	/**
	 * A kind of page.
	 *
	 * @param string $page Kind; empty for all of them.
	 * @return string
	 */
	public static function page( string $page ): string {
		$names = array(
			''        => __( 'All pages', 'hadaya' ),
			'product' => __( 'Product pages', 'hadaya' ),
			'shop'    => __( 'Shop and categories', 'hadaya' ),
			'cart'    => __( 'Cart and checkout', 'hadaya' ),
			'content' => __( 'Other content', 'hadaya' ),
			'other'   => __( 'Other pages', 'hadaya' ),
		);
		return $names[ $page ];
	}

	/**
	 * A figure with its unit.
	 *
	 * @param string $metric Metric.
	 * @param float  $figure Figure.
	 * @return string
	 */
	public static function figure( string $metric, float $figure ): string {
		if ( 'CLS' === $metric ) {
			return number_format_i18n( $figure / 1000, 2 );
		}
		if ( 'INP' === $metric ) {
			/* translators: %s: number of milliseconds. */
			return sprintf( __( '%s ms', 'hadaya' ), number_format_i18n( $figure ) );
		}
		/* translators: %s: number of seconds. */
		return sprintf( __( '%s s', 'hadaya' ), number_format_i18n( $figure / 1000, 1 ) );
	}

	/**
	 * A control in a part of the page.
	 *
	 * @param string $target Part and control with a dot between them.
	 * @return string
	 */
	public static function target( string $target ): string {
		list( $part, $control ) = explode( '.', $target );

		$parts = array(
			'swatches'       => __( 'Swatches', 'hadaya' ),
			'gallery'        => __( 'Gallery', 'hadaya' ),
			'cart-form'      => __( 'Cart form of the product', 'hadaya' ),
			'lightbox'       => __( 'Large pictures', 'hadaya' ),
			'menu'           => __( 'Menu and search', 'hadaya' ),
			'content'        => __( 'Content widgets', 'hadaya' ),
			'contact-widget' => __( 'Contact widget', 'hadaya' ),
			'page'           => __( 'Rest of the page', 'hadaya' ),
		);

		$controls = array(
			'choice'  => __( 'a choice', 'hadaya' ),
			'field'   => __( 'a field', 'hadaya' ),
			'button'  => __( 'a button', 'hadaya' ),
			'link'    => __( 'a link', 'hadaya' ),
			'picture' => __( 'a picture', 'hadaya' ),
			'other'   => __( 'something else', 'hadaya' ),
		);
		/* translators: 1: part of a page, 2: what was touched there. */
		return sprintf( __( '%1$s: %2$s', 'hadaya' ), $parts[ $part ], $controls[ $control ] );
	}
}
