<?php
/**
 * Swatches on WooCommerce's block "Add to Cart + Options".
 *
 * @package Hadaya
 */

namespace Hadaya\Blocks;

use Hadaya\Assets\PageIslands;
use Hadaya\Assets\PageSettings;
use Hadaya\Assets\ResourceHints;
use Hadaya\Page\PageKind;
use Hadaya\Settings\Options;

defined( 'ABSPATH' ) || exit;

/**
 * Adds the swatches plugin's data of a product's attributes to the block, and shows the swatches at first paint. The
 * island, which reads the same data, handles all interaction.
 */
final class BlockSwatches {

	/**
	 * Attribute that holds the data as JSON.
	 */
	const DATA = 'data-hadaya-terms';

	/**
	 * Class of one attribute with its options.
	 */
	const ROW = 'wp-block-woocommerce-add-to-cart-with-options-variation-selector-attribute';

	/**
	 * The complete look of swatches: they are usable without the island, and nothing shifts when it starts. Identical
	 * to `firstPaint.css` in the swatches package; a test compares them.
	 */
	const FIRST_PAINT = '[data-hadaya-swatch][data-hadaya-swatch][data-hadaya-swatch][data-hadaya-swatch]{position:relative;display:inline-block;box-sizing:border-box;width:var(--wvs-single-product-item-width,var(--hadaya-swatch-size,30px));height:var(--wvs-single-product-item-height,var(--hadaya-swatch-size,30px));min-height:0;margin:4px;padding:2px;border:0;border-radius:var(--hadaya-swatch-radius,2px);background:var(--hadaya-swatch) content-box;box-shadow:var(--wvs-item-box-shadow,0 0 0 1px color-mix(in srgb,currentcolor 45%,transparent));color:inherit;font-size:0;color-scheme:only light;forced-color-adjust:none}@media (prefers-color-scheme:dark){[data-hadaya-swatch][data-hadaya-swatch][data-hadaya-swatch][data-hadaya-swatch]{color:color-mix(in srgb,currentcolor,#fff)}}[data-hadaya-swatch][data-hadaya-swatch][data-hadaya-swatch][data-hadaya-swatch]:hover{box-shadow:var(--wvs-hover-item-box-shadow,0 0 0 3px color-mix(in srgb,currentcolor 30%,transparent))}[data-hadaya-swatch][data-hadaya-swatch][data-hadaya-swatch][data-hadaya-swatch]:is([aria-checked="true"],:has(:checked)){box-shadow:var(--wvs-selected-item-box-shadow,0 0 0 2px currentcolor)}[data-hadaya-swatch][data-hadaya-swatch][data-hadaya-swatch][data-hadaya-swatch]:is(:focus-visible,:has(:focus-visible)){outline:2px solid var(--hadaya-focus,currentcolor);outline-offset:4px}[data-hadaya-swatch][data-hadaya-swatch][data-hadaya-swatch]:is(:disabled,:has(:disabled),[data-hadaya-sold-out]){opacity:0.6}[data-hadaya-swatch]:is(:disabled,:has(:disabled),[data-hadaya-sold-out])::before{position:absolute;inset:0;background:var(--wvs-cross,linear-gradient(to top left,#0000 calc(50% - 2px),#fff 0 calc(50% - 1px),#000 0 calc(50% + 1px),#fff 0 calc(50% + 2px),#0000 0)) center / 100% no-repeat;content:"";pointer-events:none}[data-hadaya-swatch][data-hadaya-swatch][data-hadaya-swatch][data-hadaya-swatch]:is([hidden],:has(>[hidden])){display:none}.wp-block-woocommerce-add-to-cart-with-options-variation-selector-attribute :has(>[data-hadaya-swatch]){vertical-align:top}'; // phpcs:ignore Generic.Files.LineLength -- One text.

	private Options $options;
	private PageIslands $tags;
	private BlockTerms $terms;
	private PageKind $page;

	public function __construct( Options $options, PageIslands $tags, BlockTerms $terms, PageKind $page ) {
		$this->options = $options;
		$this->tags    = $tags;
		$this->terms   = $terms;
		$this->page    = $page;
	}

	/**
	 * Adds the data and the first paint's swatches to the block's markup.
	 *
	 * @param string               $html     Markup of the block.
	 * @param array<string, mixed> $block    Parsed block.
	 * @param WP_Block             $instance Block.
	 * @return string
	 */
	public function add_to( $html, $block, $instance ): string { // phpcs:ignore Generic.CodeAnalysis.UnusedFunctionParameter -- The filter hands it over before the one that is wanted.
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
		 * What the options of the block look like.
		 *
		 * @since 1.0.0
		 *
		 * @param array      $data    `attributes`: form key to value to `color`, `secondColor`, `image`, `tooltip`; `variations`, `soldOutOnly`, `separator`, `angle`.
		 * @param WC_Product $product The product.
		 */
		$data = apply_filters(
			'hadaya_block_swatches',
			array(
				'attributes' => $this->terms->read_attributes( $product ),
			) + $this->terms->read_variations( $product ) + $this->terms->read_settings(),
			$product
		);
		if ( ( empty( $data['attributes'] ) && empty( $data['variations'] ) ) || ! $this->tags->allow( ResourceHints::BLOCK_SWATCHES ) ) {
			return $html;
		}
		$this->tags->hint( ResourceHints::BLOCK_SWATCHES );
		$with_swatches = self::draw( $html, $data );
		// Block themes render the page before its head, so these rules are there before anything is painted.
		if ( ! did_action( 'wp_head' ) ) {
			add_action( 'wp_head', array( $this, 'print_style' ), 8 );
		} elseif ( $with_swatches !== $html ) {
			$with_swatches .= $this->style_tag();
		}
		return $with_swatches;
	}

