<?php
/**
 * The contact widget's settings object.
 *
 * @package Hadaya
 */

namespace Hadaya\Widgets;

use Hadaya\Form\Nonces;
use Hadaya\Settings\Options;

defined( 'ABSPATH' ) || exit;

/**
 * Builds the settings object in the shape that the contact plugin prints.
 */
final class WidgetSettings {


	/**
	 * Our contact widgets.
	 *
	 * @var Widget
	 */
	private Widget $owner;

	/**
	 * The owner's settings.
	 *
	 * @var Options
	 */
	private Options $options;

	/**
	 * Remembers its parts.
	 *
	 * @param Widget  $owner   Our contact widgets.
	 * @param Options $options The owner's settings.
	 */
	public function __construct( Widget $owner, Options $options ) {
		$this->owner   = $owner;
		$this->options = $options;
	}

	/**
	 * The settings object of the contact widgets.
	 *
	 * @param  array[] $widgets Widgets of this page.
	 * @return array
	 */
	public function settings( array $widgets ): array {
		$common = $this->options->common();
		$page   = array(
			'ajax_url'                => admin_url( 'admin-ajax.php' ),
			'data_analytics_settings' => $common['tracking'] ? 'on' : 'off',
			'page_id'                 => (string) get_queried_object_id(),
			'lang'                    => array(
				'whatsapp_label'     => __( 'WhatsApp message', 'hadaya' ),
				'whatsapp_button'    => __( 'Send WhatsApp message', 'hadaya' ),
				'hide_whatsapp_form' => __( 'Hide WhatsApp form', 'hadaya' ),
				'emoji_picker'       => __( 'Show emojis', 'hadaya' ),
			),
			'chaty_widgets'           => array_map( array( $this, 'record' ), $widgets ),
		);
		return array_merge( $page, Nonces::server_settings() );
	}

	/**
	 * One widget.
	 *
	 * @param  array $widget Settings of the widget.
	 * @return array
	 */
	private function record( array $widget ): array {
		$token    = wp_create_nonce( Widget::NONCE_ACTION . Widget::index( $widget ) );
		$channels = ChannelRecords::records( $widget['channels'], $token );
		if ($this->owner->has_form( $widget ) ) {
			$channels[] = FormRecords::record( $this->options->form(), $widget, $token );
		}
		$index = Widget::index( $widget );
		foreach ( $channels as $place => $channel ) {
			$channels[ $place ] = array_merge( $channel, self::without_device( $widget['devices'] ), array( 'widget_index' => $index ) );
		}
		$id = 0 === $widget['id'] ? 0 : $index;
		return array(
			'id'         => $id,
			'identifier' => $id,
			'settings'   => self::look( $widget, $token ),
			'triggers'   => self::triggers( $widget ),
			'channels'   => $channels,
		);
	}

	/**
	 * The switches of every channel that keep a widget to one kind of device: where none of its channels shows, it does not.
	 *
	 * @param  string $devices The device that it is for, or `all`.
	 * @return array
	 */
	private static function without_device( string $devices ): array {
		$off = array(
			'mobile'  => array(
				'is_desktop'       => 0,
				'is_agent_desktop' => '0',
			),
			'desktop' => array(
				'is_mobile'       => 0,
				'is_agent_mobile' => '0',
			),
		);
		return isset( $off[ $devices ] ) ? $off[ $devices ] : array();
	}

