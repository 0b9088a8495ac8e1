<?php
/**
 * Contact button on product pages.
 *
 * @package Hadaya
 */

namespace Hadaya\ProductButton;

use Hadaya\ContactBlock\ContactButton;
use Hadaya\ContactBlock\ContactTarget;
use Hadaya\Settings\Options;

defined( 'ABSPATH' ) || exit;

/**
 * Prints a link to a WhatsApp chat about a product. The link works without JavaScript. On a page with the contact widget, the message also contains
 * the chosen variation.
 */
final class ProductButton {

	private Options $options;
	private ContactTarget $target;
	private ContactButton $button;

	/**
	 * Products whose button has been printed, keyed by product id.
	 *
	 * @var bool[]
	 */
	private array $printed = array();

	public function __construct( Options $options, ContactTarget $target, ContactButton $button ) {
		$this->options = $options;
		$this->target  = $target;
		$this->button  = $button;
	}

	/**
	 * Prints the current product's button, at most once. If the owner places the button next to "Add to cart", this method is also hooked after the
	 * form's position, because products that cannot be bought have no form.
	 */
	public function print_button(): void {
		$product = $GLOBALS['product'] ?? null;
		if (
			! $product instanceof \WC_Product
			|| isset( $this->printed[ $product->get_id() ] )
			|| ! isset( $this->target->all()['whatsapp'] )
		) {
			return;
		}
		$this->printed[ $product->get_id() ] = true;
		wp_enqueue_style( 'hadaya-contact-style' );
		$settings = $this->options->group( 'product_button' );
		$is_sold  = ! $product->is_in_stock();
		$text     = $settings[ $is_sold ? 'sold_text' : 'text' ];
		$html     = $this->button->html(
			array(
				'channel' => 'whatsapp',
				'text'    => '' === $text ? self::usual_text( ! $is_sold ) : $text,
				'message' => self::message( $product, $settings['message'] ),
				'look'    => $settings['colour'] ? 'channel' : 'button',
				'class'   => 'button',
			)
		);
		echo '<div class="hadaya-product-button">' . $html . '</div>'; // phpcs:ignore WordPress.Security.EscapeOutput.OutputNotEscaped -- Escaped where it is built.
	}

	/**
	 * Returns the default text of the button in the page's language.
	 *
	 * @param bool $is_in_stock Whether the product can be bought.
	 */
	public static function usual_text( bool $is_in_stock ): string {
		return $is_in_stock ? __( 'Ask about this product', 'hadaya' ) : __( 'Ask when it will be back in stock', 'hadaya' );
	}

	/**
	 * Returns the default message in the page's language, with placeholders.
	 *
	 * @param bool $has_sku Whether the product has an SKU.
	 */
	public static function usual_message( bool $has_sku ): string {
		return $has_sku
			? __( 'Hello, I am interested in {product} ({sku}): {url}', 'hadaya' )
			: __( 'Hello, I am interested in {product}: {url}', 'hadaya' );
	}

	/**
	 * Inserts the product's name, URL and SKU into the message. For a product with variations, the SKU placeholder stays, because the SKU depends on
	 * the visitor's choice. Without JavaScript, the link then uses the product's own SKU.
	 *
	 * @param \WC_Product $product Product.
	 * @param string      $message The owner's message; empty for ours.
	 */
	private static function message( \WC_Product $product, string $message ): string {
		$sku   = (string) $product->get_sku();
		$name  = wp_specialchars_decode( wp_strip_all_tags( $product->get_name() ), ENT_QUOTES );
		$known = array(
			'{title}'   => $name,
			'{product}' => $name,
			'{url}'     => $product->get_permalink(),
		);
		$known = $product->is_type( 'variable' ) ? $known : $known + array( '{sku}' => $sku );
		return strtr( '' === $message ? self::usual_message( '' !== $sku ) : $message, $known );
	}
}
