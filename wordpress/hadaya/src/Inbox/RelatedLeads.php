<?php
/**
 * Other leads from a sender.
 *
 * @package Hadaya
 */

namespace Hadaya\Inbox;

use Hadaya\Leads\Lead;
use Hadaya\Leads\LeadMentions;
use Hadaya\Leads\LeadRepository;
use Hadaya\Leads\Leads;
use Hadaya\Leads\Sender;
use Hadaya\Support\Phones;

defined( 'ABSPATH' ) || exit;

/**
 * Finds other leads from the same sender: by email address, or by phone number if there is no email address.
 */
final class RelatedLeads {

	/**
	 * Maximum number of leads to search.
	 */
	const MOST = 200;

	/**
	 * Maximum number of leads to return.
	 */
	const TOLD = 20;

	private Phones $phones;
	private Sender $sender;
	private LeadRepository $leads;
	private LeadMentions $lead_mentions;

	public function __construct( Phones $phones, Sender $sender, LeadRepository $leads, LeadMentions $lead_mentions ) {
		$this->phones        = $phones;
		$this->sender        = $sender;
		$this->leads         = $leads;
		$this->lead_mentions = $lead_mentions;
	}

	/**
	 * Returns other leads with the sender's email address or, if there is none, phone number: newest first, without spam and Trash.
	 *
	 * @param Lead $lead Lead.
	 * @return Lead[]
	 */
	public function of( Lead $lead ): array {
		$email     = trim( $lead->text( 'email' ) );
		$number    = '' === $email ? $this->phones->international( $lead->text( 'phone' ) ) : '';
		$requested = '' === $email ? $lead->text( 'phone' ) : $email;
		if ( '' === $requested || ( '' === $email && '' === $number ) ) {
			return array();
		}
		$found = array();
		foreach ( $this->leads->find_many( $this->lead_mentions->find( $requested, 0, self::MOST ) ) as $other ) {
			$is_same = '' === $email ? $this->sender->has_number( $other, $number ) : Sender::has_address( $other, $email );
			if ( $is_same && $other->id() !== $lead->id() && in_array( $other->state(), array( Leads::FRESH, Leads::ANSWERED ), true ) ) {
				$found[] = $other;
			}
		}
		usort(
			$found,
			static function ( Lead $one, Lead $two ): int {
				return $two->time() - $one->time();
			}
		);
		return array_slice( $found, 0, self::TOLD );
	}
}