	/**
	 * Look of the widget.
	 *
	 * @param  array  $widget Settings of the widget.
	 * @param  string $token  Nonce of the widget.
	 * @return array
	 */
	private static function look( array $widget, string $token ): array {
		$attention = $widget['attention'];
		return array(
			'cta_type'                    => $widget['chat']['enabled'] ? 'chat-view' : 'simple-view',
			'cta_head'                    => $widget['chat']['head'],
			'cta_body'                    => nl2br( esc_html( $widget['chat']['body'] ) ),
			'cta_head_bg_color'           => $widget['color'],
			'cta_head_text_color'         => $widget['icon_color'],
			'cta_text'                    => $widget['cta_text'],
			'cta_text_color'              => $widget['cta_color'],
			'cta_bg_color'                => $widget['cta_ground'],
			'show_cta'                    => $widget['cta_always'] ? 'all_time' : 'first_click',
			'default_state'               => $widget['opens'],
			'show_close_button'           => $widget['closable'] ? 'yes' : 'no',
			'close_text'                  => $widget['close_text'],
			'position'                    => $widget['position'],
			'custom_position'             => 1,
			'bottom_spacing'              => (string) $widget['bottom'],
			'side_spacing'                => (string) $widget['side'],
			'icon_view'                   => $widget['layout'],
			'widget_size'                 => (string) $widget['size'],
			'custom_widget_size'          => (string) $widget['size'],
			'widget_icon'                 => $widget['icon'],
			'widget_icon_url'             => $widget['icon_image'],
			'widget_color'                => $widget['color'],
			'widget_icon_color'           => $widget['icon_color'],
			'widget_rgb_color'            => implode( ',', array_map( 'hexdec', str_split( ltrim( $widget['color'], '#' ), 2 ) ) ),
			'attention_effect'            => 'none' === $attention['effect'] ? '' : $attention['effect'],
			'is_pending_mesg_enabled'     => $attention['badge'] ? 'on' : 'off',
			'pending_mesg_count'          => (string) $attention['badge_count'],
			'pending_mesg_count_color'    => $attention['badge_color'],
			'pending_mesg_count_bgcolor'  => $attention['badge_ground'],
			'bg_blur_effect'              => $attention['blur'] ? 'on' : 'off',
			'font_family'                 => $widget['font'],
			'is_google_analytics_enabled' => $widget['analytics'] ? 1 : 0,
			'has_custom_css'              => '' === $widget['css'] ? 0 : 1,
			'custom_css'                  => $widget['css'],
			'widget_token'                => $token,
			'widget_index'                => Widget::index( $widget ),
		);
	}

	/**
	 * What holds the widget back.
	 *
	 * @param  array $widget Settings of the widget.
	 * @return array
	 */
	private static function triggers( array $widget ): array {
		$hours = $widget['hours'];
		$dates = $widget['dates'];
		$from  = $widget['traffic'];
		return array(
		// A delay of nothing would be the first trigger wherever the first one is enough.
			'has_time_delay'                 => $widget['delay'] > 0 || ( 0 === $widget['scroll'] && ! $widget['exit'] ) ? 1 : 0,
			'time_delay'                     => $widget['delay'],
			'exit_intent'                    => $widget['exit'] ? 1 : 0,
			'has_display_after_page_scroll'  => $widget['scroll'] > 0 ? 1 : 0,
			'display_after_page_scroll'      => $widget['scroll'],
			'auto_hide_widget'               => $widget['hide_after'] > 0 ? 1 : 0,
			'hide_after'                     => $widget['hide_after'],
			'has_date_scheduling_rules'      => $dates['enabled'] ? 1 : 0,
			'date_scheduling_rules'          => array(
				'start_date_time' => $dates['start'],
				'end_date_time'   => $dates['end'],
			),
			'time_diff'                      => wp_timezone_string(),
			'has_day_hours_scheduling_rules' => $hours['enabled'] ? 1 : 0,
			'day_hours_scheduling_rules'     => $hours['enabled'] ? self::hours( $hours['lines'] ) : array(),
			'day_time_diff'                  => $hours['zone'],
			'has_countries'                  => $widget['countries']['enabled'] ? 1 : 0,
			'countries'                      => $widget['countries']['codes'],
			'has_traffic_rules'              => $from['enabled'] ? 1 : 0,
			'traffic_rules'                  => array(
				'sources' => $from['sources'],
				'sites'   => $from['sites'],
			),
		);
	}

	/**
	 * Opening hours, a line for each day.
	 *
	 * @param  array[] $lines Lines of several days.
	 * @return array[]
	 */
	private static function hours( array $lines ): array {
		$found = array();
		foreach ( $lines as $line ) {
			foreach ( $line['days'] as $day ) {
				$found[] = array(
					'days'       => (int) $day,
					'start_time' => $line['start'],
					'end_time'   => $line['end'],
				);
			}
		}
		return $found;
	}
}
