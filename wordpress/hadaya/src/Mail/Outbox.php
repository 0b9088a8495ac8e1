<?php
/**
 * Mails that wait.
 *
 * @package Hadaya
 */

namespace Hadaya\Mail;

use Hadaya\Jobs\Jobs;
use Hadaya\Leads\Lead;
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
	 * Meta key of the moment at which the next try is due, in seconds since 1970.
	 */
	const DUE = '_hadaya_mail_due';

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

	/**
	 * Remembers its parts.
	 *
	 * @param Mails $mails Sends a lead's mails.
	 * @param Jobs  $jobs  Work for later.
	 */
	public function __construct( Mails $mails, Jobs $jobs ) {
		$this->mails = $mails;
		$this->jobs  = $jobs;
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
		update_post_meta( $lead->id(), self::DUE, (string) $due );
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
		$oldest = self::waiting( 1 );
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
		foreach ( self::waiting( 100 ) as $id => $due ) {
			if ( $due > time() || time() >= $end ) {
				break;
			}
			$this->send( $id );
		}
		$next = self::waiting( 1 );
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
		$lead = Lead::find( $id );
		$plan = self::plan( $id );
		if ( null === $lead || $plan->is_done() ) {
			delete_post_meta( $id, self::META );
			delete_post_meta( $id, self::DUE );
			return;
		}
		if ( $plan->is_given_up() ) {
			delete_post_meta( $id, self::DUE );
			return;
		}
		if ( ! self::claim( $id, time() + $plan->pause() ) ) {
			return;
		}
		// Noted before it is tried, so that a process that dies on the way has had its try.
		$broken = array_fill_keys( $plan->left(), __( 'sending was interrupted', 'hadaya' ) );
		update_post_meta( $id, self::META, wp_slash( StoredJson::encode( $plan->after( $broken, time() )->to_array() ) ) );
		$plan = $plan->after( $this->mails->send( $lead, $plan ), time() );
		if ( $plan->is_done() ) {
			delete_post_meta( $id, self::META );
			delete_post_meta( $id, self::DUE );
			return;
		}
		update_post_meta( $id, self::META, wp_slash( StoredJson::encode( $plan->to_array() ) ) );
		if ( $plan->is_given_up() ) {
			delete_post_meta( $id, self::DUE );
			return;
		}
		$this->jobs->plan_by( self::JOB, (int) get_post_meta( $id, self::DUE, true ) );
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
		return MailPlan::from_array( StoredJson::meta( $id, self::META ) );
	}

	/**
	 * When the next try of a lead's mails is due; 0 where none is.
	 *
	 * @param int $id Number of the lead.
	 * @return int
	 */
	public static function due( int $id ): int {
		return (int) get_post_meta( $id, self::DUE, true );
	}

	/**
	 * How many leads have mails that did not go out: `failed` those that were given up, `late` those that are tried again or
	 * wait for a job that does not come.
	 *
	 * @return int[]
	 */
	public static function count_trouble(): array {
		global $wpdb;
		// phpcs:ignore WordPress.DB.DirectDatabaseQuery -- Asked on one screen only; WordPress has no call for it.
		$rows  = $wpdb->get_results(
			$wpdb->prepare(
				"SELECT m.post_id, m.meta_value FROM {$wpdb->postmeta} m JOIN {$wpdb->posts} p ON p.ID = m.post_id
				WHERE m.meta_key = %s AND p.post_status <> 'trash' LIMIT 1000",
				self::META
			)
		);
		$count = array(
			'failed' => 0,
			'late'   => 0,
		);
		foreach ( (array) $rows as $row ) {
			$plan = MailPlan::from_array( StoredJson::decode( $row->meta_value ) );
			if ( $plan->is_given_up() ) {
				++$count['failed'];
			} elseif ( $plan->tries() > 0 || self::due( (int) $row->post_id ) < time() - HOUR_IN_SECONDS ) {
				++$count['late'];
			}
		}
		return $count;
	}

	/**
	 * When the mails that wait are due, by number of the lead, the first due first.
	 *
	 * @param int $most Leads at most.
	 * @return int[]
	 */
	private static function waiting( int $most ): array {
		global $wpdb;
		// phpcs:ignore WordPress.DB.DirectDatabaseQuery -- Another process changes it.
		$rows = $wpdb->get_results(
			$wpdb->prepare(
				"SELECT post_id, meta_value FROM {$wpdb->postmeta} WHERE meta_key = %s ORDER BY meta_value + 0, post_id LIMIT %d",
				self::DUE,
				$most
			)
		);
		return array_map( 'intval', array_column( (array) $rows, 'meta_value', 'post_id' ) );
	}

	/**
	 * Makes the next try this process's own by moving its moment, which only one of several can do.
	 *
	 * @param int $id    Number of the lead.
	 * @param int $until When it may be tried again, in seconds since 1970.
	 * @return bool
	 */
	private static function claim( int $id, int $until ): bool {
		global $wpdb;
		$row = array(
			'post_id'    => $id,
			'meta_key'   => self::DUE, // phpcs:ignore WordPress.DB.SlowDBQuery -- With the number of a post.
			'meta_value' => (string) self::due( $id ), // phpcs:ignore WordPress.DB.SlowDBQuery -- With the number of a post.
		);
		$won = $wpdb->update( $wpdb->postmeta, array( 'meta_value' => (string) $until ), $row ); // phpcs:ignore WordPress.DB -- Only where it is still the old moment.
		wp_cache_delete( $id, 'post_meta' );
		return 1 === $won;
	}
}
