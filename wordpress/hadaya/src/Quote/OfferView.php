<?php
/**
 * Buyer's view of a quote.
 *
 * @package Hadaya
 */

namespace Hadaya\Quote;

use Hadaya\Languages\LanguageTag;
use Hadaya\Mail\LeadPlaceholders;

defined( 'ABSPATH' ) || exit;

/**
 * Renders the page of a quote in the current language: request, offer, and actions.
 */
final class OfferView {

	private LeadPlaceholders $placeholders;

	public function __construct( LeadPlaceholders $placeholders ) {
		$this->placeholders = $placeholders;
	}

	/**
	 * Returns the message for an invalid link or a rate-limited visitor, as HTML.
	 *
	 * @return string
	 */
	public function nothing(): string {
		return '<p>' . esc_html__( 'This link no longer works. Ask us for a new one.', 'hadaya' ) . '</p>';
	}

	/**
	 * Returns the message about the buyer's last action; empty if there was none.
	 *
	 * @param string $outcome An outcome of `OfferReply`.
	 * @return string
	 */
	private static function said( string $outcome ): string {
		switch ( $outcome ) {
			case OfferReply::ACCEPTED:
				return __( 'Thank you for accepting the quote. We will contact you soon.', 'hadaya' );
			case OfferReply::FAILED:
				return __( 'The order could not be created, and we have been notified. Try again, or contact us.', 'hadaya' );
			case OfferReply::CHANGED:
				return __( 'We have changed this quote. Review it before you accept.', 'hadaya' );
			case OfferReply::ENDED:
				return __( 'This quote has expired. Ask us for a new one.', 'hadaya' );
			case OfferReply::ASKED:
				return __( 'We have received your question and will reply soon.', 'hadaya' );
			default:
				return '';
		}
	}

	/**
	 * Returns the request with its offer as HTML.
	 *
	 * @param Quote  $quote   Quote.
	 * @param string $outcome An outcome of `OfferReply`, or empty.
	 * @return string
	 */
	public function body( Quote $quote, string $outcome ): string {
		$said  = self::said( $outcome );
		$offer = $quote->offer();
		$html  = '' === $said ? '' : '<p role="status">' . esc_html( $said ) . '</p>';
		/* translators: %s: number of the quote. */
		$title = null === $offer ? __( 'Request %s', 'hadaya' ) : __( 'Quote %s', 'hadaya' );
		$html .= '<h1>' . esc_html( sprintf( $title, $quote->number() ) ) . '</h1>';
		$html .= '' === $quote->company() ? '' : '<p>' . esc_html( $quote->company() ) . '</p>';
		$html .= self::table( $quote );
		if ( '' !== $quote->needed_by() ) {
			/* translators: %s: date. */
			$html .= '<p>' . esc_html( sprintf( __( 'Needed by %s', 'hadaya' ), Quote::day( $quote->needed_by() ) ) ) . '</p>';
		}
		return $html . ( null === $offer
			? '<p>' . esc_html__( 'We have received your request and will send you a quote.', 'hadaya' ) . '</p>'
			: self::offer( $quote, $offer ) );
	}

	/**
	 * Returns the table of lines, without price columns if no line has a unit price, as in an offer with one total price.
	 *
	 * @param Quote $quote Quote.
	 * @return string
	 */
	private static function table( Quote $quote ): string {
		$offer  = $quote->offer();
		$lines  = $quote->lines();
		$price  = static fn ( QuoteLine $line, int $index ): ?float => null === $offer ? $line->price() : $offer->price( $index );
		$prices = array_map( $price, $lines, array_keys( $lines ) );
		$heads  = array( __( 'Product', 'hadaya' ), __( 'Quantity', 'hadaya' ) );
		if ( array_filter( $prices, 'is_float' ) !== array() ) {
			array_push( $heads, __( 'Unit price', 'hadaya' ), __( 'Total', 'hadaya' ) );
		}
		$rows = '';
		foreach ( $lines as $index => $line ) {
			$cells = array(
				esc_html( $line->title() ) . '<small>' . esc_html( $line->note() ) . '</small>',
				esc_html( number_format_i18n( $line->quantity() ) ),
				null === $prices[ $index ] ? '' : self::money( $prices[ $index ], $quote ),
				null === $prices[ $index ] ? '' : self::money( $prices[ $index ] * $line->quantity(), $quote ),
			);
			$rows .= '<tr><td>' . implode( '</td><td>', array_slice( $cells, 0, count( $heads ) ) ) . '</td></tr>';
		}
		return '<table><thead><tr><th>' . implode( '</th><th>', array_map( 'esc_html', $heads ) ) . '</th></tr></thead>'
			. '<tbody>' . $rows . '</tbody>' . ( null === $offer ? '' : self::sums( $quote, $offer, count( $heads ) - 1 ) ) . '</table>';
	}

