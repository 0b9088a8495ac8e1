<?php
/**
 * Tests for the buyer's reply to an offer.
 *
 * @package Hadaya
 */

namespace Hadaya\Tests\Quote;

use Hadaya\Http\RateLimits;
use Hadaya\Http\Request;
use Hadaya\Inbox\AnswerDraft;
use Hadaya\Inbox\QuoteResponse;
use Hadaya\Quote\OfferPage;
use Hadaya\Quote\OfferReply;
use Hadaya\Quote\Quote;
use Hadaya\Quote\QuoteLine;
use Hadaya\Quote\Quotes;
use Hadaya\Tests\Database;
use Hadaya\Tests\Http\RateTableTest;
use Hadaya\Tests\Site;

/**
 * Checks that an acceptance creates one order, and that an offer stays open if its order fails.
 */
final class OfferReplyTest extends QuoteTestCase {

	const OFFER = array(
		'prices' => array( 4.2, 10.5 ),
		'until'  => '2099-12-31',
		'note'   => '',
		'taxes'  => 'incl',
	);

	protected function setUp(): void {
		parent::setUp();
		$GLOBALS['wpdb'] = Database::open(
			array(
				RateTableTest::TABLE,
				'CREATE TABLE wp_hadaya_counts (day, widget, kind, name, views, clicks, PRIMARY KEY (day, widget, kind, name))',
			)
		); // phpcs:ignore WordPress.WP.GlobalVariablesOverride -- The test's database.
		self::catalogue();
		Site::$options['date_format'] = 'j F Y';
	}

	/**
	 * Returns a quote for ten mugs and two blue shirts, with its offer.
	 */
	private static function offered( array $offer = array() ): Quote {
		$lines = array();
		foreach ( array( array( 'product' => 7, 'quantity' => 10, 'note' => 'Logo left' ), array( 'quantity' => 2 ) + QuoteLineTest::SHIRT ) as $given ) {
			$lines[] = QuoteLine::from_request( $given, self::catalogue() );
		}
		$details = array(
			'expires'   => PHP_INT_MAX,
			'company'   => 'Acme & Sons',
			'needed_by' => '2026-12-10',
		);

		Shop::$meta[42] = Quote::meta( array_filter( $lines ), $details + QuoteTest::DETAILS );

		$quote = self::part( Quotes::class )->of( 42 );
		self::assertNotNull( $quote );
		self::part( Quotes::class )->change( $quote, array( 'state' => Quote::ANSWERED, 'offer' => $offer + self::OFFER ) );
		return $quote;
	}

	/**
	 * Accepts the offer as a buyer who saw the given version of it, and returns the outcome.
	 */
	private static function accept( Quote $quote, string $seen ): string {
		return self::part( OfferReply::class )->take( $quote, new Request( array( 'hadaya_offer' => 'accept', 'seen' => $seen ) ) );
	}

	private static function mark( Quote $quote ): string {
		$offer = $quote->offer();
		self::assertNotNull( $offer );
		return $offer->mark();
	}

	public function test_an_acceptance_creates_an_order_at_the_offered_net_prices(): void {
		$quote = self::offered();
		$this->assertSame( OfferReply::ACCEPTED, self::accept( $quote, self::mark( $quote ) ) );
		$this->assertSame( array( Quote::ACCEPTED, 900 ), array( $quote->state(), $quote->order() ) );
		$items = Shop::$orders[0]->items;
		$this->assertSame( array( array( 7, 10 ), array( 31, 2 ) ), array( array_slice( $items[0], 0, 2 ), array_slice( $items[1], 0, 2 ) ) );
		$this->assertEqualsWithDelta( array( 40.0, 20.0 ), array( $items[0][2]['total'], $items[1][2]['total'] ), 1e-9 );
		$this->assertSame( array( 'attribute_colour' => 'blue', 'attribute_size' => 'M' ), $items[1][2]['variation'] );
		$this->assertTrue( Shop::$orders[0]->parts['calculate_totals'] );
		$this->assertSame( 'Acme & Sons', Shop::$orders[0]->parts['set_billing_company'] );
		$this->assertSame( 'Needed by 10 December 2026', Shop::$orders[0]->parts['set_customer_note'] );
		$this->assertSame( 'on-hold', Shop::$orders[0]->parts['update_status'] );
		$this->assertSame( array( 'Note' => 'Logo left' ), Shop::$meta['item 1'] );
	}

	public function test_the_inbox_links_to_an_order_until_the_order_is_deleted(): void {
		$quote = self::offered();
		$this->assertNull( self::part( QuoteResponse::class )->of( 42 )['order'] );
		self::accept( $quote, self::mark( $quote ) );
		$order = self::part( QuoteResponse::class )->of( 42 )['order'];
		$this->assertSame( 'W-900', $order['number'] );
		$this->assertStringContainsString( 'page=wc-orders&action=edit&id=900', $order['url'] );
		Shop::$orders = array();
		$this->assertNull( self::part( QuoteResponse::class )->of( 42 )['order'] );
	}

	public function test_email_subjects_name_the_event_and_the_quote(): void {
		$quote = self::offered();
		self::part( OfferReply::class )->take( $quote, new Request( array( 'hadaya_offer' => 'ask', 'question' => 'When?' ) ) );
		self::accept( $quote, self::mark( $quote ) );
		$this->assertStringEndsWith( '] Question about quote Q-42', Shop::$mails[0][1] );
		$this->assertStringEndsWith( '] Quote Q-42 was accepted', Shop::$mails[1][1] );
	}

