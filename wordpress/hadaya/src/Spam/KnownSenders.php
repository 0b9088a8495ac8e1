<?php
/**
 * Senders of spam.
 *
 * @package Hadaya
 */

namespace Hadaya\Spam;

use Hadaya\Leads\Lead;
use Hadaya\Leads\LeadStates;
use Hadaya\Mail\ReplyLimit;
use Hadaya\Support\Phones;

defined( 'ABSPATH' ) || exit;

/**
 * Remembers whose message somebody of the shop has marked as spam, and forgets them when that is taken back. Kept are keyed hashes
 * alone: whoever reads the option learns no address.
 */
final class KnownSenders {

	/**
	 * Option with the moments of learning, by hash.
	 */
	const OPTION = 'hadaya_spam_senders';

	/**
	 * Senders that are remembered; the oldest are forgotten first.
	 */
	const MOST = 2000;

	private Phones $phones;

	public function __construct( Phones $phones ) {
		$this->phones = $phones;
	}

	/**
	 * Learns of a new state of a lead.
	 *
	 * @param Lead   $lead   Lead.
	 * @param string $state  State now.
	 * @param string $before State before.
	 */
	public function learn( $lead, $state, $before ): void {
		// Into and out of the bin it stays what it was.
		if ( LeadStates::SPAM === $state && 'trash' !== $before ) {
			$this->remember( $lead->all_texts() );
		} elseif ( LeadStates::SPAM === $before && 'trash' !== $state ) {
			$this->forget( $lead->all_texts() );
		}
	}

	/**
	 * Whether a message is of somebody who is known.
	 *
	 * @param string[] $texts Fields that every form knows.
	 * @return bool
	 */
	public function has( array $texts ): bool {
		$key = $this->key( $texts );
		return '' !== $key && isset( self::all()[ $key ] );
	}

	/**
	 * Remembers a sender.
	 *
	 * @param string[] $texts Fields that every form knows.
	 */
	private function remember( array $texts ): void {
		$key = $this->key( $texts );
		if ( '' !== $key ) {
			$all = array( $key => time() ) + self::all();
			arsort( $all );
			update_option( self::OPTION, array_slice( $all, 0, self::MOST, true ), false );
		}
	}

	/**
	 * Forgets a sender.
	 *
	 * @param string[] $texts Fields that every form knows.
	 */
	private function forget( array $texts ): void {
		$all = self::all();
		$key = $this->key( $texts );
		if ( isset( $all[ $key ] ) ) {
			unset( $all[ $key ] );
			update_option( self::OPTION, $all, false );
		}
	}

	/**
	 * What a sender is known by: the inbox of the mail address, or the number where there is none.
	 *
	 * @param string[] $texts Fields that every form knows.
	 * @return string Empty for somebody who has told neither.
	 */
	private function key( array $texts ): string {
		$email = isset( $texts['email'] ) ? trim( $texts['email'] ) : '';
		$known = '' === $email ? $this->phones->international( $texts['phone'] ?? '' ) : ReplyLimit::inbox( $email );
		return '' === $known ? '' : substr( wp_hash( 'hadaya-spam-' . $known ), 0, 24 );
	}

	/**
	 * Everybody who is known.
	 *
	 * @return int[]
	 */
	private static function all(): array {
		$kept = get_option( self::OPTION, array() );
		return is_array( $kept ) ? $kept : array();
	}
}
