<?php
/**
 * Spam check for messages.
 *
 * @package Hadaya
 */

namespace Hadaya\Spam;

use Hadaya\Http\Request;
use Hadaya\Widgets\FormStamp;

defined( 'ABSPATH' ) || exit;

/**
 * Determines whether a message is spam, and why. Spam is stored as such and gets the normal response, so that no message is lost and bots do not
 * notice the check.
 *
 * @phpstan-import-type LeadField from \Hadaya\Leads\Lead
 */
final class SpamCheck {

	private FormStamp $stamp;

	private bool $asks_akismet;
	private Akismet $akismet;
	private KnownSenders $known_senders;

	public function __construct( Akismet $akismet, KnownSenders $known_senders, FormStamp $stamp, bool $asks_akismet ) {
		$this->akismet       = $akismet;
		$this->known_senders = $known_senders;
		$this->stamp         = $stamp;
		$this->asks_akismet  = $asks_akismet;
	}

	/**
	 * Returns a sentence for the inbox that explains why a message is spam; empty if it is not.
	 *
	 * @param Request         $request Request that contains the message.
	 * @param string[]        $texts   Built-in fields.
	 * @param list<LeadField> $custom  Other fields, each with `label` and `value`.
	 * @param string          $page    URL of the page on which it was written.
	 * @return string
	 */
	public function reason( Request $request, array $texts, array $custom, string $page ): string {
		$reason = $this->is_trapped( $request ) ? __( 'Marked as spam: a field that is hidden from visitors was filled in.', 'hadaya' ) : '';
		if ( '' === $reason && ! $this->is_stamped( $request ) ) {
			$reason = __( 'Marked as spam: the form’s security token is missing.', 'hadaya' );
		}
		if ( '' === $reason && $this->known_senders->has( $texts ) ) {
			$reason = __( 'Marked as spam: you marked an earlier message from this sender as spam. If this is wrong, choose “Not spam”.', 'hadaya' );
		}
		if ( '' === $reason && $this->asks_akismet && $this->akismet->finds_spam( $request, $texts, $custom, $page ) ) {
			$reason = __( 'Marked as spam by Akismet.', 'hadaya' );
		}
		return $reason;
	}

	/**
	 * Checks whether the honeypot was filled in, or is missing from a message that has a stamp. The form always sends both.
	 *
	 * @param Request $request Request.
	 * @return bool
	 */
	public function is_trapped( Request $request ): bool {
		$sent = array_filter( $this->stamp->traps(), array( $request, 'has' ) );
		foreach ( $sent as $name ) {
			if ( '' !== $request->text( $name, 1 ) ) {
				return true;
			}
		}
		return $this->is_stamped( $request ) && array() === array_diff( $sent, array( FormStamp::FIXED_TRAP ) );
	}

	/**
	 * Checks whether a message has a stamp. Does not validate the stamp, because an earlier step has done so.
	 *
	 * @param Request $request Request.
	 * @return bool
	 */
	private function is_stamped( Request $request ): bool {
		return $request->has( 'stamp' ) && '' !== $request->text( 'stamp', 1 );
	}
}
