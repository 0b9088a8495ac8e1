<?php
/**
 * Known spam senders.
 *
 * @package Hadaya
 */

namespace Hadaya\Spam;

use Hadaya\Leads\Lead;
use Hadaya\Leads\Leads;
use Hadaya\Mail\ReplyLimit;
use Hadaya\Support\Phones;

defined( 'ABSPATH' ) || exit;

/**
 * Remembers senders whose messages were marked as spam, and forgets them when a message is no longer spam. Only keyed hashes are stored, so the
 * option reveals no addresses.
 */
final class KnownSenders {

	/**
	 * Option with the time at which each sender was marked, by hash.
	 */
	const OPTION = 'hadaya_spam_senders';

	/**
	 * Maximum number of remembered senders. The oldest are dropped first.
	 */
	const MOST = 2000;

	private Phones $phones;

	public function __construct( Phones $phones ) {
		$this->phones = $phones;
	}

	/**
	 * Remembers the sender of a lead that becomes spam, and forgets the sender of a lead that stops being spam.
	 *
	 * @param Lead   $lead   Lead.
	 * @param string $state  Current state.
	 * @param string $before Previous state.
	 */
	public function learn( $lead, $state, $before ): void {
		// Moving a spam message to or from the Trash changes nothing.
		if ( Leads::SPAM === $state && 'trash' !== $before ) {
			$this->remember( $lead->all_texts() );
		} elseif ( Leads::SPAM === $before && 'trash' !== $state ) {
			$this->forget( $lead->all_texts() );
		}
	}

	/**
	 * Checks whether a message comes from a remembered spam sender.
	 *
	 * @param string[] $texts Built-in fields.
	 * @return bool
	 */
	public function has( array $texts ): bool {
		$key = $this->key( $texts );
		return '' !== $key && isset( self::all()[ $key ] );
	}

	/**
	 * Stores a spam sender's hash with the current time. Does nothing if the message has no email address or phone number.
	 *
	 * @param string[] $texts Built-in fields.
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
	 * Removes a spam sender's hash, if it is stored.
	 *
	 * @param string[] $texts Built-in fields.
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
	 * Returns a keyed hash of the sender's canonical email address, or of the phone number if there is no email address.
	 *
	 * @param string[] $texts Built-in fields.
	 * @return string Empty if neither is known.
	 */
	private function key( array $texts ): string {
		$email = isset( $texts['email'] ) ? trim( $texts['email'] ) : '';
		$known = '' === $email ? $this->phones->international( $texts['phone'] ?? '' ) : ReplyLimit::inbox( $email );
		return '' === $known ? '' : substr( wp_hash( 'hadaya-spam-' . $known ), 0, 24 );
	}

	/**
	 * Returns the time at which each sender was marked as spam, in seconds since 1970, keyed by hash.
	 *
	 * @return int[]
	 */
	private static function all(): array {
		$kept = get_option( self::OPTION, array() );
		return is_array( $kept ) ? $kept : array();
	}
}
