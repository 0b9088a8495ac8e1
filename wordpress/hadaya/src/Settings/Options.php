<?php
/**
 * The owner's settings.
 *
 * @package Hadaya
 */

namespace Hadaya\Settings;

use Hadaya\Assets\Islands;
use Hadaya\Languages\Languages;
use Hadaya\Languages\OwnTexts;
use Hadaya\Widgets\FormDefaults;
use Hadaya\Widgets\WidgetDefaults;

defined( 'ABSPATH' ) || exit;

/**
 * Reads and completes the one option that the plugin keeps. Completed settings are kept in mind until `forget()`, which is hooked.
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
	 * Months that counts are kept unless the owner says otherwise: two whole years can be compared.
	 */
	const KEEP_MONTHS = 25;

	/**
	 * Runtimes that the islands are built against; the first is the default.
	 */
	const RUNTIMES = array( 'react', 'light' );

	/**
	 * All settings; null until they are first needed.
	 *
	 * @var array|null
	 */
	private ?array $all = null;

	/** @var bool[]|null */
	private ?array $islands = null;

	/**
	 * What the plugin keeps, as it is; null until it is read.
	 *
	 * @var array|null
	 */
	private ?array $stored = null;
	private Languages $languages;

	public function __construct( ?Languages $languages = null ) {
		$this->languages = null === $languages ? new Languages() : $languages;
	}

	/**
	 * Settings of a fresh site.
	 *
	 * @return array
	 */
	public static function defaults(): array {
		return array(
			'islands'       => array_fill_keys( array_keys( Islands::all() ), true ),
			'page_settings' => array(),
			'form'          => FormDefaults::fresh(),
			'messages'      => array(
				'delete_with_plugin' => false,
				'keep_days'          => 0,
			) + array_fill_keys( array( 'templates', 'signatures' ), array() ),
			'statistics'    => array(
				'keep_months' => self::KEEP_MONTHS,
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
		if ( null === $this->stored ) {
			// Not by StoredJson: every request reads the settings, and no further file is read for them.
			$kept         = json_decode( (string) get_option( self::NAME, '' ), true );
			$this->stored = is_array( $kept ) ? $kept : array();
		}
		return $this->stored;
	}

	/**
	 * All settings, with what is missing filled in and the owner's texts in the language of the page.
	 *
	 * @return array
	 */
	public function all(): array {
		if ( null === $this->all ) {
			$elsewhere = has_filter( 'wpml_translate_single_string' ) ? array( StringTranslation::class, 'translate' ) : 'strval';
			$this->all = OwnTexts::in( self::complete( $this->stored() ), Languages::page(), $this->languages->main(), $elsewhere );
		}
		return $this->all;
	}

	/**
	 * Has the settings read anew when they are next needed.
	 */
	public function forget(): void {
		$this->all     = null;
		$this->stored  = null;
		$this->islands = null;
		$this->languages->forget();
	}

	/**
	 * Settings with what is missing filled in, texts in all their languages.
	 *
	 * @param array $stored What is kept.
	 * @return array
	 */
	public static function complete( array $stored ): array {
		$settings = self::defaults();
		foreach ( $settings as $group => $values ) {
			if ( isset( $stored[ $group ] ) && is_array( $stored[ $group ] ) ) {
				$settings[ $group ] = 'page_settings' === $group ? $stored[ $group ] : array_merge( $values, $stored[ $group ] );
			}
		}
		$settings['widgets'] = WidgetDefaults::complete_all( $stored );
		$settings['common']  = WidgetDefaults::complete_common( $stored );
		$settings['form']    = FormDefaults::complete( $settings['form'] );
		return $settings;
	}

	/**
	 * Whether an island may work on this site.
	 *
	 * @param string $island Island.
	 * @return bool
	 */
	public function is_island_on( string $island ): bool {
		$islands = $this->islands();
		return ! empty( $islands[ $island ] );
	}

	/**
	 * Whether any island may work on this site.
	 *
	 * @return bool
	 */
	public function has_islands(): bool {
		return array() !== array_filter( $this->islands() );
	}

	/**
	 * Whether islands may work on this site, by name. Nothing else is completed for that.
	 *
	 * @return bool[]
	 */
	private function islands(): array {
		if ( null === $this->islands ) {
			$stored        = $this->stored();
			$kept          = isset( $stored['islands'] ) && is_array( $stored['islands'] ) ? $stored['islands'] : array();
			$this->islands = array_merge( array_fill_keys( array_keys( Islands::all() ), true ), $kept );
		}
		return $this->islands;
	}

	/**
	 * Settings by island for `window.hadaya.settings`.
	 *
	 * @return array
	 */
	public function page_settings(): array {
		$stored = $this->stored();
		return isset( $stored['page_settings'] ) && is_array( $stored['page_settings'] ) ? $stored['page_settings'] : array();
	}

	/**
	 * Settings of our own contact widgets.
	 *
	 * @return array[]
	 */
	public function widgets(): array {
		return $this->all()['widgets'];
	}

	/**
	 * What all contact widgets share.
	 *
	 * @return array
	 */
	public function common(): array {
		return $this->all()['common'];
	}

	/**
	 * Settings of our own contact form.
	 *
	 * @return array
	 */
	public function form(): array {
		return $this->all()['form'];
	}

	/**
	 * Settings of the form that a widget shows: its own, or that of all.
	 *
	 * @param int|null $id Number of the widget; null for the form of all.
	 * @return array
	 */
	public function form_of( ?int $id ): array {
		$found = null === $id ? array() : array_values( wp_list_filter( $this->widgets(), array( 'id' => $id ) ) );
		return array() === $found ? $this->form() : FormDefaults::of_widget( $this->form(), $found[0] );
	}

	/**
	 * The runtime whose files the owner chose. It is read before WordPress has translations, so it completes nothing.
	 *
	 * @return string
	 */
	public function runtime(): string {
		$runtime = $this->stored()['files']['runtime'] ?? '';
		return in_array( $runtime, self::RUNTIMES, true ) ? $runtime : self::RUNTIMES[0];
	}

	/**
	 * Whether the widgets have Hadaya's own look instead of the replaced plugins'.
	 *
	 * @return bool
	 */
	public function has_own_look(): bool {
		$stored = $this->stored();
		$look   = isset( $stored['page_settings']['look'] ) ? $stored['page_settings']['look'] : '';
		return ! empty( $stored['look']['hadaya'] ) || 'hadaya' === $look;
	}
}
