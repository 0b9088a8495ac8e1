<?php
/**
 * The owner's settings.
 *
 * @package Hadaya
 */

defined( 'ABSPATH' ) || exit;

/**
 * Reads and completes the one option that the plugin keeps.
 */
final class Hadaya_Options {

	/**
	 * Name of the option.
	 */
	const NAME = 'hadaya_options';

	/**
	 * Fields of the contact form in their order.
	 */
	const FORM_FIELDS = array( 'name', 'email', 'phone', 'message' );

	/**
	 * Settings of a fresh site.
	 *
	 * @return array
	 */
	public static function defaults() {
		return array(
			'islands'       => array_fill_keys( array_keys( Hadaya_Islands::all() ), true ),
			'page_settings' => array(),
			'widget'        => array(
				'enabled'  => false,
				'position' => 'right',
				'color'    => '#7a5c2e',
				'size'     => 54,
				'cta_text' => __( 'Contact us', 'hadaya' ),
				'channels' => array(),
				'tracking' => true,
			),
			'form'          => array(
				'enabled'      => true,
				'title'        => __( 'Contact us', 'hadaya' ),
				'button'       => __( 'Send', 'hadaya' ),
				'required'     => array( 'name', 'email', 'message' ),
				'fields'       => self::FORM_FIELDS,
				'file_label'   => __( 'Logo or brief', 'hadaya' ),
				'success'      => __( 'Thank you. We will answer soon.', 'hadaya' ),
				'redirect'     => '',
				'close_after'  => 0,
				'mail_to'      => '',
				'proxy_header' => '',
			),
			'look'          => array( 'hadaya' => false ),
		);
	}

	/**
	 * All settings, with what is missing filled in.
	 *
	 * @return array
	 */
	public function all() {
		$stored   = get_option( self::NAME, array() );
		$stored   = is_array( $stored ) ? $stored : array();
		$settings = self::defaults();
		foreach ( $settings as $group => $values ) {
			if ( isset( $stored[ $group ] ) && is_array( $stored[ $group ] ) ) {
				$settings[ $group ] = 'page_settings' === $group ? $stored[ $group ] : array_merge( $values, $stored[ $group ] );
			}
		}
		return $settings;
	}

	/**
	 * Whether an island may work on this site.
	 *
	 * @param string $island Island.
	 * @return bool
	 */
	public function is_island_on( $island ) {
		$settings = $this->all();
		return ! empty( $settings['islands'][ $island ] );
	}

	/**
	 * Settings by island for `window.hadaya.settings`.
	 *
	 * @return array
	 */
	public function page_settings() {
		$settings = $this->all();
		return $settings['page_settings'];
	}

	/**
	 * Settings of our own contact widget.
	 *
	 * @return array
	 */
	public function widget() {
		$settings = $this->all();
		return $settings['widget'];
	}

	/**
	 * Settings of our own contact form.
	 *
	 * @return array
	 */
	public function form() {
		$settings = $this->all();
		return $settings['form'];
	}

	/**
	 * Whether the widgets have Hadaya's own look instead of the replaced plugins'.
	 *
	 * @return bool
	 */
	public function has_own_look() {
		$settings = $this->all();
		$look     = isset( $settings['page_settings']['look'] ) ? $settings['page_settings']['look'] : '';
		return ! empty( $settings['look']['hadaya'] ) || 'hadaya' === $look;
	}

	/**
	 * The first WhatsApp number of our own widget, or an empty text.
	 *
	 * @return string
	 */
	public function whatsapp_number() {
		$widget = $this->widget();
		foreach ( $widget['channels'] as $channel ) {
			if ( 'Whatsapp' === $channel['channel'] ) {
				return $channel['value'];
			}
		}
		return '';
	}
}
