<?php
/**
 * Settings of the contact form.
 *
 * @package Hadaya
 */

namespace Hadaya\Form;

use Hadaya\Http\Visitor;
use Hadaya\Settings\Schema\OwnerSchema;
use Hadaya\Settings\Schema\Schema;

defined( 'ABSPATH' ) || exit;

/**
 * Describes the settings of our own contact form. `owner.json` describes the settings that are sent to pages; this class adds those that only the
 * server uses.
 *
 * @phpstan-import-type FieldSchema from \Hadaya\Settings\Schema\SettingsSchema
 */
final class FormSchema {

	private Schema $schema;
	private OwnerSchema $owner_schema;
	private FormServicesSchema $form_services_schema;

	public function __construct( Schema $schema, OwnerSchema $owner_schema, FormServicesSchema $form_services_schema ) {
		$this->schema               = $schema;
		$this->owner_schema         = $owner_schema;
		$this->form_services_schema = $form_services_schema;
	}

	/**
	 * Returns the settings group with all fields of the form.
	 *
	 * @return FieldSchema
	 */
	public function all(): array {
		return Schema::group( $this->fields() );
	}

	/**
	 * Returns all fields by name, in display order.
	 *
	 * @return array<string, FieldSchema>
	 */
	public function fields(): array {
		$server = array(
			'success'     => $this->schema->text( __( 'Confirmation message', 'hadaya' ), 'required' ),
			'redirect'    => Schema::rare(
				$this->schema->text(
					__( 'Redirect URL', 'hadaya' ),
					'uri',
					__( 'Opens after the form is sent. Leave empty to keep visitors on the page.', 'hadaya' )
				)
			),
			'close_after' => Schema::rare(
				Schema::number( __( 'Close after (seconds)', 'hadaya' ), 0, 60 )
				+ array( 'description' => __( 'Enter 0 to keep the form open after sending.', 'hadaya' ) )
			),
			'mail_to'     => $this->schema->text(
				__( 'Send messages to', 'hadaya' ),
				'email',
				__( 'Leave empty to use the administration email address.', 'hadaya' )
			),
			'recipients'  => Schema::rare( $this->recipients() ),
		);
		$proxy  = array_merge(
			Schema::choice(
				__( 'Proxy header', 'hadaya' ),
				array_merge( array( '' => __( 'None', 'hadaya' ) ), array_combine( Visitor::HEADERS, Visitor::HEADERS ) )
			),
			array(
				'description' => __(
					'The header that contains the visitor’s IP address. Hadaya uses the address to limit how many messages a visitor can send. Choose a header only if all traffic passes through a proxy that sets it.', // phpcs:ignore Generic.Files.LineLength -- One translatable string.
					'hadaya'
				),
			)
		);
		$extras = $this->form_services_schema->fields() + array( 'proxy_header' => $proxy );
		return $this->owner_schema->fields( 'form' ) + $server + array_map( array( Schema::class, 'rare' ), $extras );
	}

	/**
	 * Returns the schema for recipients that depend on the message.
	 *
	 * @return FieldSchema
	 */
	private function recipients(): array {
		$by   = array(
			'answer'   => __( 'An answer is', 'hadaya' ),
			'page'     => __( 'The page URL contains', 'hadaya' ),
			'language' => __( 'The page language is', 'hadaya' ),
		);
		$rule = array(
			'by'    => Schema::choice( __( 'Condition', 'hadaya' ), $by ),
			'value' => $this->schema->text( __( 'Value', 'hadaya' ), 'required', __( 'Examples: Wedding gifts, /shop/, ar', 'hadaya' ) ),
			'to'    => $this->schema->text( __( 'Send to', 'hadaya' ), 'required-email' ),
		);
		$more = array( 'description' => __( 'The first matching rule applies. Messages that match no rule go to the address above.', 'hadaya' ) );
		return Schema::items( __( 'Recipient rules', 'hadaya' ), Schema::group( $rule, __( 'Add rule', 'hadaya' ) ), $more );
	}
}
