<?php
/**
 * What else somebody has written.
 *
 * @package Hadaya
 */

namespace Hadaya\Inbox;

use Hadaya\Leads\Lead;
use Hadaya\Leads\LeadMentions;
use Hadaya\Leads\LeadRepository;
use Hadaya\Leads\LeadStates;
use Hadaya\Leads\Sender;
use Hadaya\Support\Phones;

defined( 'ABSPATH' ) || exit;

/**
 * Finds other leads of the person who has written one: by the mail address, or by the number where there is none.
 */
final class RelatedLeads {

	/**
	 * Leads that are looked at.
	 */
	const MOST = 200;

	/**
	 * Leads that are told of.
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
	 * The other leads of a person, the latest first; spam and what lies in the bin are left out.
	 *
	 * @param Lead $lead Lead.
	 * @return Lead[]
	 */
	public function of( Lead $lead ): array {
		$email  = trim( $lead->text( 'email' ) );
		$number = '' === $email ? $this->phones->international( $lead->text( 'phone' ) ) : '';
		$wanted = '' === $email ? $lead->text( 'phone' ) : $email;
		if ( '' === $wanted || ( '' === $email && '' === $number ) ) {
			return array();
		}
		$found = array();
		foreach ( $this->leads->find_many( $this->lead_mentions->find( $wanted, 0, self::MOST ) ) as $other ) {
			$is_same = '' === $email ? $this->sender->has_number( $other, $number ) : Sender::has_address( $other, $email );
			if ( $is_same && $other->id() !== $lead->id() && in_array( $other->state(), array( LeadStates::FRESH, LeadStates::ANSWERED ), true ) ) {
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
