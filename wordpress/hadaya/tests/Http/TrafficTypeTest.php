<?php
/**
 * Tests for traffic types.
 *
 * @package Hadaya
 */

namespace Hadaya\Tests\Http;

use Hadaya\Http\TrafficType;
use Hadaya\Tests\TestCase;

/**
 * Tests the traffic type of a visit with given attribution data and URL.
 */
final class TrafficTypeTest extends TestCase {

	public function visits(): array {
		$page = 'https://shop.example/mug/';
		return array(
			'typed'                          => array( 'direct', array( 'source' => '(direct)' ), $page ),
			'found'                          => array( 'search', array( 'source' => 'google', 'medium' => 'organic' ), $page ),
			'found by an engine of a country' => array( 'search', array( 'source' => 'google.com.om', 'medium' => 'referral' ), $page ),
			'paid'                           => array( 'ads', array( 'source' => 'google', 'medium' => 'CPC' ), $page ),
			'a social network'               => array( 'social', array( 'source' => 'l.instagram.com', 'medium' => 'referral' ), $page ),
			'a network that was paid'        => array( 'ads', array( 'source' => 'facebook', 'medium' => 'paid_social' ), $page ),
			'a newsletter'                   => array( 'other', array( 'source' => 'mailchimp', 'medium' => 'email' ), $page ),
			'a campaign in the address'      => array( 'social', array(), $page . '?utm_source=instagram' ),
			'a click id'                     => array( 'ads', array(), $page . '?gclid=abc' ),
			'a click id of a network'        => array( 'social', array(), $page . '?a[]=1&fbclid=abc' ),
			'a campaign without a source'    => array( 'other', array(), $page . '?utm_campaign=sale' ),
			'attribution before the address' => array( 'search', array( 'source' => 'bing', 'medium' => 'organic' ), $page . '?fbclid=abc' ),
			'nothing known'                  => array( '', array(), $page . '?colour=red' ),
			'no address'                     => array( '', array(), '' ),
			'an address that is no campaign' => array( '', array(), $page . '?utm_source[]=x' ),
		);
	}

	/**
	 * @dataProvider visits
	 */
	public function test_gives_a_visit_one_traffic_type( string $kind, array $source, string $address ): void {
		$this->assertSame( $kind, TrafficType::kind( $source, $address ) );
		$this->assertContains( $kind, array_merge( array( '' ), TrafficType::KINDS ) );
	}
}
