<?php
/**
 * Newsletter opt-in of a lead.
 *
 * @package Hadaya
 */

namespace Hadaya\Leads;

defined( 'ABSPATH' ) || exit;

/**
 * Describes the sender's newsletter answer wherever a message is shown: inbox, mails, export, and privacy tools.
 */
final class NewsletterAnswer {

	/**
	 * The answer with its label; empty if the form did not ask.
	 *
	 * @param Lead $lead Lead.
	 * @return string[] Label and text, or empty.
	 */
	public static function pair( Lead $lead ): array {
		$words = $lead->newsletter();
		if ( null === $words ) {
			return array();
		}
		/* translators: %s: label of the ticked checkbox. */
		return array( __( 'Newsletter', 'hadaya' ), '' === $words ? __( 'no', 'hadaya' ) : sprintf( __( 'yes, agreed to “%s”', 'hadaya' ), $words ) );
	}
}
