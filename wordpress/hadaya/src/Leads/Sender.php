<?php
/**
 * Sender of a lead.
 *
 * @package Hadaya
 */

namespace Hadaya\Leads;

use Hadaya\Support\Phones;

defined( 'ABSPATH' ) || exit;

/**
 * Recognises a lead's sender by email address or phone number, regardless of letter case and number format.
 */
final class Sender {

	private Phones $phones;

	public function __construct( Phones $phones ) {
		$this->phones = $phones;
	}

	/**
	 * Checks whether an address is the sender's, that is, whether it is in the email field or is the whole content of a custom field.
	 *
	 * @param Lead   $lead  Lead.
	 * @param string $email Address; an empty one never matches.
	 * @return bool
	 */
	public static function has_address( Lead $lead, string $email ): bool {
		$requested = mb_strtolower( trim( $email ) );
		foreach ( array_merge( array( $lead->text( 'email' ) ), array_column( $lead->fields(), 'value' ) ) as $value ) {
			if ( '' !== $requested && is_string( $value ) && mb_strtolower( trim( $value ) ) === $requested ) {
				return true;
			}
		}
		return false;
	}

	/**
	 * Checks whether a phone number is the sender's, that is, whether it is in the phone field in any format.
	 *
	 * @param Lead   $lead   Lead.
	 * @param string $number International number, as returned by `Phones::international()`; an empty number never matches.
	 * @return bool
	 */
	public function has_number( Lead $lead, string $number ): bool {
		return '' !== $number && $this->phones->international( $lead->text( 'phone' ) ) === $number;
	}
}
