<?php
/**
 * The fields of the contact form.
 *
 * @package Hadaya
 */

namespace Hadaya\Form;

use Hadaya\Http\Visitor;
use Hadaya\Settings\Schema\OwnerSchema;
use Hadaya\Settings\Schema\Schema;

defined( 'ABSPATH' ) || exit;

/**
 * The settings of our own contact form: what a page carries of it stands in `owner.json`, what becomes of its messages here.
 */
final class FormSchema {

	/**
	 * The group.
	 *
	 * @return array
	 */
	public static function all(): array {
		return Schema::group( self::fields() );
	}

	/**
	 * Every field by name, in the order in which the owner meets them.
	 *
	 * @return array[]
	 */
	public static function fields(): array {
		$server = array(
			'success'     => Schema::text( __( 'Confirmation message', 'hadaya' ), 'required' ),
			'redirect'    => Schema::rare(
				Schema::text( __( 'Redirect URL', 'hadaya' ), 'uri', __( 'Opens after sending. Leave empty to stay on the page.', 'hadaya' ) )
			),
			'close_after' => Schema::rare(
				Schema::number( __( 'Close after (seconds)', 'hadaya' ), 0, 60 )
				+ array( 'description' => __( '0 keeps the form open after sending.', 'hadaya' ) )
			),
			'mail_to'     => Schema::text(
				__( 'Send messages to', 'hadaya' ),
				'email',
				__( 'Leave empty to use the administration email address.', 'hadaya' )
			),
			'recipients'  => Schema::rare( self::recipients() ),
		);
		$proxy  = array_merge(
			Schema::choice(
				__( 'Proxy header', 'hadaya' ),
				array_merge( array( '' => __( 'None', 'hadaya' ) ), array_combine( Visitor::HEADERS, Visitor::HEADERS ) )
			),
			array(
				'description' => __(
					'The header with the visitor’s IP address, used to limit messages. Choose one only if all traffic passes through that proxy.',
					'hadaya'
				),
			)
		);
		$extras = FormExtras::fields() + array( 'proxy_header' => $proxy );
		return OwnerSchema::fields( 'form' ) + $server + array_map( array( Schema::class, 'rare' ), $extras );
	}

	/**
	 * Other addresses for some messages.
	 *
	 * @return array
	 */
	private static function recipients(): array {
		$by   = array(
			'answer'   => __( 'An answer is', 'hadaya' ),
			'page'     => __( 'The page URL contains', 'hadaya' ),
			'language' => __( 'The page language is', 'hadaya' ),
		);
		$rule = array(
			'by'    => Schema::choice( __( 'Condition', 'hadaya' ), $by ),
			'value' => Schema::text( __( 'Value', 'hadaya' ), 'required', __( 'For example Wedding gifts, /shop/ or ar.', 'hadaya' ) ),
			'to'    => Schema::text( __( 'Send to', 'hadaya' ), 'required-email' ),
		);
		$more = array( 'description' => __( 'The first matching rule applies. All other messages go to the address above.', 'hadaya' ) );
		return Schema::items( __( 'Recipient rules', 'hadaya' ), Schema::group( $rule, __( 'Add recipient', 'hadaya' ) ), $more );
	}
}
