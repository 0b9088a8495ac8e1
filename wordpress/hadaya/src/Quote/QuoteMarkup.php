<?php
/**
 * The quote list on pages.
 *
 * @package Hadaya
 */

namespace Hadaya\Quote;

use Hadaya\Assets\PageIslands;
use Hadaya\Http\Request;

defined( 'ABSPATH' ) || exit;

/**
 * Prints the button of a product and the list. Both work without JavaScript: the button is a link to the list's page, and the list
 * a form with the product's name.
 */
final class QuoteMarkup {

	private Catalogue $catalogue;
	private PageIslands $islands;

	/**
	 * Gives the `QuoteSending`, which only the list's page needs.
	 *
	 * @var \Closure
	 */
	private \Closure $quote_sending;

	/**
	 * The answer to the form of a page without JavaScript.
	 *
	 * @var array
	 */
	private array $answer = array();

	public function __construct( Catalogue $catalogue, PageIslands $islands, \Closure $quote_sending ) {
		$this->catalogue     = $catalogue;
		$this->islands       = $islands;
		$this->quote_sending = $quote_sending;
	}

	/**
	 * Prints the button of the product that is being printed, on its page or in a quick view.
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
		) + $this->common( $settings );
		printf(
			'<div data-hadaya="quote" class="%1$s"%2$s>%3$s</div>',
			esc_attr( $prices->count() > 1 ? 'hadaya-quote hadaya-quote-has-steps' : 'hadaya-quote' ),
			self::data( $data ), // phpcs:ignore WordPress.Security.EscapeOutput.OutputNotEscaped -- Escaped there.
			$this->link( $product ) // phpcs:ignore WordPress.Security.EscapeOutput.OutputNotEscaped -- Escaped there.
		);
	}

	/**
	 * The link of a product in a list, beside or in place of WooCommerce's button.
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
	 * A class by which the cart's button goes where "Add to quote" stands in its place.
	 *
	 * @param string[] $classes Classes of the body.
	 * @return string[]
	 */
	public function add_class( $classes ): array {
		$is_instead = 'instead' === $this->catalogue->settings()['place'] && null !== $this->catalogue->find( (int) get_queried_object_id() );
		return $is_instead ? array_merge( (array) $classes, array( 'hadaya-quote-instead' ) ) : (array) $classes;
	}

	/**
	 * Takes the request of a page without JavaScript, before anything is printed.
	 */
	public function take_form(): void {
		$request = Request::current();
		if ( $request->has( 'hadaya_quote_form' ) ) {
			nocache_headers();
			$this->answer = ( $this->quote_sending )()->take( $request );
		}
	}

	/**
	 * `[hadaya_quote]`, and the block: the list.
	 *
	 * @return string
	 */
	public function render_list(): string {
		if ( ! $this->catalogue->is_on() || ! $this->islands->enqueue( 'quote' ) ) {
			return '';
		}
		$data = array( 'view' => 'list' ) + $this->common( $this->catalogue->settings() );
		return '<div data-hadaya="quote" class="hadaya-quote"' . self::data( $data ) . '>' . $this->form() . '</div>';
	}

	/**
	 * What both carry.
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
		foreach ( $product->is_type( 'variable' ) ? $product->get_children() : array() as $id ) {
			$variation = $this->catalogue->variation( $product, (int) $id );
			$printed   = null === $variation ? '' : $this->catalogue->prices( $variation )->printed();
			if ( '' !== $printed ) {
				$all[ $id ] = $printed;
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
	 * The form that works without JavaScript, for the product that its address names.
	 *
	 * @return string
	 */
	private function form(): string {
		if ( 1 === ( $this->answer['status'] ?? 0 ) ) {
			/* translators: %s: number of the request. */
			$said = sprintf( __( 'Your request %s has reached the shop.', 'hadaya' ), $this->answer['number'] );
			return sprintf(
				'<p>%s <a href="%s">%s</a></p>',
				esc_html( $said ),
				esc_url( $this->answer['link'] ),
				esc_html__( 'See your request', 'hadaya' )
			);
		}
		$given   = $_GET['hadaya_product'] ?? ''; // phpcs:ignore WordPress.Security -- Only shown, as a number.
		$product = $this->catalogue->find( is_string( $given ) ? absint( $given ) : 0 );
		if ( null === $product ) {
			return '<p>' . esc_html__( 'Open a product and press “Add to quote”.', 'hadaya' ) . '</p>';
		}
		$ticket = ( $this->quote_sending )()->ticket();
		$hidden = array(
			'hadaya_quote_form' => '1',
			'product'           => (string) $product->get_id(),
			'form_key'          => bin2hex( random_bytes( 16 ) ),
			'nonce'             => $ticket['nonce'],
			'stamp'             => $ticket['stamp'],
		);
		$html   = '<form method="post" class="hadaya-quote-form"><h3>' . esc_html( $product->get_name() ) . '</h3>';
		if ( '' !== ( $this->answer['message'] ?? '' ) ) {
			$html .= '<p role="alert">' . esc_html( $this->answer['message'] ) . '</p>';
		}
		foreach ( $hidden as $name => $value ) {
			$html .= sprintf( '<input type="hidden" name="%s" value="%s">', esc_attr( $name ), esc_attr( $value ) );
		}
		$html .= sprintf( '<input name="%s" value="" hidden tabindex="-1" autocomplete="off" aria-hidden="true">', esc_attr( $ticket['trap'] ) );
		$html .= $this->variations( $product );
		$html .= self::field( 'quantity', __( 'Quantity', 'hadaya' ), 'number', (string) $this->catalogue->settings()['minimum'] );
		$html .= self::field( 'company', __( 'Company', 'hadaya' ), 'text' );
		$html .= self::field( 'name', __( 'Your name', 'hadaya' ), 'text' );
		$html .= self::field( 'contact', __( 'WhatsApp number or e-mail', 'hadaya' ), 'text' );
		return $html . '<button type="submit" class="button">' . esc_html__( 'Send the request', 'hadaya' ) . '</button></form>';
	}

	/**
	 * The choice among the variations of a product.
	 *
	 * @param \WC_Product $product Product.
	 * @return string Empty for a product without variations.
	 */
	private function variations( \WC_Product $product ): string {
		$options = '';
		foreach ( $product->is_type( 'variable' ) ? $product->get_children() : array() as $id ) {
			$variation = $this->catalogue->variation( $product, (int) $id );
			if ( null !== $variation ) {
				$options .= sprintf( '<option value="%d">%s</option>', (int) $id, esc_html( wp_strip_all_tags( $variation->get_name() ) ) );
			}
		}
		return '' === $options
			? ''
			: '<label><span>' . esc_html__( 'Option', 'hadaya' ) . '</span><select name="variation">' . $options . '</select></label>';
	}

	/**
	 * A field of the form.
	 *
	 * @param string $name  Name.
	 * @param string $label Label.
	 * @param string $type  Type of the input.
	 * @param string $value Value.
	 * @return string
	 */
	private static function field( string $name, string $label, string $type, string $value = '' ): string {
		return sprintf(
			'<label><span>%s</span><input type="%s" name="%s" value="%s" maxlength="200"></label>',
			esc_html( $label ),
			esc_attr( $type ),
			esc_attr( $name ),
			esc_attr( $value )
		);
	}

	/**
	 * Data attributes; those without a value are left out.
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
