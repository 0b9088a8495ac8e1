<?php
/**
 * Tests for quote requests that are rejected before they are stored.
 *
 * @package Hadaya
 */

namespace Hadaya\Tests\Quote;

use Hadaya\Http\RateLimits;
use Hadaya\Http\Request;
use Hadaya\Quote\QuoteForm;
use Hadaya\Quote\QuoteLine;
use Hadaya\Quote\QuoteSending;
use Hadaya\Quote\Sending\Count;
use Hadaya\Quote\Sending\QuoteAnswer;
use Hadaya\Quote\Sending\QuotePost;
use Hadaya\Quote\Sending\Read;
use Hadaya\Tests\Database;
use Hadaya\Tests\Http\RateTableTest;
use Hadaya\Widgets\FormStamp;

/**
 * Checks that quote requests are validated like a submitted form.
 */
final class QuoteSendingTest extends QuoteTestCase {

	protected function setUp(): void {
		parent::setUp();
		Database::open( array( RateTableTest::TABLE ) );
	}

	/**
	 * Returns the response to a valid request with the given changes.
	 *
	 * @param array $given    Values.
	 * @param bool  $is_on    Whether the owner has enabled the quote list.
	 */
	private static function answer( array $given, bool $is_on = true ): array {
		self::catalogue( array(), $is_on );
		$usual = array(
			'nonce'   => 'right',
			'lines'   => '[{"product":7,"quantity":3}]',
			'contact' => 'amal@company.example',
		);
		return self::part( QuoteSending::class )->take( new Request( $given + $usual ) )->to_array();
	}

	/**
	 * Returns rejected requests, each with the name of the invalid field; empty if no field is invalid.
	 *
	 * @return array[]
	 */
	public function refused(): array {
		return array(
			'a wrong nonce'         => array( array( 'nonce' => 'wrong' ), '' ),
			'no nonce'              => array( array( 'nonce' => '' ), '' ),
			'a stamp of nobody'     => array( array( 'stamp' => '1800000000000.' . str_repeat( '0', 20 ) ), '' ),
			'no products'           => array( array( 'lines' => '[]' ), 'lines' ),
			'lines that are none'   => array( array( 'lines' => '{"a":' ), 'lines' ),
			'a product that is gone' => array( array( 'lines' => '[{"product":7,"quantity":3},{"product":99,"quantity":1}]' ), 'lines' ),
			'too many products'     => array( array( 'lines' => '[' . str_repeat( '{"product":7,"quantity":3},', 50 ) . '{"product":7,"quantity":3}]' ), 'lines' ),
			'unknown products'      => array( array( 'lines' => '[{"product":99,"quantity":1}]' ), 'lines' ),
			'lines that lie deep'   => array( array( 'lines' => str_repeat( '[', 100 ) . str_repeat( ']', 100 ) ), 'lines' ),
			'nobody to answer'      => array( array( 'contact' => 'later' ), 'contact' ),
			'an address that is none' => array( array( 'contact' => '"><img src=x>@' ), 'contact' ),
		);
	}

	/**
	 * @dataProvider refused
	 */
	public function test_rejects_an_invalid_request( array $given, string $field ): void {
		$answer = self::answer( $given );
		$this->assertSame( array( 0, $field ), array( $answer['status'], $answer['field'] ) );
		$this->assertNotSame( '', $answer['message'] );
	}

	public function test_distinguishes_an_empty_list_from_products_without_quotes(): void {
		$this->assertStringContainsString( 'Your list is empty', self::answer( array( 'lines' => '[]' ) )['message'] );
		$this->assertStringContainsString( 'no longer provide quotes', self::answer( array( 'lines' => '[{"product":99,"quantity":1}]' ) )['message'] );
	}

	public function test_rejects_a_request_whose_stamp_is_too_new(): void {
		$this->assertSame( 0, self::answer( array( 'stamp' => FormStamp::of_site()->make() ) )['status'] );
	}

	public function test_accepts_no_request_while_the_quote_list_is_off(): void {
		$this->assertSame( 0, self::answer( array(), false )['status'] );
	}

	public function test_names_a_missing_product_by_its_line(): void {
		$answer = self::answer( array( 'lines' => '[{"product":7,"quantity":3},{"product":99,"quantity":1},{"product":20,"quantity":1}]' ) );
		$this->assertStringContainsString( 'items 2, 3 on', $answer['message'] );
	}

	public function test_limits_requests_per_contact_in_any_notation(): void {
		$count = static function ( string $email, string $phone ): ?QuoteAnswer {
			$post        = new QuotePost( new Request( array() ) );
			$post->texts = array(
				'email' => $email,
				'phone' => $phone,
			);
			// Gives every request a random IP address, so that only the limit per contact applies.
			$_SERVER['REMOTE_ADDR'] = '192.0.2.' . random_int( 1, 254 );
			$post->limit            = self::part( RateLimits::class )->of_visitor();
			return self::part( Count::class )->take( $post );
		};
		foreach ( array( 'amal@company.example', 'Amal@company.example', 'amal+1@company.example', 'amal+2@company.example', ' AMAL@company.example' ) as $email ) {
			$this->assertNull( $count( $email, '' ) );
		}
		$this->assertSame( 0, $count( 'amal@company.example', '' )->to_array()['status'] );
		foreach ( array( '+968 9000 0003', '٩٦٨٩٠٠٠٠٠٠٣', '(968) 90000003', '968-90000003', '96890000003' ) as $phone ) {
			$this->assertNull( $count( '', $phone ) );
		}
		$this->assertSame( 0, $count( '', '96890000003' )->to_array()['status'] );
		$this->assertNull( $count( 'huda@company.example', '' ) );
	}

	public function test_a_request_without_javascript_requires_a_value_for_each_attribute_that_the_variation_leaves_open(): void {
		$post  = static fn ( array $given ): QuotePost => new QuotePost( new Request( $given + array( 'product' => '20', 'variation' => '31', 'quantity' => '5' ) ) );
		$whole = $post( array( 'attribute_size' => 'M' ) );
		$short = $post( array() );
		self::catalogue();
		self::part( Read::class )->take( $whole );
		self::part( Read::class )->take( $short );
		$this->assertSame( array( array( 1 ), array( 'Shirt · blue · M' ) ), array( $short->missing, array_map( static fn ( QuoteLine $line ): string => $line->title(), $whole->lines ) ) );
	}

	public function test_the_noscript_form_offers_every_variation_and_the_values_that_it_leaves_open(): void {
		self::catalogue();
		$_GET['hadaya_product'] = '20';
		$html                   = self::part( QuoteForm::class )->html();
		$this->assertStringContainsString( '<option value="31">blue</option>', $html );
		$this->assertStringContainsString( '<select name="attribute_size"><option value="S">S</option><option value="M">M</option></select>', $html );
	}

	public function test_the_noscript_form_explains_why_a_request_is_rejected(): void {
		self::catalogue();
		$_GET['hadaya_product']     = '20';
		$_POST['hadaya_quote_form'] = '1';
		$form                       = self::part( QuoteForm::class );
		$form->take();
		$this->assertStringContainsString( '<p role="alert">This page has expired. Reload it. Your list will not be lost.</p>', $form->html() );
	}
}
