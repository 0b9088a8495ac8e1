<?php
/**
 * The owner's settings.
 *
 * @package Hadaya
 */

namespace Hadaya\Settings;

use Hadaya\Settings\Schema\ChannelSchema;
use Hadaya\Settings\Schema\FormExtras;
use Hadaya\Settings\Schema\FormSchema;
use Hadaya\Statistics\CountRetention;
use Hadaya\Swap\Islands;
use Hadaya\Widgets\WidgetDefaults;

defined( 'ABSPATH' ) || exit;

/**
 * Reads and completes the one option that the plugin keeps.
 */
final class Options {


	/**
	 * Name of the option.
	 */
	const NAME = 'hadaya_options';

	/**
	 * Fields of the contact form in their order.
	 */
	const FORM_FIELDS = array( 'name', 'email', 'phone', 'message' );

	/**
	 * Runtimes that the islands are built against; the first is the default.
	 */
	const RUNTIMES = array( 'react', 'light' );

	/**
	 * Settings of a fresh site.
	 *
	 * @return array
	 */
	public static function defaults(): array {
		return array(
			'islands'       => array_fill_keys( array_keys( Islands::all() ), true ),
			'page_settings' => array(),
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
			'messages'      => array( 'keep_days' => 0 ),
			'statistics'    => array(
				'keep_months'   => CountRetention::MONTHS,
				'measure_speed' => false,
				'speed_share'   => 10,
			),
			'look'          => array( 'hadaya' => false ),
			'files'         => array( 'runtime' => self::RUNTIMES[0] ),
		);
	}

	/**
	 * What the plugin keeps, as it is.
	 *
	 * @return array
	 */
	public function stored(): array {
		$stored = get_option( self::NAME, array() );
		return is_array( $stored ) ? $stored : array();
	}

	/**
	 * All settings, with what is missing filled in.
	 *
	 * @return array
	 */
	public function all(): array {
		return self::complete( $this->stored() );
	}

	/**
	 * Settings with what is missing filled in; those of older versions in today's shape.
	 *
	 * @param  array $stored What is kept.
	 * @return array
	 */
	public static function complete( array $stored ): array {
		$settings = self::defaults();
		foreach ( $settings as $group => $values ) {
			if (isset( $stored[ $group ] ) && is_array( $stored[ $group ] ) ) {
				$settings[ $group ] = 'page_settings' === $group ? $stored[ $group ] : array_merge( $values, $stored[ $group ] );
			}
		}
		$settings['widgets'] = WidgetDefaults::complete_all( $stored );
		$settings['common']  = WidgetDefaults::complete_common( $stored );
		$settings['form']    = FormExtras::complete( $settings['form'] );
		if (! isset( $settings['form']['items'] ) ) {
			$settings['form']['items'] = FormSchema::items_of( $settings['form'] );
		}
		$settings['form']['items']    = array_map( array( FormSchema::class, 'complete' ), array_values( array_filter( (array) $settings['form']['items'], 'is_array' ) ) );
		$required                     = wp_list_filter( $settings['form']['items'], array( 'required' => true ) );
		$settings['form']['fields']   = array_values( array_unique( array_intersect( wp_list_pluck( $settings['form']['items'], 'field' ), self::FORM_FIELDS ) ) );
		$settings['form']['required'] = array_values( array_intersect( $settings['form']['fields'], wp_list_pluck( $required, 'field' ) ) );
		return $settings;
	}

	/**
	 * Whether an island may work on this site.
	 *
	 * @param  string $island Island.
	 * @return bool
	 */
	public function is_island_on( string $island ): bool {
		$settings = $this->all();
		return ! empty( $settings['islands'][ $island ] );
	}

	/**
	 * Settings by island for `window.hadaya.settings`.
	 *
	 * @return array
	 */
	public function page_settings(): array {
		$settings = $this->all();
		return $settings['page_settings'];
	}

	/**
	 * Settings of our own contact widgets.
	 *
	 * @return array[]
	 */
	public function widgets(): array {
		$settings = $this->all();
		return $settings['widgets'];
	}

	/**
	 * What all contact widgets share.
	 *
	 * @return array
	 */
	public function common(): array {
		$settings = $this->all();
		return $settings['common'];
	}

	/**
	 * Settings of our own contact form.
	 *
	 * @return array
	 */
	public function form(): array {
		$settings = $this->all();
		return $settings['form'];
	}

	/**
	 * The runtime whose files the owner chose. It is read before WordPress has translations, so it completes nothing.
	 *
	 * @return string
	 */
	public function runtime(): string {
		$stored  = get_option( self::NAME, array() );
		$runtime = isset( $stored['files']['runtime'] ) ? $stored['files']['runtime'] : '';
		return in_array( $runtime, self::RUNTIMES, true ) ? $runtime : self::RUNTIMES[0];
	}

	/**
	 * Whether the widgets have Hadaya's own look instead of the replaced plugins'.
	 *
	 * @return bool
	 */
	public function has_own_look(): bool {
		$settings = $this->all();
		$look     = isset( $settings['page_settings']['look'] ) ? $settings['page_settings']['look'] : '';
		return ! empty( $settings['look']['hadaya'] ) || 'hadaya' === $look;
	}

	/**
	 * The first WhatsApp number of our own widgets, or an empty text.
	 *
	 * @return string
	 */
	public function whatsapp_number(): string {
		$channels = array_merge( ...array_column( $this->widgets(), 'channels' ) );
		foreach ( $channels as $channel ) {
			if ('Whatsapp' === $channel['channel'] ) {
				return ChannelSchema::has_team( $channel ) ? $channel['agents'][0]['value'] : $channel['value'];
			}
		}
		return '';
	}
}
