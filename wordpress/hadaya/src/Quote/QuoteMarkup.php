<?php
/**
 * Quote list markup.
 *
 * @package Hadaya
 */

namespace Hadaya\Quote;

use Hadaya\Assets\PageIslands;
use Hadaya\ContactBlock\EditorScript;

defined( 'ABSPATH' ) || exit;

/**
 * Prints a product's button and the list. Both work without JavaScript: the button is a link to the list's page, and
 * the list is a form for the product.
 */
final class QuoteMarkup {

	private Catalogue $catalogue;
	private PageIslands $islands;
	private QuoteForm $form;
	private EditorScript $editor_script;

	public function __construct( Catalogue $catalogue, PageIslands $islands, QuoteForm $form, EditorScript $editor_script ) {
		$this->catalogue = $catalogue;
		$this->islands   = $islands;
		$this->form      = $form;

		$this->editor_script = $editor_script;
	}

	/**
	 * Prints the button of the current product, on its page or in a quick view.
	 */
	public function print_button(): void {
		$printed = $GLOBALS['product'] ?? null;
		$product = $printed instanceof \WC_Product ? $this->catalogue->find( $printed->get_id() ) : null;
		if ( null === $product || ! $this->islands->enqueue( 'quote' ) ) {
			return;
		}
		$settings = $this->catalogue->settings();
		$prices   = $this->catalogue->prices( $product );
		$data     = array(
			'product'          => $product->get_id(),
			'name'             => wp_strip_all_tags( $product->get_name() ),
			'link'             => $product->get_permalink(),
			'picture'          => (string) wp_get_attachment_image_url( (int) $product->get_image_id(), 'thumbnail' ),
			'prices'           => $product->is_type( 'variable' ) ? '' : $prices->printed(),
			'variation-prices' => $this->variation_prices( $product ),
			'quote-area'       => LogoArea::of( $product->get_id() ),
		) + $this->common( $settings );
		printf(
			'<div data-hadaya="quote" class="%1$s"%2$s>%3$s</div>',
			esc_attr( $prices->count() > 1 ? 'hadaya-quote hadaya-quote-has-steps' : 'hadaya-quote' ),
			self::data( $data ), // phpcs:ignore WordPress.Security.EscapeOutput.OutputNotEscaped -- Escaped there.
			$this->link( $product ) // phpcs:ignore WordPress.Security.EscapeOutput.OutputNotEscaped -- Escaped there.
		);
	}

	/**
	 * The link on a product card, beside or instead of WooCommerce's button.
	 *
	 * @param string      $html    Markup of the button.
	 * @param \WC_Product $product Product.
	 * @return string
	 */
	public function add_to_card( $html, $product ): string {
		$found = $product instanceof \WC_Product ? $this->catalogue->find( $product->get_id() ) : null;
		if ( null === $found ) {
			return (string) $html;
		}
		$link = sprintf(
			'<a class="button hadaya-quote-card" href="%s">%s</a>',
			esc_url( $found->get_permalink() ),
			esc_html__( 'Add to quote', 'hadaya' )
		);
		return 'instead' === $this->catalogue->settings()['place'] ? $link : $html . ' ' . $link;
	}

	/**
	 * Adds the class that hides the cart button if "Add to quote" replaces it.
	 *
	 * @param string[] $classes Classes of the body.
	 * @return string[]
	 */
	public function add_class( $classes ): array {
		$is_instead = 'instead' === $this->catalogue->settings()['place'] && null !== $this->catalogue->find( (int) get_queried_object_id() );
		return $is_instead ? array_merge( (array) $classes, array( 'hadaya-quote-instead' ) ) : (array) $classes;
	}

	/**
	 * `[hadaya_quote]`: the list.
	 *
	 * @return string
	 */
	public function render_list(): string {
		if ( ! $this->catalogue->is_on() || ! $this->islands->enqueue( 'quote' ) ) {
			return '';
		}
		$data = array( 'view' => 'list' ) + $this->common( $this->catalogue->settings() );
		return '<div data-hadaya="quote" class="hadaya-quote"' . self::data( $data ) . '>' . $this->form->html() . '</div>';
	}

	/**
	 * The editor block: the list, with the block's classes.
	 *
	 * @return string
	 */
	public function render_block(): string {
		$list = $this->render_list();
		return '' === $list ? '' : '<div ' . get_block_wrapper_attributes() . '>' . $list . '</div>';
	}

	/**
	 * Registers the block in the editor.
	 */
	public function offer_block(): void {
		$this->editor_script->enqueue( 'hadayaQuoteBlock', true );
	}

	/**
	 * Attributes common to both.
	 *
	 * @param array $settings Settings.
	 * @return array
	 */
	private function common( array $settings ): array {
		return array(
			'minimum'   => $settings['minimum'],
			'step'      => $settings['step'],
			'currency'  => get_woocommerce_currency(),
			'whats-app' => $settings['whatsapp'],
		);
	}

	/**
	 * Prices by variation as JSON.
	 *
	 * @param \WC_Product $product Product.
	 * @return string Empty for a product without variations.
	 */
	private function variation_prices( \WC_Product $product ): string {
		$all = array();
		foreach ( $this->catalogue->variations( $product ) as $variation ) {
			$printed = $this->catalogue->prices( $variation )->printed();
			if ( '' !== $printed ) {
				$all[ $variation->get_id() ] = $printed;
			}
		}
		return array() === $all ? '' : (string) wp_json_encode( $all );
	}

	/**
	 * The link that works without JavaScript.
	 *
	 * @param \WC_Product $product Product.
	 * @return string
	 */
	private function link( \WC_Product $product ): string {
		$page = (string) $this->catalogue->settings()['page'];
		$href = '' === $page ? $product->get_permalink() : add_query_arg( 'hadaya_product', $product->get_id(), $page );
		return sprintf(
			'<a class="button hadaya-quote-link" rel="nofollow" href="%s">%s</a>',
			esc_url( $href ),
			esc_html__( 'Add to quote', 'hadaya' )
		);
	}

	/**
	 * Data attributes; empty ones are left out.
	 *
	 * @param array $values Values by name.
	 * @return string
	 */
	private static function data( array $values ): string {
		$html = '';
		foreach ( $values as $name => $value ) {
			if ( '' !== (string) $value ) {
				$html .= sprintf( ' data-%s="%s"', $name, esc_attr( (string) $value ) );
			}
		}
		return $html;
	}
}
