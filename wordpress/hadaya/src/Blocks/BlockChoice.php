<?php
/**
 * Variation choice in WooCommerce's block form, for the gallery block before WooCommerce 10.8.
 *
 * @package Hadaya
 */

namespace Hadaya\Blocks;

use Hadaya\Assets\PageIslands;
use Hadaya\Assets\PageSettings;
use Hadaya\Page\PageKind;
use Hadaya\Settings\Options;

defined( 'ABSPATH' ) || exit;

/**
 * Before WooCommerce 10.8, the "Product Gallery" block reads `current-image` and the product id from the form. Only the classic form has them, so
 * choosing in the block form does not change the picture. A short script after the form adds them, and the block then switches the picture itself.
 * The script runs before the block's scripts, which look for the form only once; an island would run too late.
 */
final class BlockChoice {

	/**
	 * The script, called with the form, the product id and the variations' pictures. It reads the choice two animation frames after an event, because
	 * the block writes it late. The block keeps the variation id when a choice is cleared, so the script checks that every attribute has a value.
	 */
	const SCRIPT = '(function(form,product,pictures){if(!form||!form.matches("form.wc-block-add-to-cart-with-options"))return;var id=form.querySelector("input[name=variation_id]");if(!id)return;function look(){requestAnimationFrame(function(){requestAnimationFrame(function(){var open={},picture;form.querySelectorAll("[name^=attribute_]").forEach(function(field){var chosen=field.type==="radio"?field.checked:field.value!=="";open[field.name]=chosen||open[field.name]||false});picture=Object.keys(open).every(function(name){return open[name]})&&pictures[id.value];if(String(picture||"")===(form.getAttribute("current-image")||""))return;if(picture)form.setAttribute("current-image",picture);else form.removeAttribute("current-image")})})}form.setAttribute("data-product_id",product);new MutationObserver(look).observe(form,{subtree:true,attributeFilter:["value"]});form.addEventListener("change",look);form.addEventListener("click",look)})(document.currentScript.previousElementSibling,%d,%s);'; // phpcs:ignore Generic.Files.LineLength -- One inline script.

	private Options $options;
	private PageKind $page;

	public function __construct( Options $options, PageKind $page ) {
		$this->options = $options;
		$this->page    = $page;
	}

	/**
	 * Adds the script after the form of a variable product, if the page has WooCommerce's gallery block from before version 10.8.
	 *
	 * @param string               $html     Markup of the block.
	 * @param array<string, mixed> $block    Parsed block.
	 * @param WP_Block             $instance Block.
	 * @return string
	 */
	public function add_script( $html, $block, $instance ): string { // phpcs:ignore Generic.CodeAnalysis.UnusedFunctionParameter -- The filter passes the unused parameter before `$instance`.
		$is_wanted = defined( 'WC_VERSION' )
			&& version_compare( WC_VERSION, '10.8', '<' )
			&& $this->page->has_product()
			&& ! $this->page->shows( 'gallery' );
		if ( ! $is_wanted || $this->page->is_untouched() || ! $this->options->is_island_on( 'gallery' ) ) {
			return $html;
		}
		$product = wc_get_product( isset( $instance->context['postId'] ) ? $instance->context['postId'] : get_the_ID() );
		if ( ! is_object( $product ) || ! $product->is_type( 'variable' ) || count( $product->get_children() ) > BlockTerms::MOST_VARIATIONS ) {
			return $html;
		}
		$pictures = array();
		foreach ( $product->get_children() as $id ) {
			$variation = wc_get_product( $id );
			if ( is_object( $variation ) && $variation->get_image_id() ) {
				$pictures[ $id ] = (int) $variation->get_image_id();
			}
		}
		$script = sprintf( self::SCRIPT, $product->get_id(), wp_json_encode( $pictures, PageSettings::JSON_FLAGS | JSON_FORCE_OBJECT ) );
		$nonce  = PageIslands::csp_nonce();
		return array() === $pictures
			? $html
			: rtrim( $html ) . wp_get_inline_script_tag( $script, '' === $nonce ? array() : array( 'nonce' => $nonce ) );
	}
}
