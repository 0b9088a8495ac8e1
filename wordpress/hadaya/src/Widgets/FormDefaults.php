<?php
/**
 * Default values for the contact form.
 *
 * @package Hadaya
 */

namespace Hadaya\Widgets;

use Hadaya\Languages\DefaultTexts;
use Hadaya\Settings\Schema\OwnerSchema;

defined( 'ABSPATH' ) || exit;

/**
 * Provides the default values for our own contact form.
 *
 * @phpstan-import-type FormSettings from \Hadaya\Settings\Schema\SettingsSchema
 * @phpstan-import-type FormItem from \Hadaya\Settings\Schema\SettingsSchema
 */
final class FormDefaults {

	private OwnerSchema $owner_schema;

	public function __construct( OwnerSchema $owner_schema ) {
		$this->owner_schema = $owner_schema;
	}

	/**
	 * Returns the default form, without its groups and fields.
	 *
	 * @return array<string, mixed>
	 */
	public function fresh(): array {
		return array_diff_key( $this->owner_schema->fresh( 'form' ), array( 'items' => array() ) ) + array(
			'success'      => __( 'Thank you. We will reply soon.', 'hadaya' ),
			'redirect'     => '',
			'close_after'  => 0,
			'mail_to'      => '',
			'recipients'   => array(),
			'proxy_header' => '',
		);
	}

	/**
	 * Returns the default values of the form's groups, such as `consent` and `captcha`.
	 *
	 * @param bool $is_page_shown Whether to look up the privacy policy page, which costs a database query.
	 * @return array<string, array<string, string|int|bool|array{}>>
	 */
	private function fresh_groups( bool $is_page_shown ): array {
		return array(
			'consent' => array(
				'enabled' => false,
				'text'    => __( 'We use your message only to reply to you.', 'hadaya' ),
				'page'    => $is_page_shown ? (string) get_privacy_policy_url() : '',
				'label'   => __( 'Your consent', 'hadaya' ),
				'agree'   => __( 'I agree', 'hadaya' ),
			),
			'newsletter' => array(
				'enabled' => false,
				'label'   => __( 'Newsletter', 'hadaya' ),
				'agree'   => __( 'Send me offers', 'hadaya' ),
			),
			'captcha' => array(
				'kind'       => 'none',
				'site_key'   => '',
				'secret'     => '',
				'least'      => 5,
				'hide_badge' => false,
				'when_down'  => 'open',
				'akismet'    => true,
			),
			'mail'    => array(
				'subject' => '',
				'body'    => '',
			),
			'reply'   => array(
				'enabled' => false,
				'texts'   => array(),
			),
			'webhook' => array(
				'enabled' => false,
				'recipe'  => '',
				'url'     => '',
				'secret'  => '',
				'api_key' => '',
				'list'    => '',
				'confirm' => true,
			),
		);
	}

	/**
	 * Fills in missing groups and fields of a form. A form without a list of fields gets the default fields.
	 *
	 * @param array<string, mixed> $form Stored form, of which any part may be missing.
	 * @return FormSettings
	 */
	public function complete( array $form ): array {
		$form      = array_merge( $this->fresh(), $form );
		$is_edited = is_admin() || ( defined( 'REST_REQUEST' ) && REST_REQUEST );
		foreach ( $this->fresh_groups( $is_edited || ! empty( $form['consent']['enabled'] ) ) as $name => $fresh ) {
			$form[ $name ] = array_merge( $fresh, isset( $form[ $name ] ) && is_array( $form[ $name ] ) ? $form[ $name ] : array() );
		}
		if ( ! isset( $form['items'] ) ) {
			$form['items'] = $this->fresh_items();
		}
		$form['items'] = array_map( array( $this, 'complete_item' ), array_values( array_filter( (array) $form['items'], 'is_array' ) ) );
		return DefaultTexts::with_files( $form, __( 'Logo or brief', 'hadaya' ) );
	}

	/**
	 * Returns the default fields: name, email, phone, message and a file. Phone and file are optional.
	 *
	 * @return list<FormItem>
	 */
	private function fresh_items(): array {
		$items   = array_map( fn ( string $field ): array => $this->stored( $field, '', 'phone' !== $field ), ContactForm::FIELDS );
		$items[] = $this->stored( 'file', DefaultTexts::FILES, false );
		return $items;
	}

	/**
	 * Fills in missing values of a field. A field without a kind becomes a name field.
	 *
	 * @param array<string, mixed> $item Stored field.
	 * @return FormItem
	 */
	public function complete_item( array $item ): array {
		return array_merge( $this->stored( 'name', '', false ), $item );
	}

	/**
	 * Returns the default values of a field, with the given kind, label and requirement.
	 *
	 * @param string $field       Kind.
	 * @param string $label       Label.
	 * @param bool   $is_required Whether it is required.
	 * @return FormItem
	 */
	private function stored( string $field, string $label, bool $is_required ): array {
		$given = array(
			'field'    => $field,
			'label'    => $label,
			'required' => $is_required,
		);
		return array_merge( $this->owner_schema->fresh_item( 'form', array( 'items' ) ), $given );
	}
}
