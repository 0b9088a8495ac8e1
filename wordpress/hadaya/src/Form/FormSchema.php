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

	private Schema $schema;
	private OwnerSchema $owner_schema;
	private FormServicesSchema $form_services_schema;

	public function __construct( Schema $schema, OwnerSchema $owner_schema, FormServicesSchema $form_services_schema ) {
		$this->schema               = $schema;
		$this->owner_schema         = $owner_schema;
		$this->form_services_schema = $form_services_schema;
	}

	/**
	 * The group.
	 *
	 * @return array
	 */
	public function all(): array {
		return Schema::group( $this->fields() );
	}

	/**
	 * Every field by name, in the order in which the owner meets them.
	 *
	 * @return array[]
	 */
	public function fields(): array {
		$server = array(
			'success'     => $this->schema->text( __( 'Message after sending', 'hadaya' ), 'required' ),
			'redirect'    => Schema::rare( $this->schema->text( __( 'Page to open after sending (empty: none)', 'hadaya' ), 'uri' ) ),
			'close_after' => Schema::rare( Schema::number( __( 'Close the form after … seconds (0: stay open)', 'hadaya' ), 0, 60 ) ),
			'mail_to'     => $this->schema->text( __( 'Send messages to (empty: the site’s address)', 'hadaya' ), 'email' ),
			'recipients'  => Schema::rare( $this->recipients() ),
		);
		$proxy  = array_merge(
			Schema::choice(
				__( 'Proxy before the shop', 'hadaya' ),
				array_merge( array( '' => __( '(none)', 'hadaya' ) ), array_combine( Visitor::HEADERS, Visitor::HEADERS ) )
			),
			array(
				'description' => __(
					'The header in which the proxy names the visitor’s address, for the limit of messages. Choose one only when every visitor comes through that proxy.', // phpcs:ignore Generic.Files.LineLength -- One text.
					'hadaya'
				),
			)
		);
		$extras = $this->form_services_schema->fields() + array( 'proxy_header' => $proxy );
		return $this->owner_schema->fields( 'form' ) + $server + array_map( array( Schema::class, 'rare' ), $extras );
	}

	/**
	 * Other addresses for some messages.
	 *
	 * @return array
	 */
	private function recipients(): array {
		$by   = array(
			'answer'   => __( 'an answer is', 'hadaya' ),
			'page'     => __( 'the address of the page contains', 'hadaya' ),
			'language' => __( 'the language of the page is', 'hadaya' ),
		);
		$rule = array(
			'by'    => Schema::choice( __( 'Where', 'hadaya' ), $by ),
			'value' => $this->schema->text( __( 'For example Wedding gifts, /shop/ or ar', 'hadaya' ), 'required' ),
			'to'    => $this->schema->text( __( 'Send them to', 'hadaya' ), 'required-email' ),
		);
		$more = array( 'description' => __( 'The first that fits decides; all other messages go to the address above.', 'hadaya' ) );
		return Schema::items( __( 'Other addresses for some messages', 'hadaya' ), Schema::group( $rule, __( 'Add an address', 'hadaya' ) ), $more );
	}
}
