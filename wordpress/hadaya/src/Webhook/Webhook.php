<?php
/**
 * Messages told to another system.
 *
 * @package Hadaya
 */

namespace Hadaya\Webhook;

use Hadaya\Leads\Leads;
use Hadaya\Settings\Options;

defined( 'ABSPATH' ) || exit;

/**
 * Posts each message of the form as JSON to an address of the owner's. The sending is a job of its own, so no visitor waits
 * for it, and one that fails is tried again after growing pauses.
 */
final class Webhook {


	/**
	 * Name of the job; its one argument is the number of the message.
	 */
	const JOB = 'hadaya_send_webhook';

	/**
	 * Meta key under which a message keeps what became of its sending.
	 */
	const META = '_hadaya_webhook';

	/**
	 * Option with the latest state of any message.
	 */
	const LAST = 'hadaya_webhook_last';

	/**
	 * Seconds between one try and the next: 1 minute, 5 minutes, half an hour, 2 hours, 12 hours.
	 */
	const PAUSES = array( 60, 300, 1800, 7200, 43200 );

	/**
	 * The owner's settings.
	 *
	 * @var Options
	 */
	private Options $options;

	/**
	 * Where messages are kept.
	 *
	 * @var Leads
	 */
	private Leads $leads;

	/**
	 * Remembers its parts.
	 *
	 * @param Options $options The owner's settings.
	 * @param Leads   $leads   Where messages are kept.
	 */
	public function __construct( Options $options, Leads $leads ) {
		$this->options = $options;
		$this->leads   = $leads;
	}

	/**
	 * Has a message sent soon, when the owner wants messages to be sent.
	 *
	 * @param int $id Number of the message.
	 */
	public function queue( int $id ): void {
		if ($this->settings()['enabled'] ) {
			$this->note( $id, 'waiting', 0, '', time() );
			self::plan( $id, time() );
		}
	}

	/**
	 * Sends a message, and plans the next try when that fails. A message that was deleted meanwhile, or has been received, is
	 * passed over. The next try is planned before the call, and gone again when the message is taken: a job that dies on the
	 * way leaves nothing waiting for ever.
	 *
	 * @param int $id Number of the message.
	 */
	public function send( $id ): void {
		$id    = (int) $id;
		$state = self::state( $id );
		if (Leads::TYPE !== get_post_type( $id ) || 'waiting' !== $state['kind'] ) {
			return;
		}
		$settings = $this->settings();
		if (! $settings['enabled'] ) {
			$this->note( $id, 'failed', $state['tries'], __( 'switched off meanwhile', 'hadaya' ) );
			return;
		}
		$tries = $state['tries'] + 1;
		$next  = isset( self::PAUSES[ $tries - 1 ] ) ? time() + self::PAUSES[ $tries - 1 ] : 0;
		$kind  = 0 === $next ? 'failed' : 'waiting';
		$this->note( $id, $kind, $tries, __( 'the sending broke off', 'hadaya' ), $next );
		if (0 !== $next ) {
			self::plan( $id, $next );
		}
		$problem = WebhookCall::post( $settings, $id, $this->leads->read( $id ) );
		if ('' === $problem ) {
			self::unplan( $id );
			$this->note( $id, 'sent', $tries, '' );
			return;
		}
		$this->note( $id, $kind, $tries, $problem, $next );
	}

	/**
	 * Starts the tries of a message anew.
	 *
	 * @param int $id Number of the message.
	 */
	public function send_again( int $id ): void {
		delete_post_meta( $id, self::META );
		self::unplan( $id );
		$this->queue( $id );
	}

	/**
	 * What became of the sending of a message: `kind` is `none`, `waiting`, `sent` or `failed`.
	 *
	 * @param  int $id Number of the message.
	 * @return array
	 */
	public static function state( int $id ): array {
		return self::complete( get_post_meta( $id, self::META, true ) );
	}

	/**
	 * What became of the latest sending of any message.
	 *
	 * @return array
	 */
	public static function last_state(): array {
		return self::complete( get_option( self::LAST ) );
	}

	/**
	 * A state with every part present.
	 *
	 * @param  mixed $kept What is kept.
	 * @return array
	 */
	private static function complete( $kept ): array {
		$none = array(
			'kind'    => 'none',
			'tries'   => 0,
			'problem' => '',
			'time'    => 0,
			'next'    => 0,
		);
		return array_merge( $none, is_array( $kept ) ? $kept : array() );
	}

	/**
	 * The owner's wishes; without an address nothing is sent.
	 *
	 * @return array
	 */
	private function settings(): array {
		$form     = $this->options->form();
		$settings = $form['webhook'];

		$settings['enabled'] = $settings['enabled'] && '' !== $settings['url'];
		return $settings;
	}

	/**
	 * How many messages have been given up.
	 *
	 * @return int
	 */
	public static function count_lost(): int {
		global $wpdb;
     // phpcs:ignore WordPress.DB.DirectDatabaseQuery -- WordPress has no call for a part of a value; asked on one screen only.
		return (int) $wpdb->get_var( $wpdb->prepare( "SELECT COUNT(*) FROM {$wpdb->postmeta} m JOIN {$wpdb->posts} p ON p.ID = m.post_id WHERE m.meta_key = %s AND p.post_status <> 'trash' AND m.meta_value LIKE %s", self::META, '%' . $wpdb->esc_like( 's:4:"kind";s:6:"failed";' ) . '%' ) );
	}

	/**
	 * Keeps what became of a try.
	 *
	 * @param int    $id      Number of the message.
	 * @param string $kind    Either `waiting`, `sent` or `failed`.
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
		update_post_meta( $id, self::META, wp_slash( $state ) );
		update_option( self::LAST, $state, false );
	}

	/**
	 * Takes a planned try back.
	 *
	 * @param int $id Number of the message.
	 */
	private static function unplan( int $id ): void {
		if (function_exists( 'as_unschedule_action' ) ) {
			as_unschedule_action( self::JOB, array( $id ), 'hadaya' );
		}
		wp_clear_scheduled_hook( self::JOB, array( $id ) );
	}

	/**
	 * Plans a try: by WooCommerce's Action Scheduler where it is there, else by WordPress.
	 *
	 * @param int $id   Number of the message.
	 * @param int $time When, in seconds since 1970.
	 */
	private static function plan( int $id, int $time ): void {
		if (function_exists( 'as_schedule_single_action' ) && class_exists( 'ActionScheduler' ) && \ActionScheduler::is_initialized() ) {
			as_schedule_single_action( $time, self::JOB, array( $id ), 'hadaya' );
			return;
		}
		wp_schedule_single_event( $time, self::JOB, array( $id ) );
	}
}
