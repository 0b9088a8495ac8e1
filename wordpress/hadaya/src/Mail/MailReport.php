<?php
/**
 * Email status of a lead.
 *
 * @package Hadaya
 */

namespace Hadaya\Mail;

use Hadaya\Leads\LeadRepository;
use Hadaya\Leads\Leads;
use Hadaya\Support\StoredJson;

defined( 'ABSPATH' ) || exit;

/**
 * Tells the owner on a lead's screen if the lead's emails were not sent, and retries sending them.
 */
final class MailReport {

	/**
	 * Action that retries a lead's emails.
	 */
	const ACTION = 'hadaya_mail_again';

	/**
	 * @var Outbox
	 */
	private Outbox $outbox;
	private DueMails $due_mails;
	private LeadRepository $leads;

	public function __construct( Outbox $outbox, DueMails $due_mails, LeadRepository $leads ) {
		$this->due_mails = $due_mails;
		$this->leads     = $leads;
		$this->outbox    = $outbox;
	}

	/**
	 * Checks whether the owner may retry a lead's emails now, that is, whether an attempt has failed or the emails are more than an hour overdue.
	 *
	 * @param int $id Id of the lead.
	 * @return bool
	 */
	public function may_try( int $id ): bool {
		$plan = Outbox::plan( $id );
		return $plan->is_given_up() || $plan->tries() > 0 || $this->due_mails->at( $id ) < time() - HOUR_IN_SECONDS;
	}

	/**
	 * Returns the URL that retries a lead's emails. Its nonce is valid only for the current user.
	 *
	 * @param int $id Id of the lead.
	 * @return string
	 */
	public static function url( int $id ): string {
		$arguments = array(
			'action'   => self::ACTION,
			'lead'     => $id,
			'_wpnonce' => wp_create_nonce( self::ACTION . $id ),
		);
		return add_query_arg( $arguments, admin_url( 'admin-post.php' ) );
	}

	/**
	 * Retries a lead's emails and redirects to the lead.
	 */
	public function send_again(): void {
		$id = isset( $_GET['lead'] ) ? absint( $_GET['lead'] ) : 0;
		check_admin_referer( self::ACTION . $id );
		$lead = $this->leads->find( $id );
		if ( ! current_user_can( Leads::capability() ) || null === $lead ) {
			wp_die( esc_html__( 'Sorry, you are not allowed to do that.', 'hadaya' ), '', array( 'response' => 403 ) );
		}
		$this->outbox->send_again( $lead );
		wp_safe_redirect( Leads::address( $id ) );
		exit;
	}

	/**
	 * Describes for the owner which emails are pending and how many attempts failed.
	 *
	 * @param MailPlan $plan Plan.
	 * @param int      $due  Time of the next attempt, in seconds since 1970.
	 * @return string
	 */
	public static function explain( MailPlan $plan, int $due ): string {
		$format = get_option( 'date_format' ) . ' ' . get_option( 'time_format' );
		$names  = array(
			MailPlan::SHOP  => __( 'the notification email', 'hadaya' ),
			MailPlan::REPLY => __( 'the automatic reply to the visitor', 'hadaya' ),
		);
		$left   = implode( __( ', ', 'hadaya' ), array_intersect_key( $names, array_flip( $plan->left() ) ) );
		if ( 0 === $plan->tries() ) {
			/* translators: %s: names of the emails. */
			return sprintf( __( 'Waiting to be sent: %s.', 'hadaya' ), $left );
		}
		if ( $plan->is_given_up() ) {
			return sprintf(
				/* translators: 1: names of the emails, 2: number of attempts, 3: day and time, 4: error message. */
				__( 'Not sent: %1$s. Failed after %2$d attempts, the last on %3$s. Last error: %4$s', 'hadaya' ),
				$left,
				$plan->tries(),
				wp_date( $format, $plan->time() ),
				$plan->problem()
			);
		}
		return sprintf(
			/* translators: 1: names of the emails, 2: number of attempts, 3: day and time, 4: error message. */
			__( 'Not sent yet: %1$s. Attempts: %2$d. Next attempt: %3$s. Last error: %4$s', 'hadaya' ),
			$left,
			$plan->tries(),
			wp_date( $format, $due ),
			$plan->problem()
		);
	}

	/**
	 * Counts the leads with unsent emails, except leads in the Trash: `failed` counts those without attempts left, `late` those whose emails are
	 * being retried or are more than an hour overdue.
	 *
	 * @return int[]
	 */
	public function count_problems(): array {
		global $wpdb;
		// phpcs:ignore WordPress.DB.DirectDatabaseQuery -- Runs on one screen only; WordPress has no function for it.
		$rows  = $wpdb->get_results(
			$wpdb->prepare(
				"SELECT m.post_id, m.meta_value FROM {$wpdb->postmeta} m JOIN {$wpdb->posts} p ON p.ID = m.post_id
				WHERE m.meta_key = %s AND p.post_status <> 'trash' LIMIT 1000",
				Outbox::META
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
			} elseif ( $plan->tries() > 0 || $this->due_mails->at( (int) $row->post_id ) < time() - HOUR_IN_SECONDS ) {
				++$count['late'];
			}
		}
		return $count;
	}
}
