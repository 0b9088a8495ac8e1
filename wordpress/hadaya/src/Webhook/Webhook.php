<?php
/**
 * Webhook for leads.
 *
 * @package Hadaya
 */

namespace Hadaya\Webhook;

use Hadaya\Jobs\Jobs;
use Hadaya\Leads\LeadRepository;
use Hadaya\Settings\Options;
use Hadaya\Support\StoredJson;

defined( 'ABSPATH' ) || exit;

/**
 * Posts each lead as JSON to the owner's address. A background job sends it, so no visitor waits, and retries failures
 * after increasing pauses.
 */
final class Webhook {

	/**
	 * Name of the job; its argument is the lead's id.
	 */
	const JOB = 'hadaya_send_webhook';

	/**
	 * Meta key of a lead's delivery state.
	 */
	const META = '_hadaya_webhook';

	/**
	 * Option with the latest delivery state of any lead.
	 */
	const LAST = 'hadaya_webhook_last';

	/**
	 * Seconds between tries, five in all: 1 minute, 10 minutes, 1 hour, 12 hours.
	 */
	const PAUSES = array( 60, 600, 3600, 43200 );

	private Options $options;
	private Jobs $jobs;
	private NewsletterCall $newsletter_call;
	private WebhookCall $webhook_call;
	private LeadRepository $leads;

	public function __construct(
		Options $options,
		Jobs $jobs,
		NewsletterCall $newsletter_call,
		WebhookCall $webhook_call,
		LeadRepository $leads
	) {
		$this->newsletter_call = $newsletter_call;
		$this->webhook_call    = $webhook_call;
		$this->leads           = $leads;
		$this->options         = $options;
		$this->jobs            = $jobs;
	}

	/**
	 * Queues a lead if the owner has set an address.
	 *
	 * @param int $id   Number of the lead.
	 * @param int $time When, in seconds since 1970.
	 */
	public function queue( int $id, int $time ): void {
		if ( $this->settings()['enabled'] ) {
			$this->note( $id, 'waiting', 0, '', $time );
			$this->jobs->plan( self::JOB, array( $id ), $time );
		}
	}

	/**
	 * Sends a lead, and schedules a retry on failure. Leads that were deleted or already delivered are skipped. The
	 * retry is scheduled before the request and removed on success, so that a job that dies leaves no lead waiting for
	 * ever.
	 *
	 * @param int $id Number of the lead.
	 */
	public function send( $id ): void {
		$id    = (int) $id;
		$lead  = $this->leads->find( $id );
		$state = self::state( $id );
		if ( null === $lead || 'waiting' !== $state['kind'] ) {
			return;
		}
		$settings = $this->settings();
		if ( ! $settings['enabled'] ) {
			$this->note( $id, 'failed', $state['tries'], __( 'turned off', 'hadaya' ) );
			return;
		}
		$this->jobs->unplan( self::JOB, array( $id ) );
		$reason = $this->newsletter_call->is_meant( $settings )
			? $this->newsletter_call->held_back( $lead, $this->options->complete( $this->options->stored() )['form'] )
			: '';
		if ( '' !== $reason ) {
			$this->note( $id, 'held', $state['tries'], $reason );
			return;
		}
		$tries = $state['tries'] + 1;
		$next  = isset( self::PAUSES[ $tries - 1 ] ) ? time() + self::PAUSES[ $tries - 1 ] : 0;
		$kind  = 0 === $next ? 'failed' : 'waiting';
		$this->note( $id, $kind, $tries, __( 'sending was interrupted', 'hadaya' ), $next );
		if ( 0 !== $next ) {
			$this->jobs->plan( self::JOB, array( $id ), $next );
		}
		$verdict = $this->webhook_call->post( $settings, $lead );
		if ( '' === $verdict->problem || $verdict->is_final ) {
			$this->jobs->unplan( self::JOB, array( $id ) );
			$this->note( $id, '' === $verdict->problem ? 'sent' : 'failed', $tries, $verdict->problem );
		} else {
			$this->note( $id, $kind, $tries, $verdict->problem, $next );
		}
		/**
		 * Runs after a lead was sent to the owner's other system, or could not be.
		 *
		 * @since 1.0.0
		 *
		 * @param array $state Its `kind` (`sent`, `waiting` for another try, or `failed`), `tries`, `problem`, `time` and `next`.
		 * @param Lead  $lead  Lead.
		 */
		do_action( 'hadaya_webhook_result', self::state( $id ), $lead );
	}

