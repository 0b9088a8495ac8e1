<?php
/**
 * Tests for pending emails.
 *
 * @package Hadaya
 */

namespace Hadaya\Tests\Mail;

use Hadaya\Mail\MailPlan;
use Hadaya\Tests\TestCase;

/**
 * Checks that a sent email is not sent again, and that a failed email is retried with growing delays until no attempts are left.
 */
final class MailPlanTest extends TestCase {

	public function test_keeps_only_failed_emails(): void {
		$plan = ( new MailPlan( array( MailPlan::REPLY, MailPlan::SHOP ), array( 'ar' ) ) )->after( array( MailPlan::REPLY => 'refused' ), 100 );
		$this->assertSame( array( MailPlan::REPLY ), $plan->left() );
		$this->assertSame( array( 1, 'refused', 100, array( 'ar' ) ), array( $plan->tries(), $plan->problem(), $plan->time(), $plan->languages() ) );
		$this->assertTrue( $plan->after( array(), 200 )->is_done() );
	}

	public function test_retry_delays_grow_until_the_retries_end(): void {
		$plan   = new MailPlan( array( MailPlan::SHOP ) );
		$pauses = array();
		while ( ! $plan->is_given_up() ) {
			$pauses[] = $plan->pause();
			$plan     = $plan->after( array( MailPlan::SHOP => 'refused' ), 100 );
		}
		$this->assertSame( array_merge( MailPlan::PAUSES, array( 86400 ) ), $pauses );
		$this->assertFalse( $plan->is_done() );
		$this->assertSame( 0, $plan->anew()->tries() );
		$this->assertSame( array( MailPlan::SHOP ), $plan->anew()->left() );
	}

	public function test_restores_a_plan_as_stored(): void {
		$plan = ( new MailPlan( array( MailPlan::SHOP ), array( 'en' ) ) )->after( array( MailPlan::SHOP => 'x' ), 9 );
		$this->assertEquals( $plan, MailPlan::from_array( $plan->to_array() ) );
	}

	public function broken(): array {
		return array(
			'nothing'       => array( '' ),
			'no list'       => array( 'x' ),
			'unknown emails' => array( array( 'left' => array( 'everybody', 5 ) ) ),
			'wrong kinds'   => array( array( 'left' => 'shops', 'languages' => 5, 'tries' => 'x', 'problem' => array(), 'time' => null ) ),
		);
	}

	/**
	 * @dataProvider broken
	 * @param mixed $kept Stored value.
	 */
	public function test_a_corrupted_plan_sends_nothing( $kept ): void {
		$this->assertTrue( MailPlan::from_array( $kept )->is_done() );
	}

	public function test_reports_a_problem_shared_by_two_emails_only_once(): void {
		$plan = ( new MailPlan( array( MailPlan::SHOP, MailPlan::REPLY ) ) )->after( array_fill_keys( array( MailPlan::SHOP, MailPlan::REPLY ), 'refused' ), 1 );
		$this->assertSame( 'refused', $plan->problem() );
	}
}
