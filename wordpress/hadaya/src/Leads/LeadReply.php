<?php
/**
 * Answering leads.
 *
 * @package Hadaya
 */

namespace Hadaya\Leads;

use Hadaya\Form\Phones;
use Hadaya\Form\Texts;

defined( 'ABSPATH' ) || exit;

/**
 * The ways to answer a lead: by the owner's own mail program, or in WhatsApp.
 */
final class LeadReply {

	/**
	 * Letters of the message that an answer repeats at most; longer addresses do not open everywhere.
	 */
	const QUOTE = 800;

	/**
	 * Links that open an answer, by what they say.
	 *
	 * @param Lead $lead Lead.
	 * @return string[]
	 */
	public static function links( Lead $lead ): array {
		$texts = $lead->all_texts();
		$links = array();
		if ( Texts::is_mail( $texts['email'] ) ) {
			$links[ __( 'Reply by mail', 'hadaya' ) ] = self::mail( $texts );
		}
		$number = Phones::international( $texts['phone'] );
		if ( '' !== $number ) {
			/* translators: %s: name of a person. */
			$greeting = '' === $texts['name'] ? __( 'Hello,', 'hadaya' ) : sprintf( __( 'Hello %s,', 'hadaya' ), $texts['name'] );

			$links[ __( 'Reply in WhatsApp', 'hadaya' ) ] = 'https://wa.me/' . $number . '?text=' . rawurlencode( $greeting );
		}
		return $links;
	}

	/**
	 * The address of an answer by mail, with the message below it.
	 *
	 * @param string[] $texts Fields of the lead.
	 * @return string
	 */
	private static function mail( array $texts ): string {
		/* translators: %s: name of the site. */
		$subject = sprintf( __( 'Your message to %s', 'hadaya' ), wp_specialchars_decode( get_bloginfo( 'name' ), ENT_QUOTES ) );
		$quote   = '' === $texts['message'] ? '' : "\r\n\r\n> " . str_replace( "\n", "\r\n> ", mb_substr( $texts['message'], 0, self::QUOTE ) );
		return 'mailto:' . rawurlencode( $texts['email'] ) . '?subject=' . rawurlencode( $subject ) . '&body=' . rawurlencode( $quote );
	}
}
