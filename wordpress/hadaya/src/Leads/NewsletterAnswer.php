<?php
/**
 * Whether a lead's sender wants the newsletter.
 *
 * @package Hadaya
 */

namespace Hadaya\Leads;

defined( 'ABSPATH' ) || exit;

/**
 * Says in words what a sender has answered, wherever their message is read: in the inbox, in mails, in the table and in what
 * privacy tools hand out.
 */
final class NewsletterAnswer {

	/**
	 * The answer with its label; nothing where the form did not ask.
	 *
	 * @param Lead $lead Lead.
	 * @return string[] Label and words, or none.
	 */
	public static function pair( Lead $lead ): array {
		$words = $lead->newsletter();
		if ( null === $words ) {
			return array();
		}
		/* translators: %s: words that somebody has ticked. */
		return array( __( 'Newsletter', 'hadaya' ), '' === $words ? __( 'no', 'hadaya' ) : sprintf( __( 'yes, agreed to “%s”', 'hadaya' ), $words ) );
	}
}
