<?php
/**
 * Quote list without JavaScript.
 *
 * @package Hadaya
 */

namespace Hadaya\Quote;

use Hadaya\Http\Request;
use Hadaya\Quote\Sending\QuoteAnswer;

defined( 'ABSPATH' ) || exit;

/**
 * Renders the form for visitors without JavaScript, for the product in the URL, and processes its submission.
 */
final class QuoteForm {

	private Catalogue $catalogue;

	/**
	 * Returns the `QuoteSending`, created on the first call, because only the list's page needs it.
	 *
	 * @var \Closure
	 */
	private \Closure $quote_sending;

	/** @var QuoteAnswer|null The response to a form without JavaScript. */
	private ?QuoteAnswer $answer = null;

	public function __construct( Catalogue $catalogue, \Closure $quote_sending ) {
		$this->catalogue     = $catalogue;
		$this->quote_sending = $quote_sending;
	}

	/**
	 * Processes a form that was submitted without JavaScript, before anything is printed.
	 */
	public function take(): void {
		$request = Request::current();
		if ( $request->has( 'hadaya_quote_form' ) ) {
			nocache_headers();
			$this->answer = ( $this->quote_sending )()->take( $request );
		}
	}

	/**
	 * Returns the form for the product in the URL, or a confirmation after a successful submission.
	 *
	 * @return string
	 */
	public function html(): string {
		$quote = null === $this->answer ? null : $this->answer->quote;
		if ( null !== $quote ) {
			/* translators: %s: number of the request. */
			$said = sprintf( __( 'We have received your request %s.', 'hadaya' ), $quote->number() );
			return sprintf(
				'<p>%s <a href="%s">%s</a></p>',
				esc_html( $said ),
				esc_url( $quote->link() ),
				esc_html__( 'View your request', 'hadaya' )
			);
		}
		$given   = $_GET['hadaya_product'] ?? ''; // phpcs:ignore WordPress.Security -- Only printed, as a number.
		$product = $this->catalogue->find( is_string( $given ) ? absint( $given ) : 0 );
		if ( null === $product ) {
			return '<p class="hadaya-quote-form">' . esc_html__( 'Open a product and press “Add to quote”.', 'hadaya' ) . '</p>';
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
		if ( null !== $this->answer ) {
			$html .= '<p role="alert">' . esc_html( $this->answer->message ) . '</p>';
		}
		foreach ( $hidden as $name => $value ) {
			$html .= sprintf( '<input type="hidden" name="%s" value="%s">', esc_attr( $name ), esc_attr( $value ) );
		}
		$html .= sprintf( '<input name="%s" value="" hidden tabindex="-1" autocomplete="off" aria-hidden="true">', esc_attr( $ticket['trap'] ) );
		$html .= $this->variations( $product );
		$html .= self::field( 'quantity', __( 'Quantity', 'hadaya' ), 'number', (string) $this->catalogue->settings()['minimum'] );
		$html .= self::field( 'company', __( 'Company', 'hadaya' ), 'text' );
		$html .= self::field( 'name', __( 'Your name', 'hadaya' ), 'text' );
		$html .= self::field( 'contact', __( 'WhatsApp number or email', 'hadaya' ), 'text' );
		return $html . '<button type="submit" class="button">' . esc_html__( 'Send request', 'hadaya' ) . '</button></form>';
	}

	/**
	 * Returns the fields in which the buyer chooses a product's variation and the values of its open attributes.
	 *
	 * @param \WC_Product $product Product.
	 * @return string Empty for a product without variations.
	 */
	private function variations( \WC_Product $product ): string {
		$names = array();
		foreach ( $this->catalogue->variations( $product ) as $variation ) {
			// The variation's name cannot be used, because WooCommerce omits the attribute values from it if there are many.
			$values                        = array_filter( $variation->get_variation_attributes(), 'strlen' );
			$names[ $variation->get_id() ] = implode( ' · ', array_map( array( QuoteChoice::class, 'label' ), array_keys( $values ), $values ) );
		}
		$html = self::choice( 'variation', __( 'Option', 'hadaya' ), $names );
		foreach ( $this->catalogue->open_attributes( $product ) as $key => $attribute ) {
			$values = array();
			foreach ( $attribute['values'] as $value ) {
				$values[ $value ] = QuoteChoice::label( $key, $value );
			}
			$html .= self::choice( $key, wc_attribute_label( $attribute['name'], $product ), $values );
		}
		return $html;
	}

	/**
	 * Returns a select field with its label as HTML.
	 *
	 * @param string   $name    Name.
	 * @param string   $label   Label.
	 * @param string[] $options Labels by value.
	 * @return string Empty if there are no options.
	 */
	private static function choice( string $name, string $label, array $options ): string {
		$html = '';
		foreach ( $options as $value => $texts ) {
			$html .= sprintf( '<option value="%s">%s</option>', esc_attr( (string) $value ), esc_html( $texts ) );
		}
		$select = '<label><span>%s</span><select name="%s">%s</select></label>';
		return '' === $html ? '' : sprintf( $select, esc_html( $label ), esc_attr( $name ), $html );
	}

	/**
	 * Returns an input field with its label as HTML.
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
}
