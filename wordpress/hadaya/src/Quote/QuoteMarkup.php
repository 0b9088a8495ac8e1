<?php
/**
 * Markup for a product's quote button.
 *
 * @package Hadaya
 */

namespace Hadaya\Quote;

use Hadaya\Assets\PageIslands;

defined( 'ABSPATH' ) || exit;

/**
 * Prints the button "Add to quote" on product pages, in quick views and on product cards. Without JavaScript, it is a link to the list's page.
 */
final class QuoteMarkup {

	private Catalogue $catalogue;
	private PageIslands $islands;
	private QuoteData $quote_data;
	private ChatConsent $consent;

	/**
	 * Products whose button has been printed, keyed by product id.
	 *
	 * @var bool[]
	 */
	private array $printed = array();

	public function __construct( Catalogue $catalogue, PageIslands $islands, QuoteData $quote_data, ChatConsent $consent ) {
		$this->consent    = $consent;
		$this->catalogue  = $catalogue;
		$this->islands    = $islands;
		$this->quote_data = $quote_data;
	}

	/**
	 * Prints the current product's button, once, on the product page and in quick views. The method is hooked to the form, because quick views have
	 * no summary, and to the summary, because products that cannot be bought have no form.
	 */
	public function print_button(): void {
		$printed = $GLOBALS['product'] ?? null;
		$product = $printed instanceof \WC_Product ? $this->catalogue->find( $printed->get_id() ) : null;
		if ( null === $product || isset( $this->printed[ $product->get_id() ] ) || ! $this->islands->enqueue( 'quote' ) ) {
			return;
		}
		$this->printed[ $product->get_id() ] = true;

		$prices  = $this->catalogue->prices( $product );
		$data    = $this->quote_data->of( $product ) + array(
			'variation-prices' => $this->quote_data->variation_prices( $product ),
			'quote-area'       => LogoArea::of( $product->get_id() ),
		);
		$classes = $prices->count() > 1 ? 'hadaya-quote hadaya-quote-has-steps' : 'hadaya-quote';
		echo $this->element( $data, $this->link( $product ), $classes ); // phpcs:ignore WordPress.Security.EscapeOutput.OutputNotEscaped -- Escaped in `element()`.
	}

	/**
	 * Adds the button to a product card, after WooCommerce's button or instead of it. For a product with variations, the button links to the
	 * product's page.
	 *
	 * @param string      $html    Markup of WooCommerce's button.
	 * @param \WC_Product $product Product.
	 * @return string
	 */
	public function add_to_card( $html, $product ): string {
		$found = $product instanceof \WC_Product ? $this->catalogue->find( $product->get_id() ) : null;
		if ( null === $found || ! $this->islands->enqueue( 'quote' ) ) {
			return (string) $html;
		}
		$button = $found->is_type( 'variable' )
			? self::anchor( 'hadaya-quote-card', $found->get_permalink() )
			: $this->element( array( 'view' => 'card' ) + $this->quote_data->of( $found ), $this->link( $found ) );
		return 'instead' === $this->catalogue->settings()['position'] ? $button : $html . ' ' . $button;
	}

	/**
	 * Adds the class that hides the cart button if "Add to quote" replaces that button on the current product's page.
	 *
	 * @param string[] $classes Classes of the body.
	 * @return string[]
	 */
	public function add_class( $classes ): array {
		$is_instead = 'instead' === $this->catalogue->settings()['position'] && null !== $this->catalogue->find( (int) get_queried_object_id() );
		return $is_instead ? array_merge( (array) $classes, array( 'hadaya-quote-instead' ) ) : (array) $classes;
	}

	/**
	 * Returns the element in which the quote list's island starts, with the shop's settings as data attributes.
	 *
	 * @param array<string, string|int> $data    The element's own values, keyed by data attribute.
	 * @param string                    $html    Content that works without JavaScript.
	 * @param string                    $classes Classes.
	 * @return string
	 */
	public function element( array $data, string $html, string $classes = 'hadaya-quote' ): string {
		$settings   = $this->catalogue->settings();
		$common     = array(
			'minimum'      => $settings['minimum'],
			'step'         => $settings['step'],
			'currency'     => get_woocommerce_currency(),
			'price-format' => wp_strip_all_tags( wc_price( 1234567.125 ) ),
			'whats-app'    => $settings['whatsapp'],
		);
		$attributes = 'class="' . esc_attr( $classes ) . '"' . self::data( $data + $common + $this->consent->all() );
		return '<div data-hadaya="quote" ' . $attributes . '>' . $html . '</div>';
	}

	/**
	 * Returns the link for visitors without JavaScript: to the list's page, or to the product if no page is set.
	 *
	 * @param \WC_Product $product Product.
	 * @return string
	 */
	private function link( \WC_Product $product ): string {
		$page = (string) $this->catalogue->settings()['page'];
		$href = '' === $page ? $product->get_permalink() : add_query_arg( 'hadaya_product', $product->get_id(), $page );
		return self::anchor( 'hadaya-quote-link', $href );
	}

	/**
	 * Returns a link with the text "Add to quote" and the theme's button class.
	 *
	 * @param string $name Class.
	 * @param string $href URL.
	 * @return string
	 */
	private static function anchor( string $name, string $href ): string {
		$text = esc_html__( 'Add to quote', 'hadaya' );
		return sprintf( '<a class="button %s" rel="nofollow" href="%s">%s</a>', $name, esc_url( $href ), $text );
	}

	/**
	 * Returns the non-empty values as HTML data attributes.
	 *
	 * @param array<string, string|int> $values Values by name.
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
