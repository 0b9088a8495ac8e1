<?php
/**
 * What the swatches plugin knows of a product.
 *
 * @package Hadaya
 */

defined( 'ABSPATH' ) || exit;

/**
 * Reads colours, pictures and tooltips from the term data that the swatches plugin keeps, and the stock of variations.
 */
final class Hadaya_Block_Terms {

	/**
	 * More variations than this are not sent with their stock: WooCommerce's own limit for data in the page.
	 */
	const MOST_VARIATIONS = 30;

	/**
	 * Colours, pictures and tooltips of a product's attributes.
	 *
	 * @param WC_Product $product Product with variations.
	 * @return array Form key to value to fields.
	 */
	public static function read_attributes( $product ) {
		$attributes = array();
		foreach ( array_keys( $product->get_variation_attributes() ) as $name ) {
			$attribute = taxonomy_exists( $name ) ? wc_get_attribute( wc_attribute_taxonomy_id_by_name( $name ) ) : null;
			if ( null === $attribute || ! in_array( $attribute->type, array( 'color', 'image' ), true ) ) {
				continue;
			}
			foreach ( wc_get_product_terms( $product->get_id(), $name, array( 'fields' => 'all' ) ) as $term ) {
				$fields = 'image' === $attribute->type ? self::read_image( $term ) : self::read_color( $term );
				if ( array() !== $fields ) {
					$attributes[ wc_variation_attribute_name( $name ) ][ $term->slug ] = $fields + self::read_tooltip( $term );
				}
			}
		}
		return $attributes;
	}

	/**
	 * Colours of a term.
	 *
	 * @param WP_Term $term Term.
	 * @return array
	 */
	private static function read_color( $term ) {
		$is_dual = 'yes' === get_term_meta( $term->term_id, 'is_dual_color', true );
		return array_filter(
			array(
				'color'       => sanitize_hex_color( (string) get_term_meta( $term->term_id, 'product_attribute_color', true ) ),
				'secondColor' => $is_dual ? sanitize_hex_color( (string) get_term_meta( $term->term_id, 'secondary_color', true ) ) : '',
			)
		);
	}

	/**
	 * Picture of a term.
	 *
	 * @param WP_Term $term Term.
	 * @return array
	 */
	private static function read_image( $term ) {
		$url = wp_get_attachment_image_url( (int) get_term_meta( $term->term_id, 'product_attribute_image', true ), 'variation_swatches_image_size' );
		return $url ? array( 'image' => esc_url_raw( $url ) ) : array();
	}

	/**
	 * What the tooltip of a term says: its own text, else its name, as the owner of the plugin has it.
	 *
	 * @param WP_Term $term Term.
	 * @return array
	 */
	private static function read_tooltip( $term ) {
		$options = (array) get_option( 'woo_variation_swatches', array() );
		if ( isset( $options['enable_tooltip'] ) && 'yes' !== $options['enable_tooltip'] && true !== $options['enable_tooltip'] ) {
			return array();
		}
		$own = 'text' === get_term_meta( $term->term_id, 'show_tooltip', true ) ? (string) get_term_meta( $term->term_id, 'tooltip_text', true ) : '';
		// WordPress keeps names of terms escaped for HTML; a tooltip is plain text.
		return array( 'tooltip' => html_entity_decode( wp_strip_all_tags( '' === $own ? $term->name : $own ), ENT_QUOTES | ENT_HTML5, 'UTF-8' ) );
	}

	/**
	 * The variations with their stock; none where all are in stock, for then there is nothing to say.
	 *
	 * @param WC_Product $product Product with variations.
	 * @return array[]
	 */
	public static function read_stock( $product ) {
		if ( count( $product->get_children() ) > self::MOST_VARIATIONS ) {
			return array();
		}
		$stock = array();
		foreach ( $product->get_available_variations( 'objects' ) as $variation ) {
			$stock[] = array(
				'attributes' => $variation->get_variation_attributes(),
				'inStock'    => $variation->is_in_stock(),
			);
		}
		return in_array( false, array_column( $stock, 'inStock' ), true ) ? $stock : array();
	}
}
