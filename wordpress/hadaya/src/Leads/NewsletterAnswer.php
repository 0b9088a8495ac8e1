<?php
/**
 * Newsletter opt-in of a lead.
 *
 * @package Hadaya
 */

namespace Hadaya\Leads;

defined( 'ABSPATH' ) || exit;

/**
 * Describes the sender's newsletter answer wherever a message is shown: inbox, emails, export, and privacy tools.
 */
final class NewsletterAnswer {

	/**
	 * Returns the visitor's answer to the newsletter opt-in, with its label; empty if the form had no opt-in.
	 *
	 * @param Lead $lead Lead.
	 * @return string[] Label and text, or empty.
	 */
	public static function pair( Lead $lead ): array {
		$consent = $lead->newsletter();
		if ( null === $consent ) {
			return array();
		}
		/* translators: %s: words that somebody has ticked. */
		$answer = '' === $consent ? __( 'no', 'hadaya' ) : sprintf( __( 'yes, agreed to “%s”', 'hadaya' ), $consent );
		return array( __( 'Newsletter', 'hadaya' ), $answer );
	}
}