	public function test_includes_offered_shipping_in_the_total_and_the_order(): void {
		$quote = self::offered( array( 'shipping' => 10.5 ) );
		$page  = self::part( OfferPage::class )->html( $quote, '' );
		$this->assertStringContainsString( 'colspan="3">Shipping</th><td><bdi>OMR 10.500</bdi></td>', $page );
		$this->assertStringContainsString( 'colspan="3">Total</th><td><bdi>OMR 73.500</bdi></td>', $page );
		$this->assertSame( OfferReply::ACCEPTED, self::accept( $quote, self::mark( $quote ) ) );
		$this->assertEqualsWithDelta( 10.0, (float) Shop::$orders[0]->parts['add_item']->parts['set_total'], 1e-9 );
	}

	public function test_a_failed_order_is_reported_and_leaves_the_offer_open_for_a_retry(): void {
		$quote             = self::offered();
		Shop::$order_fault = 'Out of numbers';
		$this->assertSame( OfferReply::FAILED, self::accept( $quote, self::mark( $quote ) ) );
		$this->assertSame( array( Quote::ANSWERED, 0 ), array( $quote->state(), $quote->order() ) );
		$this->assertStringContainsString( 'the order could not be created', Shop::$mails[0][2] );
		$this->assertSame( array( 'Q-42: Out of numbers' ), Shop::$log );
		$page = self::part( OfferPage::class )->html( $quote, OfferReply::FAILED );
		$this->assertStringContainsString( 'The order could not be created', $page );
		$this->assertStringContainsString( 'value="accept"', $page );

		Shop::$order_fault = '';
		$this->assertSame( OfferReply::ACCEPTED, self::accept( $quote, self::mark( $quote ) ) );
	}

	public function test_a_call_with_a_stale_quote_does_not_accept_the_offer_again(): void {
		$quote = self::offered();
		$other = self::part( Quotes::class )->of( 42 );
		$this->assertNotNull( $other );
		$this->assertSame( OfferReply::ACCEPTED, self::accept( $quote, self::mark( $quote ) ) );
		$this->assertSame( '', self::accept( $other, self::mark( $other ) ) );
		$this->assertCount( 1, Shop::$orders );
	}

	public function test_a_second_press_during_order_creation_does_nothing(): void {
		$quote = self::offered();
		self::part( RateLimits::class )->count( 'quote-accept', '42', 1, OfferReply::TURN );
		$this->assertSame( '', self::accept( $quote, self::mark( $quote ) ) );
		$this->assertSame( array(), Shop::$orders );
	}

	public function test_does_not_accept_an_offer_that_changed_after_the_buyer_saw_it(): void {
		$quote = self::offered();
		$seen  = self::mark( $quote );
		self::part( Quotes::class )->change( $quote, array( 'offer' => array( 'prices' => array( 42, 105 ) ) + self::OFFER ) );
		$this->assertSame( OfferReply::CHANGED, self::accept( $quote, $seen ) );
		$this->assertSame( OfferReply::CHANGED, self::accept( $quote, '' ) );
		$this->assertSame( array(), Shop::$orders );
	}

	public function test_does_not_accept_an_expired_offer(): void {
		$quote = self::offered( array( 'until' => '2020-01-01' ) );
		$this->assertSame( OfferReply::ENDED, self::accept( $quote, self::mark( $quote ) ) );
		$this->assertSame( Quote::ANSWERED, $quote->state() );
	}

	public function test_orders_a_deleted_product_by_name(): void {
		$quote = self::offered();
		unset( Shop::$products[7] );
		$this->assertSame( OfferReply::ACCEPTED, self::accept( $quote, self::mark( $quote ) ) );
		$this->assertSame( array( 0, 10, 'Mug' ), array( Shop::$orders[0]->items[0][0], Shop::$orders[0]->items[0][1], Shop::$orders[0]->items[0][2]['name'] ) );
	}

	public function test_limits_questions_and_keeps_their_text_out_of_the_email_subject(): void {
		$quote   = self::offered();
		$request = new Request( array( 'hadaya_offer' => 'ask', 'question' => "<script>\nBcc: x@y.example" ) );
		$said    = array();
		for ( $count = 0; $count <= OfferReply::MOST_QUESTIONS; $count++ ) {
			$said[] = self::part( OfferReply::class )->take( $quote, $request );
		}
		$this->assertSame( array( OfferReply::ASKED, '' ), array_slice( $said, -2 ) );
		$this->assertCount( OfferReply::MOST_QUESTIONS, Shop::$mails );
		$this->assertStringNotContainsString( 'Bcc', Shop::$mails[0][1] );
	}

	public function test_the_offer_page_uses_the_quotes_language_and_escapes_texts(): void {
		$quote = self::offered( array( 'note' => '<img src=x onerror=alert(1)>' ) );
		$page  = self::part( OfferPage::class )->html( $quote, '' );
		$this->assertStringContainsString( '<html lang="ar" dir="rtl">', $page );
		$this->assertStringContainsString( '<p>Acme &amp; Sons</p>', $page );
		$this->assertStringContainsString( '31/12/2099', $page );
		$this->assertStringNotContainsString( '2099-12-31', $page );
		$this->assertStringContainsString( '<td>10</td><td><bdi>OMR 4.200</bdi></td><td><bdi>OMR 42.000</bdi></td>', $page );
		$this->assertStringContainsString( '&lt;img src=x', $page );
		$this->assertStringNotContainsString( '<img', $page );
		$this->assertStringContainsString( 'noindex', $page );
	}
}
