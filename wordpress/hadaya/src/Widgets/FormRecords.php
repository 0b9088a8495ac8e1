<?php
/**
 * The contact form as the contact widget reads it.
 *
 * @package Hadaya
 */

namespace Hadaya\Widgets;

use Hadaya\Form\Captcha;

defined( 'ABSPATH' ) || exit;

/**
 * Turns the owner's form into the record that the contact plugin prints.
 */
final class FormRecords {

	/**
	 * The contact form as the contact widget reads it.
	 *
	 * @param  array  $form  Settings of the form.
	 * @param  array  $look  Settings of the widget.
	 * @param  string $token Nonce of the widget.
	 * @return array
	 */
	public static function record( array $form, array $look, string $token ): array {
		$fields = array();
		foreach ( $form['items'] as $item ) {
			// A choice without choices, which an older version has let pass, could not be made: nobody could send the form.
			if ('dropdown' === $item['field'] && array() === self::choices( $item ) ) {
				continue;
			}
			// A field that every form knows stands in it once.
			$key            = in_array( $item['field'], $form['fields'], true ) ? $item['field'] : count( $fields );
			$fields[ $key ] = is_string( $key ) ? self::form_field( $item, in_array( $key, $form['required'], true ) ) : self::own_field( $item );
		}
		return array_merge(
			ChannelRecords::base_record( 'Contact_Us', $form['title'], $token ),
			array(
				'icon_color'            => '#253974',
				'icon_rgb_color'        => '37,57,116',
				'url'                   => '#',
				'contact_form_settings' => array(
					'button_text_color'        => '#ffffff',
					'button_bg_color'          => $look['color'],
					'button_text'              => $form['button'],
					'contact_form_title'       => $form['title'],
					'contact_form_field_order' => array(),
					'title_bg_color'           => $look['color'],
				),
				'contact_fields'        => array_merge( array_values( $fields ), self::consent_fields( $form['consent'] ) ),
			),
			'none' === $form['captcha']['kind'] ? array() : Captcha::keys( $form['captcha'] )
		);
	}

	/**
	 * What asks for the visitor's consent: what it is for, and a box that must be ticked.
	 *
	 * @param  array $consent Settings of the consent.
	 * @return array[]
	 */
	private static function consent_fields( array $consent ): array {
		if (! $consent['enabled'] ) {
			return array();
		}
		$text = nl2br( esc_html( $consent['text'] ) );
		if ('' !== $consent['page'] ) {
			$text .= sprintf( ' <a href="%1$s" target="_blank">%2$s</a>', esc_url( $consent['page'] ), esc_html__( 'Privacy policy', 'hadaya' ) );
		}
		$box = self::own_field(
			array(
				'field'    => 'checkbox',
				'label'    => $consent['label'],
				'required' => true,
				'options'  => $consent['agree'],
				'hint'     => '',
			)
		);

		$box['placeholder'] = $text;
		return array( $box );
	}

	/**
	 * A field of the owner's own.
	 *
	 * @param  array $item Stored field.
	 * @return array
	 */
	private static function own_field( array $item ): array {
		return array(
			'is_custom'            => 1,
			'field_dropdown'       => $item['field'],
			'field_label'          => 'textblock' === $item['field'] ? '' : $item['label'],
			'placeholder'          => 'textblock' === $item['field'] ? esc_html( $item['label'] ) : ( 'dropdown' === $item['field'] ? '' : $item['hint'] ),
			'is_required'          => $item['required'] ? 1 : 0,
			'dropdown_placeholder' => 'dropdown' === $item['field'] ? $item['hint'] : '',
			'dropdown_option'      => self::choices( $item ),
		);
	}

	/**
	 * What can be chosen in a field.
	 *
	 * @param  array $item Stored field.
	 * @return string[]
	 */
	private static function choices( array $item ): array {
		return array_values( array_filter( array_map( 'trim', explode( "\n", $item['options'] ) ), 'strlen' ) );
	}

	/**
	 * Title of a built-in field; an unknown name is its own title.
	 *
	 * @param  string $field Name of the field.
	 * @return string
	 */
	public static function field_title( string $field ): string {
		$titles = array(
			'name'    => __( 'Name', 'hadaya' ),
			'email'   => __( 'Email', 'hadaya' ),
			'phone'   => __( 'Phone', 'hadaya' ),
			'message' => __( 'Message', 'hadaya' ),
		);
		return isset( $titles[ $field ] ) ? $titles[ $field ] : $field;
	}

	/**
	 * One built-in field of the form.
	 *
	 * @param  array $item        Stored field.
	 * @param  bool  $is_required Whether it must be filled in.
	 * @return array
	 */
	private static function form_field( array $item, bool $is_required ): array {
		$field = $item['field'];
		$types = array(
			'name'    => 'text',
			'email'   => 'email',
			'phone'   => 'tel',
			'message' => 'textarea',
		);
		return array(
			'field'       => $field,
			'title'       => '' === $item['title'] ? self::field_title( $field ) : $item['title'],
			'is_required' => $is_required ? 1 : 0,
			'placeholder' => $item['hint'],
			'type'        => $types[ $field ],
		);
	}
}
