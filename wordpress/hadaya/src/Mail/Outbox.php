<?php
/**
 * Mails that wait.
 *
 * @package Hadaya
 */

namespace Hadaya\Mail;

use Hadaya\Jobs\Jobs;
use Hadaya\Leads\Lead;
use Hadaya\Leads\LeadRepository;
use Hadaya\Support\StoredJson;

defined( 'ABSPATH' ) || exit;

/**
 * Keeps beside each lead which mails are left, until they are sent. What waits stands in the database alone: the job is only
 * an alarm, and one that gets lost is set again by the next lead. Of two that come at once one sends.
 */
final class Outbox {

	/**
	 * Name of the job.
	 */
	const JOB = 'hadaya_send_mails';

	/**
	 * Meta key of the plan. It is gone when all is sent.
	 */
	const META = '_hadaya_mail';

	/**
	 * Seconds that one run may take; the next one goes on.
	 */
	const LONGEST = 20;

	/**
	 * Seconds after which jobs that are due count as ones that do not run.
	 */
	const LATE = 600;

	/**
	 * Seconds that a visitor's request waits for the mail server, where jobs do not run.
	 */
	const PATIENCE = 5;

	/**
	 * Sends a lead's mails.
	 *
	 * @var Mails
	 */
	private Mails $mails;

	/**
	 * Work for later.
	 *
	 * @var Jobs
	 */
	private Jobs $jobs;
	private DueMails $due_mails;
	private LeadRepository $leads;

	public function __construct( Mails $mails, Jobs $jobs, DueMails $due_mails, LeadRepository $leads ) {
		$this->due_mails = $due_mails;
		$this->leads     = $leads;
		$this->mails     = $mails;
		$this->jobs      = $jobs;
	}

	/**
	 * Puts the mails of a lead in.
	 *
	 * @param Lead     $lead Lead.
	 * @param MailPlan $plan Its mails.
	 * @param int      $due  When they are due, in seconds since 1970.
	 */
	public function put( Lead $lead, MailPlan $plan, int $due ): void {
		if ( $plan->is_done() ) {
			return;
		}
		update_post_meta( $lead->id(), self::META, wp_slash( StoredJson::encode( $plan->to_array() ) ) );
		$this->due_mails->put( $lead->id(), $due );
		$this->jobs->plan_by( self::JOB, $due );
	}

	/**
	 * Sends what is due, the oldest first, and sees to the next run. One process sends at a time.
	 */
	public function run(): void {
		require_once ABSPATH . 'wp-admin/includes/class-wp-upgrader.php';
		if ( ! \WP_Upgrader::create_lock( self::JOB, self::LONGEST * 6 ) ) {
			$this->jobs->plan_by( self::JOB, time() + MINUTE_IN_SECONDS );
			return;
		}
		try {
			$this->send_due();
		} finally {
			\WP_Upgrader::release_lock( self::JOB );
		}
	}

	/**
	 * Sends the mails of one lead, on a site whose jobs do not run: the oldest has been due for ten minutes. It happens behind the
	 * answer to the next form, where the server can go on then, and waits at most five seconds for the mail server.
	 */
	public function send_late(): void {
		$oldest = $this->due_mails->waiting( 1 );
		if ( array() === $oldest || current( $oldest ) > time() - self::LATE ) {
			return;
		}
		if ( function_exists( 'fastcgi_finish_request' ) ) {
			fastcgi_finish_request();
		}
		add_action(
			'phpmailer_init',
			static function ( $mailer ): void {
				$mailer->Timeout = self::PATIENCE; // phpcs:ignore WordPress.NamingConventions.ValidVariableName -- PHPMailer's.
			}
		);
		$this->send( (int) key( $oldest ) );
	}

	/**
	 * Sends what is due, the oldest first.
	 */
	private function send_due(): void {
		$end = time() + self::LONGEST;
		foreach ( $this->due_mails->waiting( 100 ) as $id => $due ) {
			if ( $due > time() || time() >= $end ) {
				break;
			}
			$this->send( $id );
		}
		$next = $this->due_mails->waiting( 1 );
		if ( array() !== $next ) {
			// A whole minute: what takes longer than one run must not keep WP-Cron busy.
			$this->jobs->plan_by( self::JOB, max( time() + MINUTE_IN_SECONDS, current( $next ) ) );
		}
	}

	/**
	 * Sends the mails of a lead, unless another process does.
	 *
	 * @param int $id Number of the lead.
	 */
	public function send( int $id ): void {
		$lead = $this->leads->find( $id );
		$plan = self::plan( $id );
		if ( null === $lead || $plan->is_done() ) {
			delete_post_meta( $id, self::META );
			$this->due_mails->forget( $id );
			return;
		}
		if ( $plan->is_given_up() ) {
			$this->due_mails->forget( $id );
			return;
		}
		if ( ! $this->due_mails->claim( $id, time() + $plan->pause() ) ) {
			return;
		}
		// Noted before it is tried, so that a process that dies on the way has had its try.
		$broken = array_fill_keys( $plan->left(), __( 'sending was interrupted', 'hadaya' ) );
		update_post_meta( $id, self::META, wp_slash( StoredJson::encode( $plan->after( $broken, time() )->to_array() ) ) );
		$plan = $plan->after( $this->mails->send( $lead, $plan ), time() );
		if ( $plan->is_done() ) {
			delete_post_meta( $id, self::META );
			$this->due_mails->forget( $id );
			return;
		}
		update_post_meta( $id, self::META, wp_slash( StoredJson::encode( $plan->to_array() ) ) );
		if ( $plan->is_given_up() ) {
			$this->due_mails->forget( $id );
			return;
		}
		$this->jobs->plan_by( self::JOB, $this->due_mails->at( $id ) );
	}

	/**
	 * Starts the tries of a lead's mails anew.
	 *
	 * @param Lead $lead Lead.
	 */
	public function send_again( Lead $lead ): void {
		$this->put( $lead, self::plan( $lead->id() )->anew(), time() );
		$this->send( $lead->id() );
	}

	/**
	 * What is left of a lead's mails.
	 *
	 * @param int $id Number of the lead.
	 * @return MailPlan
	 */
	public static function plan( int $id ): MailPlan {
		return MailPlan::from_array( StoredJson::decode( get_post_meta( $id, self::META, true ) ) );
	}
}
