<?php
/**
 * Prints the page of a quote, for its screenshot. Run by `wp eval-file`. Argument: language of the buyer, `en` or `ar`. The site has no WooCommerce,
 * so prices are written here as WooCommerce does in Oman.
 *
 * @package Hadaya
 */

use Hadaya\Quote\Offer;
use Hadaya\Quote\OfferPage;
use Hadaya\Quote\Quote;
use Hadaya\Quote\QuoteLine;

if ( ! function_exists( 'wc_price' ) ) {

	function wc_price( $price ) { // phpcs:ignore WordPress.NamingConventions.PrefixAllGlobals, Squiz.Commenting -- WooCommerce's name.
		return 'ر.ع.' . number_format( $price, 3 );
	}
}

$hadaya_is_arabic = 'ar' === $args[0];
$hadaya_products  = $hadaya_is_arabic
	? array( array( 'كوب خزفي', 'أزرق', 'وسط' ), array( 'دفتر هدايا', 'فلين' ), array( 'علاقة مفاتيح', 'أزرق' ) )
	: array( array( 'Ceramic mug', 'Blue', 'M' ), array( 'Gift notebook', 'Cork' ), array( 'Key ring', 'Blue' ) );
$hadaya_lines     = array();
foreach ( $hadaya_products as $hadaya_index => $hadaya_product ) {
	$hadaya_lines[] = array(
		'name'     => array_shift( $hadaya_product ),
		'options'  => $hadaya_product,
		'quantity' => array( 120, 120, 30 )[ $hadaya_index ],
		'note'     => 1 !== $hadaya_index ? '' : ( $hadaya_is_arabic ? 'الشعار بالذهبي أسفل اليمين' : 'Logo in gold, bottom right' ),
	);
}
$hadaya_offer = array(
	'prices'   => array( 4.2, 6, 1.4 ),
	'shipping' => 15,
	'until'    => '2026-12-10',
	'note'     => $hadaya_is_arabic
		? 'السعر يشمل النقش. نسلّم الطلب بعد عشرة أيام من موافقتك.'
		: 'The price includes engraving. We deliver ten days after you accept.',
);
$hadaya_lines = array_map( array( QuoteLine::class, 'from_stored' ), $hadaya_lines );
$hadaya_meta  = Quote::meta(
	$hadaya_lines,
	array(
		'needed_by' => '2026-12-20',
		'company'   => $hadaya_is_arabic ? 'شركة مسقط للتجارة' : 'Muscat Trading Co.',
		'currency'  => 'OMR',
		'language'  => $hadaya_is_arabic ? 'ar-OM' : 'en-OM',
		'expires'   => PHP_INT_MAX,
	)
);
$hadaya_parts = json_decode( $hadaya_meta[ Quote::META ], true );
$hadaya_offer = Offer::from_request( $hadaya_offer, $hadaya_lines, 'incl' );
$hadaya_quote = Quote::from_stored( 149, array( 'offer' => $hadaya_offer->to_array() ) + $hadaya_parts );
echo hadaya()->get( OfferPage::class )->html( $hadaya_quote, '' ); // phpcs:ignore WordPress.Security.EscapeOutput.OutputNotEscaped -- Escaped by OfferPage.
