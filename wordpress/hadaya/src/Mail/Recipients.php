<?php
/**
 * Recipients of a lead's notification.
 *
 * @package Hadaya
 */

namespace Hadaya\Mail;

use Hadaya\Leads\Lead;
use Hadaya\Widgets\ContactForm;

defined( 'ABSPATH' ) || exit;

/**
 * Selects a recipient according to an answer, the page's URL or the page's language. The first matching rule wins.
 */
final class Recipients {

	/**
	 * Returns the address that the first matching rule or the form sets for a lead; empty for the administrator's address.
	 *
	 * @param Lead        $lead Lead.
	 * @param ContactForm $form Form.
	 * @return string
	 */
	public static function of( Lead $lead, ContactForm $form ): string {
		foreach ( $form->recipients() as $rule ) {
			if ( '' !== $rule['to'] && self::fits( $rule, $lead ) ) {
				return $rule['to'];
			}
		}
		return $form->mail_to();
	}

	/**
	 * Checks whether a lead matches a rule: depending on the rule's kind, the page's URL contains the value, the page's language matches it, or a
	 * custom field equals it.
	 *
	 * @param array{by: string, value: string, to: string} $rule Rule.
	 * @param Lead                                         $lead Lead.
	 * @return bool
	 */
	private static function fits( array $rule, Lead $lead ): bool {
		$value = mb_strtolower( trim( $rule['value'] ) );
		if ( '' === $value ) {
			return false;
		}
		switch ( $rule['by'] ) {
			case 'page':
				return false !== strpos( mb_strtolower( rawurldecode( $lead->origin()->url() ) ), $value );
			case 'language':
				return 0 === strpos( strtolower( $lead->origin()->language() ) . '-', str_replace( '_', '-', $value ) . '-' );
			default:
				return in_array( $value, array_map( 'mb_strtolower', array_map( 'trim', array_column( $lead->fields(), 'value' ) ) ), true );
		}
	}
}