	/**
	 * Restarts the tries of a lead.
	 *
	 * @param int $id Number of the lead.
	 */
	public function send_again( int $id ): void {
		delete_post_meta( $id, self::META );
		$this->jobs->unplan( self::JOB, array( $id ) );
		$this->queue( $id, time() );
		$this->jobs->wake();
	}

	/**
	 * Delivery state of a lead: `kind` is `none`, `waiting`, `sent`, `failed`, or `held` back on purpose.
	 *
	 * @param int $id Number of the lead.
	 * @return array{kind: string, tries: int, problem: string, time: int, next: int}
	 */
	public static function state( int $id ): array {
		return self::complete( StoredJson::decode( get_post_meta( $id, self::META, true ) ) );
	}

	/**
	 * Latest delivery state of any lead.
	 *
	 * @return array{kind: string, tries: int, problem: string, time: int, next: int}
	 */
	public static function last_state(): array {
		return self::complete( StoredJson::decode( get_option( self::LAST ) ) );
	}

	/**
	 * A state with every part present.
	 *
	 * @param array<string, mixed> $kept What is kept.
	 * @return array{kind: string, tries: int, problem: string, time: int, next: int}
	 */
	private static function complete( array $kept ): array {
		$none = array(
			'kind'    => 'none',
			'tries'   => 0,
			'problem' => '',
			'time'    => 0,
			'next'    => 0,
		);
		return array_merge( $none, $kept );
	}

	/**
	 * The owner's settings; without an address nothing is sent.
	 *
	 * @return array<string, mixed>
	 */
	private function settings(): array {
		$form     = $this->options->form();
		$settings = $form['webhook'];

		$is_whole            = $this->newsletter_call->is_meant( $settings )
			? '' !== $settings['api_key'] && '' !== $settings['list']
			: '' !== $settings['url'];
		$settings['enabled'] = $settings['enabled'] && $is_whole;
		return $settings;
	}

	/**
	 * Number of leads whose delivery was given up.
	 *
	 * @return int
	 */
	public static function count_lost(): int {
		global $wpdb;
		// phpcs:ignore WordPress.DB.DirectDatabaseQuery -- WordPress has no call for a part of a value; asked on one screen only.
		return (int) $wpdb->get_var(
			$wpdb->prepare(
				"SELECT COUNT(*) FROM {$wpdb->postmeta} m JOIN {$wpdb->posts} p ON p.ID = m.post_id
				WHERE m.meta_key = %s AND p.post_status <> 'trash' AND m.meta_value LIKE %s",
				self::META,
				'%' . $wpdb->esc_like( '"kind":"failed"' ) . '%'
			)
		);
	}

	/**
	 * Records the result of a try.
	 *
	 * @param int    $id      Number of the lead.
	 * @param string $kind    Either `waiting`, `sent`, `failed` or `held`.
	 * @param int    $tries   Tries so far.
	 * @param string $problem What went wrong; empty when nothing did.
	 * @param int    $next    When the next try comes, in seconds since 1970; 0 for none.
	 */
	private function note( int $id, string $kind, int $tries, string $problem, int $next = 0 ): void {
		$state = array(
			'kind'    => $kind,
			'tries'   => $tries,
			'problem' => $problem,
			'time'    => time(),
			'next'    => $next,
		);
		update_post_meta( $id, self::META, wp_slash( StoredJson::encode( $state ) ) );
		update_option( self::LAST, StoredJson::encode( $state ), false );
	}
}