	/**
	 * Prints the first paint's rules, once.
	 */
	public function print_style(): void {
		echo $this->style_tag(); // phpcs:ignore WordPress.Security.EscapeOutput.OutputNotEscaped -- A constant, and an escaped nonce.
	}

	/**
	 * The style tag with the first paint's rules.
	 *
	 * @return string
	 */
	private function style_tag(): string {
		$nonce = PageIslands::csp_nonce();
		$round = $this->terms->is_round() ? ':root{--hadaya-swatch-radius:50%}' : '';
		return sprintf( "<style%s>%s</style>\n", '' === $nonce ? '' : ' nonce="' . esc_attr( $nonce ) . '"', $round . self::FIRST_PAINT );
	}

	/**
	 * Writes the data to the form, and a swatch to each option that has one. Options with unknown markup stay
	 * unchanged. Without such a form the data goes to the block's first element, so that the island can report it to
	 * the owner.
	 *
	 * @param string               $html Markup of the block.
	 * @param array<string, mixed> $data Data.
	 * @return string
	 */
	private static function draw( string $html, array $data ): string {
		$tags = new \WP_HTML_Tag_Processor( (string) $html );
		$form = array(
			'tag_name'   => 'form',
			'class_name' => 'wc-block-add-to-cart-with-options',
		);
		$json = wp_json_encode( $data, PageSettings::JSON_FLAGS );
		if ( ! $tags->next_tag( $form ) ) {
			$tags = new \WP_HTML_Tag_Processor( (string) $html );
			if ( $tags->next_tag() ) {
				$tags->set_attribute( self::DATA, $json );
			}
			return $tags->get_updated_html();
		}
		$tags->set_attribute( self::DATA, $json );
		$keys = self::find_keys( $html );
		$row  = -1;
		while ( $tags->next_tag() ) {
			if ( $tags->has_class( self::ROW ) ) {
				++$row;
			}
			$key = isset( $keys[ $row ] ) ? $keys[ $row ] : '';
			if ( 'LABEL' === $tags->get_tag() ) {
				$tags->set_bookmark( 'label' );
			} elseif ( 'INPUT' === $tags->get_tag() && 'radio' === $tags->get_attribute( 'type' ) && $tags->has_bookmark( 'label' ) ) {
				$term = self::find_term( $data, $key, (string) $tags->get_attribute( 'value' ) );
				$tags->set_bookmark( 'input' );
				$tags->seek( 'label' );
				self::draw_option( $tags, $term );
				$tags->seek( 'input' );
			} elseif (
				'BUTTON' === $tags->get_tag()
				&& 'radio' === $tags->get_attribute( 'role' )
				&& null !== $tags->get_attribute( 'aria-checked' )
			) {
				self::draw_option( $tags, self::find_term( $data, $key, (string) $tags->get_attribute( 'value' ) ) );
			}
		}
		return $tags->get_updated_html();
	}

	/**
	 * The form key of each attribute with known markup, by the island's own criteria: radios of that name, or chips
	 * with a hidden input of that name. Attributes with WooCommerce's own swatches are skipped.
	 *
	 * @param string $html Markup of the block.
	 * @return string[] Key by the place of the attribute.
	 */
	private static function find_keys( string $html ): array {
		$tags = new \WP_HTML_Tag_Processor( (string) $html );
		$keys = array();
		$own  = array();
		$row  = -1;
		while ( $tags->next_tag() ) {
			$name = (string) $tags->get_attribute( 'name' );
			if ( $tags->has_class( self::ROW ) ) {
				++$row;
			} elseif ( $tags->has_class( 'is-style-swatch' ) ) {
				$own[ $row ] = true;
			} elseif ( 'INPUT' === $tags->get_tag() && 0 === strpos( $name, 'attribute_' ) && in_array(
				$tags->get_attribute( 'type' ),
				array( 'radio', 'hidden' ),
				true
			) ) {
				$keys[ $row ] = $name;
			}
		}
		unset( $keys[-1] );
		return array_diff_key( $keys, $own );
	}

	/**
	 * The swatch data of a value.
	 *
	 * @param array<string, mixed> $data  Data.
	 * @param string               $key   Form key of the attribute.
	 * @param string               $value Value.
	 * @return array<string, mixed>
	 */
	private static function find_term( array $data, string $key, string $value ): array {
		$term = isset( $data['attributes'][ $key ][ $value ] ) ? (array) $data['attributes'][ $key ][ $value ] : array();
		return $term + array( 'angle' => isset( $data['angle'] ) ? $data['angle'] : '-45deg' );
	}

	/**
	 * Marks an option and gives it its swatch, in the island's markup, and its visible name until the island starts.
	 *
	 * @param WP_HTML_Tag_Processor $option Stands on the option.
	 * @param array<string, mixed>  $term   What is known of its value.
	 */
	private static function draw_option( \WP_HTML_Tag_Processor $option, array $term ): void {
		$color = isset( $term['color'] ) ? (string) sanitize_hex_color( $term['color'] ) : '';
		$other = isset( $term['secondColor'] ) ? (string) sanitize_hex_color( $term['secondColor'] ) : '';
		$image = isset( $term['image'] ) ? esc_url_raw( $term['image'] ) : '';
		if ( '' !== $image ) {
			$color = 'url("' . $image . '") center / cover';
		} elseif ( '' !== $color && '' !== $other ) {
			$color = "linear-gradient({$term['angle']}, $color 50%, $other 50%)";
		}
		if ( '' !== $color ) {
			$option->set_attribute( 'data-hadaya-swatch', '' );
			$option->set_attribute( 'style', "--hadaya-swatch: $color;" );
			if ( ! empty( $term['name'] ) ) {
				$option->set_attribute( 'title', $term['name'] );
			}
		}
	}
}
