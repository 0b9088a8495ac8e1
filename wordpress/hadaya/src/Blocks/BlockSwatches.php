<?php
/**
 * Swatches on WooCommerce's "Add to Cart + Options" block.
 *
 * @package Hadaya
 */

namespace Hadaya\Blocks;

use Hadaya\Assets\PageIslands;
use Hadaya\Assets\ResourceHints;
use Hadaya\Page\PageKind;
use Hadaya\Settings\Options;

defined( 'ABSPATH' ) || exit;

/**
 * Adds the swatches plugin's data about a product's attributes to the block, and shows the swatches at first paint. The island reads the same data
 * and responds to all input.
 */
final class BlockSwatches {

	/**
	 * Complete styles for swatches, so that they are usable without the island and nothing shifts when it starts. Identical to `firstPaint.css` in the
	 * swatches package; a test compares them.
	 */
	const FIRST_PAINT = '[data-hadaya-swatch][data-hadaya-swatch][data-hadaya-swatch][data-hadaya-swatch]{position:relative;display:inline-block;box-sizing:border-box;width:var(--wvs-single-product-item-width,var(--hadaya-swatch-size,30px));height:var(--wvs-single-product-item-height,var(--hadaya-swatch-size,30px));min-height:0;margin:4px;padding:2px;border:0;border-radius:var(--hadaya-swatch-radius,2px);background:var(--hadaya-swatch) content-box;box-shadow:var(--wvs-item-box-shadow,0 0 0 1px color-mix(in srgb,currentcolor 45%,transparent));color:inherit;font-size:0;color-scheme:only light;forced-color-adjust:none}@media (prefers-color-scheme:dark){[data-hadaya-swatch][data-hadaya-swatch][data-hadaya-swatch][data-hadaya-swatch]{color:color-mix(in srgb,currentcolor,#fff)}}[data-hadaya-swatch][data-hadaya-swatch][data-hadaya-swatch][data-hadaya-swatch]:hover{box-shadow:var(--wvs-hover-item-box-shadow,0 0 0 3px color-mix(in srgb,currentcolor 30%,transparent))}[data-hadaya-swatch][data-hadaya-swatch][data-hadaya-swatch][data-hadaya-swatch]:is([aria-checked="true"],:has(:checked)){box-shadow:var(--wvs-selected-item-box-shadow,0 0 0 2px currentcolor)}[data-hadaya-swatch][data-hadaya-swatch][data-hadaya-swatch][data-hadaya-swatch]:is(:focus-visible,:has(:focus-visible)){outline:2px solid var(--hadaya-focus,currentcolor);outline-offset:4px}[data-hadaya-swatch][data-hadaya-swatch][data-hadaya-swatch]:is(:disabled,:has(:disabled),[data-hadaya-sold-out]){opacity:0.6}[data-hadaya-swatch]:is(:disabled,:has(:disabled),[data-hadaya-sold-out])::before{position:absolute;inset:0;background:var(--wvs-cross,linear-gradient(to top left,#0000 calc(50% - 2px),#fff 0 calc(50% - 1px),#000 0 calc(50% + 1px),#fff 0 calc(50% + 2px),#0000 0)) center / 100% no-repeat;content:"";pointer-events:none}[data-hadaya-swatch][data-hadaya-swatch][data-hadaya-swatch][data-hadaya-swatch]:is([hidden],:has(>[hidden])){display:none}.wp-block-woocommerce-add-to-cart-with-options-variation-selector-attribute :has(>[data-hadaya-swatch]){vertical-align:top}'; // phpcs:ignore Generic.Files.LineLength -- One style sheet.

	private Options $options;
	private PageIslands $tags;
	private BlockTerms $terms;
	private PageKind $page;
	private SwatchOptions $swatch_options;

	public function __construct(
		Options $options,
		PageIslands $tags,
		BlockTerms $terms,
		PageKind $page,
		SwatchOptions $swatch_options
	) {
		$this->options        = $options;
		$this->tags           = $tags;
		$this->terms          = $terms;
		$this->page           = $page;
		$this->swatch_options = $swatch_options;
	}

	/**
	 * Adds the swatches' data, and the swatches themselves for the first paint, to the block's markup.
	 *
	 * @param string               $html     Markup of the block.
	 * @param array<string, mixed> $block    Parsed block.
	 * @param WP_Block             $instance Block.
	 * @return string
	 */
	public function add_to( $html, $block, $instance ): string { // phpcs:ignore Generic.CodeAnalysis.UnusedFunctionParameter -- The filter passes the unused parameter before `$instance`.
		$this->page->note_block( 'swatches' );
		$id      = isset( $instance->context['postId'] ) ? $instance->context['postId'] : get_the_ID();
		$product = function_exists( 'wc_get_product' ) ? wc_get_product( $id ) : null;
		if (
			! is_object( $product )
			|| ! $product->is_type( 'variable' )
			|| $this->page->is_untouched()
			|| ! $this->options->is_island_on( 'swatches' )
		) {
			return $html;
		}
		/**
		 * Filters the swatch data for the block's options.
		 *
		 * @since 1.0.0
		 *
		 * @param array      $data    `attributes`: the fields `color`, `secondColor`, `image` and `tooltip`, by form key and value; also `variations`,
		 * `soldOutOnly`, `separator` and `angle`.
		 * @param WC_Product $product The product.
		 */
		$data = apply_filters(
			'hadaya_block_swatches',
			array(
				'attributes' => $this->terms->read_attributes( $product ),
			) + $this->terms->read_variations( $product ) + $this->swatch_options->for_page(),
			$product
		);
		if ( ( empty( $data['attributes'] ) && empty( $data['variations'] ) ) || ! $this->tags->allow( ResourceHints::BLOCK_SWATCHES ) ) {
			return $html;
		}
		$this->tags->hint( ResourceHints::BLOCK_SWATCHES );
		$with_swatches = SwatchMarkup::with( $html, $data );
		// Block themes render the page before its head, so these rules apply before anything is painted.
		if ( ! did_action( 'wp_head' ) ) {
			add_action( 'wp_head', array( $this, 'print_style' ), 8 );
		} elseif ( $with_swatches !== $html ) {
			$with_swatches .= $this->style_tag();
		}
		return $with_swatches;
	}

	/**
	 * Prints the rules for the first paint, once.
	 */
	public function print_style(): void {
		echo $this->style_tag(); // phpcs:ignore WordPress.Security.EscapeOutput.OutputNotEscaped -- A constant, and an escaped nonce.
	}

	/**
	 * Returns the style tag with the rules for the first paint, and with the owner's choice of round swatches.
	 *
	 * @return string
	 */
	private function style_tag(): string {
		$nonce = PageIslands::csp_nonce();
		$round = $this->swatch_options->is_round() ? ':root{--hadaya-swatch-radius:50%}' : '';
		return sprintf( "<style%s>%s</style>\n", '' === $nonce ? '' : ' nonce="' . esc_attr( $nonce ) . '"', $round . self::FIRST_PAINT );
	}
}
