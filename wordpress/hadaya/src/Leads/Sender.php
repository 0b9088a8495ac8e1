<?php
/**
 * Who has sent a lead.
 *
 * @package Hadaya
 */

namespace Hadaya\Leads;

use Hadaya\Support\Phones;

defined( 'ABSPATH' ) || exit;

/**
 * Tells whether one person has sent a lead: by the mail address, or by the number, however either is written.
 */
final class Sender {

	private Phones $phones;

	public function __construct( Phones $phones ) {
		$this->phones = $phones;
	}

	/**
	 * Whether somebody of that address has sent it: it stands in the e-mail field, or alone in one of the owner's own.
	 *
	 * @param Lead   $lead  Lead.
	 * @param string $email Address; nobody has an empty one.
	 * @return bool
	 */
	public static function has_address( Lead $lead, string $email ): bool {
		$wanted = mb_strtolower( trim( $email ) );
		foreach ( array_merge( array( $lead->text( 'email' ) ), array_column( $lead->fields(), 'value' ) ) as $value ) {
			if ( '' !== $wanted && is_string( $value ) && mb_strtolower( trim( $value ) ) === $wanted ) {
				return true;
			}
		}
		return false;
	}

	/**
	 * Whether somebody of that number has sent it.
	 *
	 * @param Lead   $lead   Lead.
	 * @param string $number International number, as Phones makes it; nobody has an empty one.
	 * @return bool
	 */
	public function has_number( Lead $lead, string $number ): bool {
		return '' !== $number && $this->phones->international( $lead->text( 'phone' ) ) === $number;
	}
}