	/**
	 * Returns the table's footer with the offer's shipping and total.
	 *
	 * @param Quote $quote   Quote.
	 * @param Offer $offer   Its offer.
	 * @param int   $columns Columns before the total.
	 * @return string
	 */
	private static function sums( Quote $quote, Offer $offer, int $columns ): string {
		$shipping = $offer->shipping();
		$sums     = null === $shipping ? array() : array( __( 'Shipping', 'hadaya' ) => $shipping );
		$sums    += array( __( 'Total', 'hadaya' ) => array_sum( $offer->line_totals( $quote->lines() ) ) + (float) $shipping );
		$rows     = '';
		foreach ( $sums as $name => $sum ) {
			$rows .= '<tr><th scope="row" colspan="' . $columns . '">' . esc_html( $name ) . '</th><td>' . self::money( $sum, $quote ) . '</td></tr>';
		}
		return '<tfoot>' . $rows . '</tfoot>';
	}

	/**
	 * Returns the offer's tax notice, expiry date and note, and the buyer's actions.
	 *
	 * @param Quote $quote Quote.
	 * @param Offer $offer Offer.
	 * @return string
	 */
	private static function offer( Quote $quote, Offer $offer ): string {
		$html = '';
		if ( '' !== $offer->taxes() ) {
			$text  = 'incl' === $offer->taxes() ? __( 'Prices include tax.', 'hadaya' ) : __( 'Prices do not include tax.', 'hadaya' );
			$html .= '<p>' . esc_html( $text ) . '</p>';
		}
		/* translators: %s: date. */
		$html .= '<p>' . esc_html( sprintf( __( 'Valid until %s', 'hadaya' ), Quote::day( $offer->until() ) ) ) . '</p>';
		$html .= '' === $offer->note() ? '' : '<p>' . nl2br( esc_html( $offer->note() ) ) . '</p>';
		if ( Quote::ACCEPTED === $quote->state() ) {
			return $html . '<p>' . esc_html__( 'You have accepted this quote.', 'hadaya' ) . '</p>';
		}
		if ( $offer->holds( wp_date( 'Y-m-d' ) ) ) {
			$html .= '<form method="post"><input type="hidden" name="seen" value="' . esc_attr( $offer->mark() ) . '">'
				. '<button name="hadaya_offer" value="accept">'
				. esc_html__( 'Accept the quote', 'hadaya' ) . '</button></form>';
		}
		return $html . '<form method="post"><label>' . esc_html__( 'Ask us a question', 'hadaya' )
			. '<textarea name="question" maxlength="2000" rows="3"></textarea></label><button name="hadaya_offer" value="ask">'
			. esc_html__( 'Send question', 'hadaya' ) . '</button></form>';
	}

	/**
	 * Formats a price in the quote's currency, isolated from the direction of the text around it.
	 *
	 * @param float $price Price.
	 * @param Quote $quote Quote.
	 * @return string
	 */
	private static function money( float $price, Quote $quote ): string {
		return '<bdi>' . wp_strip_all_tags( wc_price( $price, array( 'currency' => $quote->currency() ) ) ) . '</bdi>';
	}

	/**
	 * Returns the complete HTML document with its style sheet and the current language's direction.
	 *
	 * @param string $body Body.
	 * @return string
	 */
	public function page( string $body ): string {
		$style = 'body{max-width:44rem;margin:2rem auto;padding:0 1rem;font:1.05rem/1.6 system-ui,sans-serif}'
			. 'table{width:100%;border-collapse:collapse}td,th{padding:.5rem;border-bottom:1px solid #ccc;text-align:start}'
			. 'tfoot th{font-weight:inherit}tfoot tr:last-child{font-weight:700}bdi{white-space:nowrap}'
			. '@media(max-width:30rem){table{font-size:.9rem}td,th{padding:.5rem .25rem}}'
			. 'small{display:block;color:#555}label,textarea{display:block;width:100%;box-sizing:border-box}'
			. 'button{min-height:44px;margin:.5rem 0;padding:.5rem 1.5rem;font:inherit}'
			. 'button[value=accept]{border:0;border-radius:.4rem;background:#1f7a5c;color:#fff;font-weight:600}@media print{form{display:none}}';
		$name  = esc_html( $this->placeholders->site() );
		// Does not use `is_rtl()`, because WordPress may lack the files for the buyer's language.
		$tag = LanguageTag::of( get_locale() );
		$dir = LanguageTag::is_right_to_left( $tag ) ? 'rtl' : 'ltr';
		return '<!doctype html><html lang="' . esc_attr( $tag ) . '" dir="' . $dir . '">'
			. '<head><meta charset="utf-8"><meta name="viewport" content="width=device-width"><meta name="robots" content="noindex,nofollow">'
			. '<title>' . $name . '</title><style>' . $style . '</style></head>'
			. '<body><header>' . $name . '</header><main>' . $body . '</main></body></html>';
	}
}
