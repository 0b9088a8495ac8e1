<?php
/**
 * Channels as the contact widget reads them.
 *
 * @package Hadaya
 */

defined( 'ABSPATH' ) || exit;

/**
 * Turns the owner's channels and form into the records that the contact plugin prints.
 */
final class Hadaya_Channel_Records {

	/**
	 * One channel as the contact widget reads it.
	 *
	 * @param array  $stored Stored channel.
	 * @param string $token  Nonce of the widget.
	 * @return array
	 */
	public static function record( array $stored, $token ) {
		list( $name, $color, $link ) = Hadaya_Channels::all()[ $stored['channel'] ];

		$url   = str_replace( '%s', $stored['value'], $link );
		$label = '' === $stored['label'] ? $name : $stored['label'];
		$blank = 0 === strpos( $url, 'http' ) ? '_blank' : '';
		return array_merge(
			self::base_record( $stored['channel'], $label, $token ),
			array(
				'value'          => $stored['value'],
				'icon_color'     => $color,
				'icon_rgb_color' => implode( ',', array_map( 'hexdec', str_split( ltrim( $color, '#' ), 2 ) ) ),
				'svg_icon'       => self::icon( $color, mb_substr( $name, 0, 1 ) ),
				'url'            => $url,
				'target'         => $blank,
			)
		);
	}

	/**
	 * The contact form as the contact widget reads it.
	 *
	 * @param array  $form  Settings of the form.
	 * @param array  $look  Settings of the widget.
	 * @param string $token Nonce of the widget.
	 * @return array
	 */
	public static function form_record( array $form, array $look, $token ) {
		$fields = array_map(
			static function ( $field ) use ( $form ) {
				return self::form_field( $field, in_array( $field, $form['required'], true ) );
			},
			$form['fields']
		);
		if ( '' !== $form['file_label'] ) {
			$fields[] = array(
				'is_custom'            => 1,
				'field_dropdown'       => 'file',
				'field_label'          => $form['file_label'],
				'placeholder'          => '',
				'is_required'          => 0,
				'dropdown_placeholder' => '',
				'dropdown_option'      => array(),
			);
		}
		return array_merge(
			self::base_record( 'Contact_Us', $form['title'], $token ),
			array(
				'icon_color'            => '#253974',
				'icon_rgb_color'        => '37,57,116',
				'svg_icon'              => self::icon( '#253974', '@' ),
				'url'                   => '#',
				'contact_form_settings' => array(
					'button_text_color'        => '#ffffff',
					'button_bg_color'          => $look['color'],
					'button_text'              => $form['button'],
					'contact_form_title'       => $form['title'],
					'contact_form_field_order' => array(),
					'title_bg_color'           => $look['color'],
				),
				'contact_fields'        => $fields,
			)
		);
	}

	/**
	 * Title of a built-in field; an unknown name is its own title.
	 *
	 * @param string $field Name of the field.
	 * @return string
	 */
	public static function field_title( $field ) {
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
	 * @param string $field       Name of the field.
	 * @param bool   $is_required Whether it must be filled in.
	 * @return array
	 */
	private static function form_field( $field, $is_required ) {
		$types = array(
			'name'    => 'text',
			'email'   => 'email',
			'phone'   => 'tel',
			'message' => 'textarea',
		);
		return array(
			'field'       => $field,
			'title'       => self::field_title( $field ),
			'is_required' => $is_required ? 1 : 0,
			'placeholder' => '',
			'type'        => $types[ $field ],
		);
	}

	/**
	 * Keys that every channel has.
	 *
	 * @param string $channel Channel.
	 * @param string $label   Text of its tooltip.
	 * @param string $token   Nonce of the widget.
	 * @return array
	 */
	private static function base_record( $channel, $label, $token ) {
		return array(
			'channel'               => $channel,
			'channel_type'          => $channel,
			'value'                 => '',
			'hover_text'            => $label,
			'chatway_position'      => '',
			'is_desktop'            => 1,
			'is_mobile'             => 1,
			'custom_image_url'      => '',
			'order'                 => '',
			'pre_set_message'       => '',
			'is_use_web_version'    => '1',
			'is_default_open'       => '0',
			'has_welcome_message'   => '0',
			'emoji_picker'          => '0',
			'contact_form_settings' => array(),
			'contact_fields'        => array(),
			'contact_custom_fields' => array(),
			'target'                => '',
			'is_agent'              => '0',
			'agent_data'            => array(),
			'widget_token'          => $token,
			'widget_index'          => '',
			'click_event'           => '',
			'is_agent_desktop'      => '0',
			'is_agent_mobile'       => '0',
			'v2_site_key'           => '',
			'v3_site_key'           => '',
			'enable_recaptcha'      => '0',
			'hide_recaptcha_badge'  => 'no',
			'viber_url'             => '',
		);
	}

	/**
	 * A round icon with a letter. It belongs to nobody's brand book, so nobody's licence is needed.
	 *
	 * @param string $color  Fill.
	 * @param string $letter Letter.
	 * @return string
	 */
	private static function icon( $color, $letter ) {
		return sprintf(
			'<svg width="39" height="39" viewBox="0 0 39 39" fill="none" xmlns="http://www.w3.org/2000/svg"><circle class="color-element" cx="19.5" cy="19.5" r="19.5" fill="%1$s"/><text x="19.5" y="26" font-size="18" text-anchor="middle" fill="%2$s">%3$s</text></svg>',
			esc_attr( $color ),
			'#ffffff' === $color ? '#253974' : '#ffffff',
			esc_html( $letter )
		);
	}
}
