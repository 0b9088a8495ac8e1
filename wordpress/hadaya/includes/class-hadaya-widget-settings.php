<?php
/**
 * The contact widget's settings object.
 *
 * @package Hadaya
 */

defined( 'ABSPATH' ) || exit;

/**
 * Builds the settings object in the shape that the contact plugin prints.
 */
final class Hadaya_Widget_Settings {

	/**
	 * The owner's settings.
	 *
	 * @var Hadaya_Options
	 */
	private $options;

	/**
	 * Remembers its parts.
	 *
	 * @param Hadaya_Options $options The owner's settings.
	 */
	public function __construct( Hadaya_Options $options ) {
		$this->options = $options;
	}

	/**
	 * The settings object of the contact widget.
	 *
	 * @return array
	 */
	public function settings() {
		$widget   = $this->options->widget();
		$form     = $this->options->form();
		$token    = wp_create_nonce( Hadaya_Widget::NONCE_ACTION );
		$channels = array();
		foreach ( $widget['channels'] as $channel ) {
			$channels[] = Hadaya_Channel_Records::record( $channel, $token );
		}
		if ( $form['enabled'] ) {
			$channels[] = Hadaya_Channel_Records::form_record( $form, $widget, $token );
		}
		$page = array(
			'ajax_url'                => admin_url( 'admin-ajax.php' ),
			'data_analytics_settings' => $widget['tracking'] ? 'on' : 'off',
			'page_id'                 => (string) get_queried_object_id(),
			'lang'                    => array(
				'whatsapp_label'     => __( 'WhatsApp message', 'hadaya' ),
				'whatsapp_button'    => __( 'Send WhatsApp message', 'hadaya' ),
				'hide_whatsapp_form' => __( 'Hide WhatsApp form', 'hadaya' ),
				'emoji_picker'       => __( 'Show emojis', 'hadaya' ),
			),
			'chaty_widgets'           => array(
				array(
					'id'         => 0,
					'identifier' => 0,
					'settings'   => $this->look( $widget, $token ),
					'triggers'   => self::triggers(),
					'channels'   => $channels,
				),
			),
		);
		return array_merge( $page, Hadaya_Nonces::server_settings() );
	}

	/**
	 * Look of the widget.
	 *
	 * @param array  $widget Settings of the widget.
	 * @param string $token  Nonce of the widget.
	 * @return array
	 */
	private function look( array $widget, $token ) {
		return array(
			'cta_type'                    => 'simple-view',
			'cta_text'                    => $widget['cta_text'],
			'cta_text_color'              => '#333333',
			'cta_bg_color'                => '#ffffff',
			'show_cta'                    => 'first_click',
			'default_state'               => 'click',
			'show_close_button'           => 'yes',
			'close_text'                  => __( 'Hide', 'hadaya' ),
			'position'                    => $widget['position'],
			'custom_position'             => 1,
			'bottom_spacing'              => '25',
			'side_spacing'                => '25',
			'icon_view'                   => 'vertical',
			'widget_size'                 => (string) $widget['size'],
			'custom_widget_size'          => (string) $widget['size'],
			'widget_icon'                 => 'chat-base',
			'widget_icon_url'             => '',
			'widget_color'                => $widget['color'],
			'widget_icon_color'           => '#ffffff',
			'widget_rgb_color'            => implode( ',', array_map( 'hexdec', str_split( ltrim( $widget['color'], '#' ), 2 ) ) ),
			'attention_effect'            => '',
			'is_pending_mesg_enabled'     => 'off',
			'font_family'                 => '',
			'is_google_analytics_enabled' => 0,
			'has_custom_css'              => 0,
			'custom_css'                  => '',
			'widget_token'                => $token,
			'widget_index'                => '',
		);
	}

	/**
	 * Triggers: shown at once, to everybody.
	 *
	 * @return array
	 */
	private static function triggers() {
		return array(
			'has_time_delay'                 => 1,
			'time_delay'                     => 0,
			'exit_intent'                    => 0,
			'has_display_after_page_scroll'  => 0,
			'auto_hide_widget'               => 0,
			'hide_after'                     => 0,
			'has_date_scheduling_rules'      => 0,
			'has_day_hours_scheduling_rules' => 0,
			'day_hours_scheduling_rules'     => array(),
			'has_countries'                  => 0,
			'countries'                      => array(),
		);
	}
}
