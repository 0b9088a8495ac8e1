<?php
/**
 * Quantity and button in WooCommerce's "Add to Cart + Options" block at first paint.
 *
 * @package Hadaya
 */

namespace Hadaya\Blocks;

use Hadaya\Page\PageKind;
use Hadaya\Settings\Options;

defined( 'ABSPATH' ) || exit;

/**
 * WooCommerce prints the quantity and the button hidden, because the server does not have the state that controls them. When WooCommerce's scripts
 * run, they show both elements, and everything below the form shifts. This class shows both elements from the start if the block's store is going to
 * show them. The store still decides; without scripts, pressing the button gets WooCommerce's own response.
 */
final class BlockButton {

	/**
	 * The block's `data-wp-bind--hidden` expressions for button and quantity.
	 */
	const BUTTON   = '!state.allowsAddingToCart';
	const QUANTITY = '!state.allowsQuantityChange';

	/**
	 * Attribute that marks the elements to show.
	 */
	const MARK = 'data-hadaya-shown';

	private Options $options;
	private PageKind $page;

	public function __construct( Options $options, PageKind $page ) {
		$this->options = $options;
		$this->page    = $page;
	}

	/**
	 * Marks the button and the quantity field if the block's store will show them for the product that the page shows first.
	 *
	 * @param string               $html     Markup of the block.
	 * @param array<string, mixed> $block    Parsed block.
	 * @param WP_Block             $instance Block.
	 * @return string
	 */
	public function mark( $html, $block, $instance ): string { // phpcs:ignore Generic.CodeAnalysis.UnusedFunctionParameter -- The filter passes the unused parameter before `$instance`.
		if ( $this->page->is_untouched() || ! $this->options->is_island_on( 'swatches' ) || false === strpos( (string) $html, self::BUTTON ) ) {
			return $html;
		}
		$product = wc_get_product( isset( $instance->context['postId'] ) ? $instance->context['postId'] : get_the_ID() );
		$shown   = is_object( $product ) && $product->is_type( 'variable' ) ? self::find_shown( $product ) : null;
		if ( ! is_object( $shown ) || ! $shown->is_in_stock() ) {
			return $html;
		}
		$requested = array_filter(
			array(
				self::BUTTON   => $shown->is_purchasable(),
				self::QUANTITY => ! $shown->is_sold_individually(),
			)
		);
		$tags      = new \WP_HTML_Tag_Processor( (string) $html );
		while ( $tags->next_tag() ) {
			$rule = explode( '::', (string) $tags->get_attribute( 'data-wp-bind--hidden' ) );
			if ( isset( $requested[ end( $rule ) ] ) ) {
				$tags->set_attribute( self::MARK, '' );
				// Shows the elements only in a later filter, because WordPress processes an interactive block's directives, which hide them, after
				// all filters of that block.
				add_filter( 'render_block', array( $this, 'show' ) );
			}
		}
		return $tags->get_updated_html();
	}

	/**
	 * Shows the marked elements in the first ancestor block whose directives have been processed, because the directives hide them.
	 *
	 * @param string $html Markup of any block.
	 * @return string
	 */
	public function show( $html ): string {
		if ( false === strpos( (string) $html, self::MARK ) ) {
			return $html;
		}
		$tags = new \WP_HTML_Tag_Processor( (string) $html );
		while ( $tags->next_tag() ) {
			if ( null !== $tags->get_attribute( self::MARK ) && null !== $tags->get_attribute( 'hidden' ) ) {
				$tags->remove_attribute( 'hidden' );
				$tags->remove_attribute( self::MARK );
			}
		}
		return $tags->get_updated_html();
	}

	/**
	 * Returns the product that the page shows first: the variation with the default attributes, or else the product itself.
	 *
	 * @param WC_Product $product A variable product.
	 * @return WC_Product|null
	 */
	private static function find_shown( \WC_Product $product ): ?\WC_Product {
		$choice = array();
		foreach ( $product->get_default_attributes() as $name => $value ) {
			$choice[ 'attribute_' . sanitize_title( $name ) ] = $value;
		}
		$id = array() === $choice ? 0 : \WC_Data_Store::load( 'product' )->find_matching_product_variation( $product, $choice );
		return $id ? wc_get_product( $id ) : $product;
	}
}
