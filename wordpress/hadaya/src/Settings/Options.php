<?php
/**
 * The owner's settings.
 *
 * @package Hadaya
 */

namespace Hadaya\Settings;

use Hadaya\Languages\Languages;
use Hadaya\Languages\OwnTexts;

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
		$settings = array();
		foreach ( Groups::names() as $group ) {
			$settings[ $group ] = Groups::complete( $group, $stored[ $group ] ?? null );
		}
		$settings['page_settings'] = isset( $stored['page_settings'] ) && is_array( $stored['page_settings'] ) ? $stored['page_settings'] : array();
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
			$this->islands = Groups::complete( 'islands', $this->stored()['islands'] ?? null );
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
