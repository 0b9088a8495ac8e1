<?php
/**
 * Swatch data of a product.
 *
 * @package Hadaya
 */

namespace Hadaya\Blocks;

defined( 'ABSPATH' ) || exit;

/**
 * Reads colours, pictures and tooltips from the swatches plugin's term data, and the stock of variations.
 *
 * @phpstan-type BlockVariation array{attributes: array<string, string>, inStock: bool, stockLeft?: string}
 */
final class BlockTerms {

	/**
	 * Number of variations above which only the out-of-stock ones are sent. The number is WooCommerce's own limit for data in the page.
	 */
	const MOST_VARIATIONS = 30;

	/**
	 * Maximum number of out-of-stock variations that are sent for a large product.
	 */
	const MOST_SOLD_OUT = 100;

	private SwatchOptions $swatch_options;

	public function __construct( SwatchOptions $swatch_options ) {
		$this->swatch_options = $swatch_options;
	}

	/**
	 * Returns the colours, pictures and tooltips of a product's attributes. A value that shows its name has a tooltip only if the owner wrote one.
	 *
	 * @param WC_Product $product Product with variations.
	 * @return array<string, array<string, array<string, string>>> Swatch fields, keyed by the attribute's form key and then by value.
	 */
	public function read_attributes( \WC_Product $product ): array {
		$attributes = array();
		foreach ( array_keys( $product->get_variation_attributes() ) as $name ) {
			$attribute = taxonomy_exists( $name ) ? wc_get_attribute( wc_attribute_taxonomy_id_by_name( $name ) ) : null;
			if ( null === $attribute ) {
				continue;
			}
			foreach ( wc_get_product_terms( $product->get_id(), $name, array( 'fields' => 'all' ) ) as $term ) {
				$fields = 'image' === $attribute->type ? $this->read_image( $term ) : array();
				$fields = 'color' === $attribute->type ? $this->read_color( $term ) : $fields;
				$tip    = $this->read_tooltip( $term, array() === $fields );
				// WordPress stores term names HTML-escaped.
				$named = array() === $fields ? $tip : $fields + $tip + array( 'name' => self::to_text( $term->name ) );
				if ( array() !== $named ) {
					$attributes[ wc_variation_attribute_name( $name ) ][ $term->slug ] = $named;
				}
			}
		}
		return $attributes;
	}

	/**
	 * Returns the colour of a term, and the second colour of a two-colour term. Invalid colours are omitted.
	 *
	 * @param WP_Term $term Term.
	 * @return array{color?: string, secondColor?: string}
	 */
	private function read_color( \WP_Term $term ): array {
		$is_dual = 'yes' === get_term_meta( $term->term_id, 'is_dual_color', true );
		return array_filter(
			array(
				'color'       => sanitize_hex_color( (string) get_term_meta( $term->term_id, 'product_attribute_color', true ) ),
				'secondColor' => $is_dual ? sanitize_hex_color( (string) get_term_meta( $term->term_id, 'secondary_color', true ) ) : '',
			)
		);
	}

	/**
	 * Returns the URL of a term's picture in the swatches plugin's image size; an empty array if there is no picture.
	 *
	 * @param WP_Term $term Term.
	 * @return array{image?: string}
	 */
	private function read_image( \WP_Term $term ): array {
		$url = wp_get_attachment_image_url( (int) get_term_meta( $term->term_id, 'product_attribute_image', true ), 'variation_swatches_image_size' );
		return $url ? array( 'image' => esc_url_raw( $url ) ) : array();
	}

	/**
	 * Returns the tooltip of a term: its own text or, depending on the plugin's setting, its name.
	 *
	 * @param WP_Term $term        Term.
	 * @param bool    $is_own_only Whether to ignore the name, because it is visible.
	 * @return array{tooltip?: string}
	 */
	private function read_tooltip( \WP_Term $term, bool $is_own_only ): array {
		$own = 'text' === get_term_meta( $term->term_id, 'show_tooltip', true ) ? (string) get_term_meta( $term->term_id, 'tooltip_text', true ) : '';
		if ( ! $this->swatch_options->is_on( 'enable_tooltip', true ) || ( '' === $own && $is_own_only ) ) {
			return array();
		}
		return array( 'tooltip' => self::to_text( '' === $own ? $term->name : $own ) );
	}

	/**
	 * Converts HTML-escaped text from WordPress to plain text, without tags.
	 *
	 * @param string $html HTML-escaped text.
	 * @return string
	 */
	private static function to_text( string $html ): string {
		return html_entity_decode( wp_strip_all_tags( $html ), ENT_QUOTES | ENT_HTML5, 'UTF-8' );
	}

	/**
	 * Returns the variations with their stock; for a large product, only those out of stock.
	 *
	 * @param WC_Product $product Product with variations.
	 * @return array{variations: list<BlockVariation>, soldOutOnly?: bool} `variations`, and `soldOutOnly` if some are omitted.
	 */
	public function read_variations( \WC_Product $product ): array {
		if ( count( $product->get_children() ) <= self::MOST_VARIATIONS ) {
			return array(
				'variations' => array_map( array( $this, 'read_variation' ), array_values( $product->get_available_variations( 'objects' ) ) ),
			);
		}
		$sold_out = wc_get_products(
			array(
				'type'         => 'variation',
				'parent'       => $product->get_id(),
				'status'       => 'publish',
				'stock_status' => 'outofstock',
				'limit'        => self::MOST_SOLD_OUT,
			)
		);
		return array(
			'variations'  => array_map( array( $this, 'read_variation' ), $sold_out ),
			'soldOutOnly' => true,
		);
	}

	/**
	 * Returns a variation, with its remaining stock if the swatches plugin's settings show it, as on classic pages.
	 *
	 * @param WC_Product_Variation $variation Variation.
	 * @return BlockVariation
	 */
	private function read_variation( \WC_Product_Variation $variation ): array {
		$fields = array(
			'attributes' => $variation->get_variation_attributes(),
			'inStock'    => $variation->is_in_stock(),
		);
		if (
			! $fields['inStock']
			|| ! $this->swatch_options->is_on( 'show_variation_stock_info', false )
			|| ! $variation->managing_stock()
			|| $variation->backorders_allowed()
		) {
			return $fields;
		}
		$left = (int) $variation->get_stock_quantity();
		if ( $left <= absint( $this->swatch_options->read( 'stock_label_display_threshold', 5 ) ) ) {
			/* translators: %s: number of pieces. */
			$fields['stockLeft'] = sprintf( __( '%s left', 'hadaya' ), number_format_i18n( $left ) );
		}
		return $fields;
	}
}
