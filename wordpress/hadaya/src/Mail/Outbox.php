<?php
/**
 * Pending emails.
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
 * Stores the pending emails with each lead until they are sent. The database is the only queue: the job is only a trigger, and a lost job is
 * scheduled again when the next lead arrives. Of several concurrent processes, only one sends.
 */
final class Outbox {

	/**
	 * Name of the job that sends emails.
	 */
	const JOB = 'hadaya_send_mails';

	/**
	 * Meta key for a lead's `MailPlan`. The meta value is deleted when all emails have been sent.
	 */
	const META = '_hadaya_mail';

	/**
	 * Maximum seconds per run. The next run sends the remaining emails.
	 */
	const LONGEST = 20;

	/**
	 * Seconds for which the oldest email must be overdue before the site's jobs count as not running.
	 */
	const LATE = 600;

	/**
	 * Seconds that a visitor's request waits for the mail server if jobs do not run.
	 */
	const PATIENCE = 5;

	private Mails $mails;
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
	 * Stores a lead's pending emails, if any, and schedules the job that sends them.
	 *
	 * @param Lead     $lead Lead.
	 * @param MailPlan $plan Its emails.
	 * @param int      $due  Due time, in seconds since 1970.
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
	 * Sends due emails, oldest first, and schedules the next run. Only one process sends at a time.
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
	 * Sends the emails of one lead on a site whose jobs do not run, that is, if the oldest email has been due for ten minutes. Runs when the next
	 * form is submitted, after the response if the server supports that. Waits up to five seconds for the mail server.
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
				$mailer->Timeout = self::PATIENCE; // phpcs:ignore WordPress.NamingConventions.ValidVariableName -- PHPMailer's property name.
			}
		);
		$this->send( (int) key( $oldest ) );
	}

	/**
	 * Schedules the job again if emails are waiting.
	 */
	public function resume(): void {
		foreach ( $this->due_mails->waiting( 1 ) as $due ) {
			$this->jobs->plan_by( self::JOB, $due );
		}
	}

	/**
	 * Sends due emails, oldest first, until none are due or the time for one run is over, and schedules the next run.
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
			// The next run starts after a minute at the earliest, so that a backlog does not keep WP-Cron busy.
			$this->jobs->plan_by( self::JOB, max( time() + MINUTE_IN_SECONDS, current( $next ) ) );
		}
	}

	/**
	 * Sends the pending emails of a lead, unless another process is sending them, and schedules the next attempt if one fails.
	 *
	 * @param int $id Id of the lead.
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
		// Records the attempt as interrupted before it starts, so that it counts even if the process dies.
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
	 * Resets the number of attempts for a lead's pending emails, and sends them immediately.
	 *
	 * @param Lead $lead Lead.
	 */
	public function send_again( Lead $lead ): void {
		$this->put( $lead, self::plan( $lead->id() )->anew(), time() );
		$this->send( $lead->id() );
	}

	/**
	 * Returns the plan with a lead's pending emails; an empty plan if all emails have been sent.
	 *
	 * @param int $id Id of the lead.
	 * @return MailPlan
	 */
	public static function plan( int $id ): MailPlan {
		return MailPlan::from_array( StoredJson::decode( get_post_meta( $id, self::META, true ) ) );
	}
}
